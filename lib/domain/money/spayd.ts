import { fold } from "../words/fold.ts";
import { minorToDecimal } from "./money.ts";

const AMOUNT_MAX_LENGTH = 10;
const MESSAGE_MAX_LENGTH = 60;
const RECIPIENT_MAX_LENGTH = 35;
/** Banks reliably accept only domestic payments in CZK (qr-platba.cz FAQ). */
const CURRENCY = "CZK";

export type SpaydPayment = {
	/** Without spaces. */
	iban: string;
	/** Haléře, above 0. */
	amountMinor: number;
	/** 1–10 digits. */
	variableSymbol: string;
	message: string;
	recipient: string;
};

/**
 * Payment string of QR Platba (SPAYD 1.0). It has no due date: banks would schedule the payment for that day. Message
 * and recipient lose diacritics so that the QR code stays in its compact alphanumeric mode. Null for a payment that no
 * bank accepts.
 */
export function spayd(payment: SpaydPayment): string | null {
	const { iban, amountMinor, variableSymbol } = payment;
	if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban) || !/^\d{1,10}$/.test(variableSymbol)) return null;
	if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return null;
	const amount = minorToDecimal(amountMinor);
	if (amount.length > AMOUNT_MAX_LENGTH) return null;
	const message = plain(payment.message, MESSAGE_MAX_LENGTH);
	const recipient = plain(payment.recipient, RECIPIENT_MAX_LENGTH);
	return [
		"SPD*1.0",
		`ACC:${iban}`,
		`AM:${amount}`,
		`CC:${CURRENCY}`,
		`X-VS:${variableSymbol}`,
		...(message === "" ? [] : [`MSG:${message}`]),
		...(recipient === "" ? [] : [`RN:${recipient}`]),
	].join("*");
}

/** Keeps the alphanumeric mode's characters without "*", which ends a value, and "%" and "+", which readers decode. */
function plain(text: string, maxLength: number): string {
	return fold(text)
		.toUpperCase()
		.replace(/[^0-9A-Z$\-./:]+/g, " ")
		.trim()
		.slice(0, maxLength)
		.trimEnd();
}
