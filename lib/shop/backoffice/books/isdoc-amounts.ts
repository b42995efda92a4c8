import { minorToDecimal } from "../../../domain/money/money.ts";
import type { DocumentData } from "../../telling/document/document-data.ts";
import { element } from "../../telling/publish/xml.ts";
import type { Amount } from "./booked-document.ts";

export const NOTHING: Amount = { ownMinor: 0, czkMinor: 0 };

/** Writes elements with amounts of one document. */
export type AmountWriter = {
	/** In CZK alone. */
	czk(name: string, czkMinor: number): string;
	/** In the document's currency, unless that is CZK, then in CZK: the order of lines and rates. */
	ownFirst(name: string, amount: Amount): string;
	/** In CZK first: the order of the totals. */
	czkFirst(name: string, amount: Amount): string;
};

/** Amounts in ISDOC's form: positive on a credit note, whose type gives the sign. */
export function amountWriter({ kind, currency }: DocumentData): AmountWriter {
	const sign = kind === "credit_note" ? -1 : 1;
	const czk = (name: string, czkMinor: number) => element(name, minorToDecimal(sign * czkMinor));
	const own = (name: string, ownMinor: number) =>
		currency.code === "CZK" ? "" : element(`${name}Curr`, minorToDecimal(sign * ownMinor, currency.decimals));
	return {
		czk,
		ownFirst: (name, { ownMinor, czkMinor }) => own(name, ownMinor) + czk(name, czkMinor),
		czkFirst: (name, { ownMinor, czkMinor }) => czk(name, czkMinor) + own(name, ownMinor),
	};
}
