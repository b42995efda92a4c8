import type { Locale } from "../../../domain/locale.ts";
import { czkPerUnit } from "../../../domain/money/document-amounts.ts";
import { formatIban } from "../../../domain/money/iban.ts";
import { hasPlace } from "../../../domain/people/postal-address.ts";
import { formatZip } from "../../../domain/people/zip.ts";
import type { DocumentData } from "./document-data.ts";
import { formatAmount, formatDay, formatPercent, plain } from "./document-format.ts";
import type { DocumentTexts } from "./document-texts.ts";

type Fact = { label: string; value: string };

/** A document as positioned texts, ready to draw. */
export type Paper = {
	locale: Locale;
	/** The document's and the file's date, "2026-11-20". */
	day: string;
	shop: string;
	title: string;
	number: string;
	subject: string;
	author: string;
	parties: { title: string; name: string; lines: string[] }[];
	facts: Fact[];
	columns: string[];
	rows: { name: string; detail: string; cells: string[] }[];
	totals: (Fact & { isStrong: boolean })[];
	recap: { title: string; columns: string[]; rows: string[][] };
	notes: string[];
	footer: string[];
	page(page: number, pages: number): string;
};

/** A packing slip: a document without money. */
export type Slip = Omit<Paper, "totals" | "recap">;

type FactKey =
	| "issued"
	| "taxPoint"
	| "correctedOn"
	| "due"
	| "order"
	| "symbol"
	| "payment"
	| "account"
	| "iban"
	| "corrects"
	| "reason"
	| "rate";
type Line = DocumentData["lines"][number];

const CZK = { symbol_before: "", symbol_after: "Kč", decimals: 2 };

/** Turns a document's stored data into texts of its language. Pure except for the texts. */
export function paperOf(data: DocumentData, t: DocumentTexts): Paper {
	const { locale, seller } = data;
	return {
		locale,
		day: data.issuedOn,
		shop: t("shop"),
		// Only a VAT payer issues tax documents (Act 235/2004 § 26).
		title: t(`kinds.${data.kind === "invoice" && seller.taxId === "" ? "untaxed" : data.kind}`),
		number: t("number", { number: data.number }),
		subject: t("subject", { order: data.orderNumber }),
		author: plain(seller.company),
		parties: parties(data, t),
		facts: facts(data, t).filter(({ value }) => value !== ""),
		columns: (["item", "quantity", "unitBase", "vat", "unit", "total"] as const).map((key) => t(`columns.${key}`)),
		rows: rows(data, t),
		totals: totals(data, t),
		recap: recap(data, t),
		notes: [noteOf(data, t)],
		footer: [seller.registration, [seller.phone, seller.email].filter(Boolean).join(" · ")].map(plain).filter(Boolean),
		page: (page, pages) => t("page", { page: String(page), pages: String(pages) }),
	};
}

function parties({ seller, buyer }: DocumentData, t: DocumentTexts): Paper["parties"] {
	const ids = ({ companyId, taxId }: { companyId: string; taxId: string }) => [
		companyId && t("companyId", { id: companyId }),
		taxId && t("taxId", { id: taxId }),
	];
	const person = `${buyer.firstname} ${buyer.lastname}`.trim();
	const isCompany = buyer.company.trim() !== "";
	return [
		{ title: t("seller"), name: seller.company, lines: [seller.street, seller.city, ...ids(seller)] },
		{
			title: t("buyer"),
			name: isCompany ? buyer.company : person,
			lines: [
				isCompany ? person : "",
				buyer.street,
				`${formatZip(buyer.zip)} ${buyer.city}`,
				hasPlace(buyer) ? buyer.country : "",
				...ids(buyer),
			],
		},
	].map(({ title, name, lines }) => ({
		title,
		name: plain(name),
		lines: lines.map(plain).filter((line) => line !== ""),
	}));
}

