/* sound BOOK…: says what is wrong with each, or nothing. The status is 1 if anything is. */
#include "book.h"

int main(int argc, char **argv)
{
	int status = 0;

	for (int i = 1; i < argc; i++) {
		const char *found = unsound(argv[i]);
		if (found)
			printf("%s: %s\n", argv[i], found);
		status |= found != NULL;
	}
	return status;
}
