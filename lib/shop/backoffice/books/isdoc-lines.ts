import { czkMinorOf, discountPerRate, unitBaseMinor } from "../../../domain/money/document-amounts.ts";
import type { DocumentData } from "../../telling/document/document-data.ts";
import { plain } from "../../telling/document/document-format.ts";
import type { DocumentTexts } from "../../telling/document/document-texts.ts";
import { lineName, shownLines } from "../../telling/document/paper.ts";
import { element, group } from "../../telling/publish/xml.ts";
import { type AmountWriter, amountWriter } from "./isdoc-amounts.ts";

type Line = {
	name: string;
	code: string;
	quantity: number;
	unitBaseMinor: number;
	unitMinor: number;
	totalMinor: number;
	vatPercent: string;
};

/** Lines as printed, except one discount per VAT rate in place of the vouchers: an ISDOC line has one rate. */
export function invoiceLines(data: DocumentData, t: DocumentTexts, isTaxed: boolean): string {
	const amounts = amountWriter(data);
	const lines = [...soldLines(data, t), ...discountLines(data, t)];
	return group("InvoiceLines", ...lines.map((line, at) => invoiceLine(line, { data, amounts, isTaxed, id: at + 1 })));
}

function soldLines(data: DocumentData, t: DocumentTexts): Line[] {
	return shownLines(data)
		.filter(({ kind }) => kind !== "voucher")
		.map((line) => ({ ...line, name: lineName(line, t), code: line.kind === "goods" ? plain(line.code) : "" }));
}

function discountLines(data: DocumentData, t: DocumentTexts): Line[] {
	const codes = data.lines.filter(({ kind }) => kind === "voucher").map(({ name }) => name);
	const quantity = data.kind === "credit_note" ? -1 : 1;
	return discountPerRate(data.lines, data.vat).map(({ vatPercent, totalMinor }) => {
		const unitMinor = totalMinor * quantity;
		const base = unitBaseMinor(unitMinor, vatPercent);
		const name = plain(t("discount", { code: codes.join(", ") }));
		return { name, code: "", quantity, unitBaseMinor: base, unitMinor, totalMinor, vatPercent };
	});
}

type Place = { data: DocumentData; amounts: AmountWriter; isTaxed: boolean; id: number };

function invoiceLine(line: Line, { data: { kind, currency }, amounts, isTaxed, id }: Place): string {
	const amount = (ownMinor: number) => ({ ownMinor, czkMinor: czkMinorOf(ownMinor, currency) });
	const total = amount(line.totalMinor);
	const base = amount(unitBaseMinor(line.totalMinor, line.vatPercent));
	const isNote = kind === "credit_note";
	// On a credit note unit prices stay positive and quantities are negated here; the writer negates amounts.
	const price = (minor: number) => czkMinorOf(isNote ? -minor : minor, currency);
	return group(
		"InvoiceLine",
		element("ID", id),
		`<InvoicedQuantity unitCode="ks">${isNote ? -line.quantity : line.quantity}</InvoicedQuantity>`,
		amounts.ownFirst("LineExtensionAmount", base),
		amounts.ownFirst("LineExtensionAmountTaxInclusive", total),
		amounts.czk("LineExtensionTaxAmount", total.czkMinor - base.czkMinor),
		amounts.czk("UnitPrice", price(line.unitBaseMinor)),
		amounts.czk("UnitPriceTaxInclusive", price(line.unitMinor)),
		group(
			"ClassifiedTaxCategory",
			element("Percent", Number(line.vatPercent)),
			// 1: VAT computed from prices with VAT (Act 235/2004 § 37).
			element("VATCalculationMethod", 1),
			element("VATApplicable", String(isTaxed)),
		),
		group("Item", element("Description", line.name), group("SellersItemIdentification", element("ID", line.code))),
	);
}
