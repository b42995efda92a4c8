/** QR Platba requires level M; a margin of four modules. */
const LOOK = { errorCorrectionLevel: "M", margin: 4 } as const;
const PNG_PIXELS_PER_MODULE = 6;

/** A payment string as a QR code for a page. */
export async function paymentQrSvg(payment: string): Promise<string> {
	const { default: qr } = await import("qrcode");
	return qr.toString(payment, { ...LOOK, type: "svg" });
}

/** The same for a mail, because mail programs do not show SVG, and for a phone, which saves no SVG. */
export async function paymentQrPng(payment: string): Promise<Buffer> {
	const { default: qr } = await import("qrcode");
	return qr.toBuffer(payment, { ...LOOK, type: "png", scale: PNG_PIXELS_PER_MODULE });
}
