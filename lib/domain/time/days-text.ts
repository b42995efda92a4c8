import type { WorkingDays } from "../goods/availability.ts";

/** Texts of the namespace `workingDays`. */
type DaysTexts = (key: "range" | "exact" | "upTo", days: { from: number; to: number }) => string;

/** Wording of a promise for screens and mails: "za 1–2 pracovní dny" or "do 10 pracovních dnů". */
export function daysText(t: DaysTexts, { from, to }: WorkingDays): string {
	if (from === null) return t("upTo", { from: 0, to });
	return t(from === to ? "exact" : "range", { from, to });
}
