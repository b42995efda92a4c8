import { LOCALE_FACTS, type Locale } from "../../../domain/locale.ts";
import { minorToDecimal } from "../../../domain/money/money.ts";
import { INFLUENCER_GROUP_ID } from "../../../domain/people/account-limits.ts";
import { csvOf } from "../../kernel/base/csv.ts";
import { atOneMoment } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { loadReportTexts } from "../../telling/document/report-texts.ts";
import { isInGroup, monthVoucherRows } from "./report.sql.ts";

/** How a table is read by the office programs of a country: where a comma divides numbers, it cannot divide cells. */
function tableSigns(locale: Locale): { decimalSign: string; separator: "," | ";" } {
	const parts = new Intl.NumberFormat(LOCALE_FACTS[locale].tag).formatToParts(0.5);
	const decimalSign = parts.find(({ type }) => type === "decimal")?.value ?? ".";
	return { decimalSign, separator: decimalSign === "," ? ";" : "," };
}

/**
 * All months of an influencer's vouchers as CSV: semicolons and decimal commas in Czech; null for a customer who is no
 * influencer.
 */
export async function exportReport(
	shop: Shop,
	userId: number,
	locale: Locale,
): Promise<{ name: string; text: string } | null> {
	const rows = await atOneMoment(shop.db, async (tx) =>
		(await isInGroup(tx, userId, INFLUENCER_GROUP_ID)) ? monthVoucherRows(tx, userId) : null,
	);
	if (!rows) return null;
	const t = await loadReportTexts(locale);
	const header = [t("month"), t("voucher"), t("usedCount"), t("turnover"), t("margin"), t("unpaid")];
	const { decimalSign, separator } = tableSigns(locale);
	const amount = (minor: string) => minorToDecimal(Number(minor)).replace(".", decimalSign);
	const lines = rows.map((row) => [
		row.month,
		row.code,
		`${row.used_count}`,
		...[row.turnover, row.margin, row.unpaid].map(amount),
	]);
	return { name: t("fileName"), text: csvOf([header, ...lines], separator) };
}
