/* A whole journal on its way into the book: players, seats, deals, cards, rulings and discipline. */
#include "fuzz_cli.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	fuzz_command(cli_run_import, data, n);
	return 0;
}
