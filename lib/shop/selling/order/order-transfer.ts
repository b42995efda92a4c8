import { ibanOfCzechAccount } from "../../../domain/money/iban.ts";
import { spayd } from "../../../domain/money/spayd.ts";
import type { OrderState } from "../../../domain/order/order-states.ts";
import { isByTransfer, type PaymentKind } from "../../../domain/order/payment-kinds.ts";

/**
 * Payment by transfer as the order's reply gives it: the shop's IBAN, blank when the account number's check digits are wrong,
 * and the QR Platba string, null unless a transfer in CZK is awaited.
 */
export function transferOf(order: {
	number: string;
	state: OrderState;
	paymentKind: PaymentKind;
	currencyCode: string;
	totalMinor: number;
	/** The shop's own name and account. */
	company: string;
	bankAccount: string;
}): { iban: string; qr_payment: string | null } {
	const iban = ibanOfCzechAccount(order.bankAccount) ?? "";
	const isAwaited = isByTransfer(order.paymentKind) && order.state === "waiting_for_payment";
	if (!isAwaited || order.currencyCode !== "CZK") return { iban, qr_payment: null };
	const payment = {
		iban,
		amountMinor: order.totalMinor,
		variableSymbol: order.number,
		// Names alone, so that it is the same in every language.
		message: `${order.company} ${order.number}`,
		recipient: order.company,
	};
	return { iban, qr_payment: spayd(payment) };
}
