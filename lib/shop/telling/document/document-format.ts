import { LOCALE_FACTS, type Locale } from "../../../domain/locale.ts";
import { type Currency, formatMoney } from "../../../domain/money/money.ts";

/** Papers write a day by the month's name, Czech ones in figures. */
const BY_NAME: Intl.DateTimeFormatOptions = { dateStyle: "long" };
const DAY: Partial<Record<Locale, Intl.DateTimeFormatOptions>> = {
	cs: { day: "numeric", month: "numeric", year: "numeric" },
};

/** A date as the language writes it, "20. 11. 2026" or "20 November 2026", joined by U+00A0. */
export function formatDay(locale: Locale, day: string): string {
	const format = new Intl.DateTimeFormat(LOCALE_FACTS[locale].tag, { ...(DAY[locale] ?? BY_NAME), timeZone: "UTC" });
	return format.format(new Date(`${day}T12:00:00Z`)).replaceAll(" ", "\u00a0");
}

/** Money with a typographic minus sign. */
export function formatAmount(
	minor: number,
	currency: Pick<Currency, "symbol_before" | "symbol_after" | "decimals">,
): string {
	return formatMoney(minor, currency).replace("-", "−");
}

/** "21.00" as "21", "12.50" as "12,5". */
export function formatPercent(vatPercent: string | number): string {
	return String(Number(vatPercent)).replace(".", ",");
}

/** One line without control characters and direction marks: typed text must not rearrange a document. */
export function plain(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
		.replace(/\p{Cf}/gu, "")
		.trim();
}
