/* A table of results that a club has, CSV or a workbook, on its way into the book. */
#include "fuzz_cli.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
	fuzz_command(cli_run_event_import, data, n);
	return 0;
}
