/** A period of the books: its first and its last day, in Prague. */
export type AccountingPeriod = { name: string; from: string; to: string };

/**
 * A month "2026-11", a quarter "2026-Q4" or a year "2026": the periods of VAT (Act 235/2004 § 99, § 99a) and accounts.
 * Null for any other text; never throws.
 */
export function accountingPeriod(text: string): AccountingPeriod | null {
	const match = /^([12]\d{3})(?:-(0[1-9]|1[0-2])|-Q([1-4]))?$/.exec(text);
	if (!match) return null;
	const [, year, month, quarter] = match;
	const months = month ? 1 : quarter ? 3 : 12;
	const first = month ? Number(month) : quarter ? Number(quarter) * 3 - 2 : 1;
	// Day 0 of a month is the last day of the month before.
	const to = new Date(Date.UTC(Number(year), first - 1 + months, 0)).toISOString().slice(0, 10);
	return { name: text, from: `${year}-${String(first).padStart(2, "0")}-01`, to };
}
