import type { WorkingDays } from "../goods/availability.ts";

/** Texts of the namespace `workingDays`. */
type DaysTexts = (key: "range" | "exact" | "upTo", days: { from: number; to: number }) => string;

/** The one wording of a promise, "za 1–2 pracovní dny" or "do 10 pracovních dnů", for screens and mails. */
export function daysText(t: DaysTexts, { from, to }: WorkingDays): string {
	if (from === null) return t("upTo", { from: 0, to });
	return t(from === to ? "exact" : "range", { from, to });
}
