/* QR codes, with libqrencode. */
#include "export/export.h"

#include <qrencode.h>

int export_qr(const char *code, void (*dark)(void *arg, int x, int y, int n), void *arg)
{
	QRcode *qr = QRcode_encodeString(code, 0, QR_ECLEVEL_M, QR_MODE_8, 0);
	int side = qr ? qr->width : 0;

	for (int y = 0; y < side; y++) {
		const unsigned char *row = qr->data + y * side;
		for (int x = 0, n; x < side; x += n + 1) {
			for (n = 0; x + n < side && (row[x + n] & 1); n++)
				;
			if (n > 0)
				dark(arg, x, y, n);
		}
	}
	QRcode_free(qr);
	return side;
}
