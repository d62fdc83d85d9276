/* CSV: a list of players on its way into the book. */
#include "fuzz_cli.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	fuzz_command(cli_run_player_import, data, n);
	return 0;
}
