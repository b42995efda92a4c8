import { isByTransfer, type PaymentKind } from "../../../domain/order/payment-kinds.ts";
import { element, group, standing } from "../../telling/publish/xml.ts";
import type { Amount, BookedDocument } from "./booked-document.ts";
import { amountWriter, NOTHING } from "./isdoc-amounts.ts";

type Rate = { percent: number; base: Amount; vat: Amount; gross: Amount };

/** VAT per rate and the total. */
export function taxTotal(document: BookedDocument): string {
	const { ownFirst } = amountWriter(document.data);
	const rates = ratesOf(document);
	return group(
		"TaxTotal",
		...rates.map(({ percent, base, vat, gross }) =>
			group(
				"TaxSubTotal",
				ownFirst("TaxableAmount", base),
				ownFirst("TaxAmount", vat),
				ownFirst("TaxInclusiveAmount", gross),
				ownFirst("AlreadyClaimedTaxableAmount", NOTHING),
				ownFirst("AlreadyClaimedTaxAmount", NOTHING),
				ownFirst("AlreadyClaimedTaxInclusiveAmount", NOTHING),
				ownFirst("DifferenceTaxableAmount", base),
				ownFirst("DifferenceTaxAmount", vat),
				ownFirst("DifferenceTaxInclusiveAmount", gross),
				group("TaxCategory", element("Percent", percent), element("VATApplicable", String(document.isTaxed))),
			),
		),
		ownFirst("TaxAmount", sumOf(rates, "vat")),
	);
}

/** Totals at the end; rounding is not taxed. */
export function legalMonetaryTotal(document: BookedDocument): string {
	const { czkFirst } = amountWriter(document.data);
	const rates = ratesOf(document);
	const [base, gross] = [sumOf(rates, "base"), sumOf(rates, "gross")];
	return group(
		"LegalMonetaryTotal",
		czkFirst("TaxExclusiveAmount", base),
		czkFirst("TaxInclusiveAmount", gross),
		czkFirst("AlreadyClaimedTaxExclusiveAmount", NOTHING),
		czkFirst("AlreadyClaimedTaxInclusiveAmount", NOTHING),
		czkFirst("DifferenceTaxExclusiveAmount", base),
		czkFirst("DifferenceTaxInclusiveAmount", gross),
		czkFirst("PayableRoundingAmount", document.rounding),
		czkFirst("PaidDepositsAmount", NOTHING),
		czkFirst("PayableAmount", document.total),
	);
}

const MEANS: Record<PaymentKind, number> = { cash_on_delivery: 50, transfer: 42, card: 48 };

/**
 * How an invoice is paid, by the schema's code list: 42 a transfer, with the account, 48 a card, 50 cash on delivery. None
 * for a credit note: its data lack the way of the refund.
 */
export function paymentMeans({ data, total }: BookedDocument): string {
	if (data.kind === "credit_note") return "";
	const payment = group(
		"Payment",
		amountWriter(data).czk("PaidAmount", total.czkMinor),
		element("PaymentMeansCode", MEANS[data.payment.kind]),
		isByTransfer(data.payment.kind) ? transferDetails(data) : "",
	);
	return group("PaymentMeans", payment);
}

/**
 * Blank without an account number in the Czech format. The schema requires the bank's name and BIC, which the shop does not
 * know.
 */
function transferDetails({ seller, dueOn, variableSymbol }: BookedDocument["data"]): string {
	const [account, bankCode] = seller.bankAccount.replace(/\s/g, "").split("/");
	if (!account || !bankCode || dueOn === null) return "";
	return group(
		"Details",
		element("PaymentDueDate", dueOn),
		element("ID", account),
		element("BankCode", bankCode),
		standing("Name", ""),
		standing("IBAN", seller.iban),
		standing("BIC", ""),
		element("VariableSymbol", variableSymbol),
	);
}

function ratesOf({ data, rates }: BookedDocument): Rate[] {
	const all = data.vat.flatMap((own, at) => {
		const czk = rates[at];
		if (!czk) return [];
		const base = { ownMinor: own.baseMinor, czkMinor: czk.baseMinor };
		const vat = { ownMinor: own.vatMinor, czkMinor: czk.vatMinor };
		return [{ percent: czk.percent, base, vat, gross: plus(base, vat) }];
	});
	// The schema requires a rate even for a document of 0.
	return all.length === 0 ? [{ percent: 0, base: NOTHING, vat: NOTHING, gross: NOTHING }] : all;
}

function sumOf(rates: Rate[], of: "base" | "vat" | "gross"): Amount {
	return rates.reduce((sum, rate) => plus(sum, rate[of]), NOTHING);
}

function plus(a: Amount, b: Amount): Amount {
	return { ownMinor: a.ownMinor + b.ownMinor, czkMinor: a.czkMinor + b.czkMinor };
}
