import type { Shop } from "../../kernel/shop.ts";
import type { DocumentData } from "../document/document-data.ts";
import { paymentQrPng } from "../document/payment-qr.ts";
import { listDocumentFiles } from "../document/read-document.ts";
import type { MailAttachment } from "./send-mail.ts";

/** Content id of the payment's picture in a mail's HTML: `<img src="cid:qr-platba">`. */
export const PAYMENT_QR_CID = "qr-platba";

/** The invoice of an order as an attachment; null when it has none. */
export function invoiceAttachment(shop: Shop, orderId: number): Promise<MailAttachment | null> {
	return attachmentOf(shop, orderId, "invoice");
}

/** The credit note of an order as an attachment; null when it has none. */
export function creditNoteAttachment(shop: Shop, orderId: number): Promise<MailAttachment | null> {
	return attachmentOf(shop, orderId, "credit_note");
}

/** The QR code of a payment as an embedded picture. */
export async function paymentQrAttachment(payment: string): Promise<MailAttachment> {
	return {
		filename: `${PAYMENT_QR_CID}.png`,
		contentType: "image/png",
		content: await paymentQrPng(payment),
		cid: PAYMENT_QR_CID,
	};
}

async function attachmentOf(shop: Shop, orderId: number, kind: DocumentData["kind"]): Promise<MailAttachment | null> {
	const files = (await listDocumentFiles(shop.db, { id: orderId })) ?? [];
	const file = files.find((one) => one.kind === kind);
	return file ? { filename: file.name, contentType: "application/pdf", content: file.bytes } : null;
}