function facts(data: DocumentData, t: DocumentTexts): Fact[] {
	const { locale, corrects, currency } = data;
	const fact = (key: FactKey, value: string) => ({ label: t(`facts.${key}`), value });
	const day = (value: string | null) => (value === null ? "" : formatDay(locale, value));
	const rate =
		currency.code === "CZK" ? "" : `1\u00a0${currency.code} = ${czkPerUnit(currency.rate).replace(".", ",")}\u00a0Kč`;
	if (corrects)
		return [
			fact("issued", day(data.issuedOn)),
			fact("correctedOn", day(data.taxPointOn)),
			fact("corrects", t("corrected", { number: corrects.number, date: day(corrects.issuedOn) })),
			fact("reason", t(`reasons.${corrects.reason}`)),
			fact("order", data.orderNumber),
			fact("rate", rate),
		];
	return [
		fact("issued", day(data.issuedOn)),
		fact("taxPoint", day(data.taxPointOn)),
		fact("due", day(data.dueOn)),
		fact("payment", plain(data.payment.name)),
		fact("order", data.orderNumber),
		fact("symbol", data.variableSymbol),
		fact("account", data.seller.bankAccount),
		fact("iban", formatIban(data.seller.iban)),
		fact("rate", rate),
	];
}

/** Lines that a document shows: rounding is beside the total, and a payment fee only when it is not 0. */
export function shownLines({ lines }: DocumentData): Line[] {
	return lines.filter((line) => line.kind !== "rounding" && !(line.kind === "payment" && line.totalMinor === 0));
}

/** Text of a document's line. */
export function lineName({ kind, name, variantName }: Line, t: DocumentTexts): string {
	if (kind === "voucher") return plain(t("discount", { code: name }));
	return plain([name, kind === "goods" ? variantName : ""].filter(Boolean).join(", "));
}

function rows(data: DocumentData, t: DocumentTexts): Paper["rows"] {
	return shownLines(data).map((line) => {
		// A discount covers goods of several VAT rates; the recapitulation shows how it is split.
		const hasVat = line.kind !== "voucher";
		return {
			name: lineName(line, t),
			detail: line.kind === "goods" ? plain(line.code) : "",
			cells: [
				String(line.quantity).replace("-", "−"),
				hasVat ? formatAmount(line.unitBaseMinor, data.currency) : "",
				hasVat ? t("percent", { percent: formatPercent(line.vatPercent) }) : "",
				formatAmount(line.unitMinor, data.currency),
				formatAmount(line.totalMinor, data.currency),
			],
		};
	});
}

function totals(data: DocumentData, t: DocumentTexts): Paper["totals"] {
	const sum = (of: (rate: DocumentData["vat"][number]) => number) => data.vat.reduce((all, rate) => all + of(rate), 0);
	const total = (label: string, minor: number, isStrong = false) => ({
		label,
		value: formatAmount(minor, data.currency),
		isStrong,
	});
	const rounding = data.roundingMinor === 0 ? [] : [total(t("totals.rounding"), data.roundingMinor)];
	const last = data.kind === "invoice" && data.paidOn !== null ? "paid" : data.kind;
	return [
		total(
			t("totals.base"),
			sum(({ baseMinor }) => baseMinor),
		),
		total(
			t("totals.vat"),
			sum(({ vatMinor }) => vatMinor),
		),
		...rounding,
		total(t(`totals.${last}`), data.totalMinor, true),
	];
}

function recap(data: DocumentData, t: DocumentTexts): Paper["recap"] {
	const hasCzk = data.vat.some(({ czk }) => czk !== null);
	const keys = ["rate", "base", "vat", "gross", ...(hasCzk ? (["baseCzk", "vatCzk"] as const) : [])] as const;
	return {
		title: t("recap.title"),
		columns: keys.map((key) => t(`recap.${key}`)),
		rows: data.vat.map(({ vatPercent, baseMinor, vatMinor, grossMinor, czk }) => [
			t("percent", { percent: formatPercent(vatPercent) }),
			...[baseMinor, vatMinor, grossMinor].map((minor) => formatAmount(minor, data.currency)),
			...(czk ? [formatAmount(czk.baseMinor, CZK), formatAmount(czk.vatMinor, CZK)] : []),
		]),
	};
}

/** The sentence at the end of a document: how to pay, or what it corrects. */
export function noteOf(data: DocumentData, t: DocumentTexts): string {
	if (data.kind === "credit_note") return t("notes.credit_note");
	if (data.paidOn !== null) return t("notes.paid", { date: formatDay(data.locale, data.paidOn) });
	const date = data.dueOn === null ? "" : formatDay(data.locale, data.dueOn);
	return t(`notes.${data.payment.kind}`, { date });
}
