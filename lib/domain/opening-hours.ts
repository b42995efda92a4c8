import type { Locale } from "./locale.ts";

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const NAMES: Record<Locale, readonly string[]> = {
	cs: ["Po", "Út", "St", "Čt", "Pá", "So", "Ne"],
	en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
};

/** Opening hours as carriers write them ("Mo-Fr 08:00-18:00; Sa 09:00-12:00") for reading: "Po–Pá 8:00–18:00, So 9:00–12:00". */
export function formatOpeningHours(hours: string, locale: Locale): string {
	return hours
		.replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => NAMES[locale][DAYS.indexOf(day as (typeof DAYS)[number])] ?? day)
		.replace(/\b0(\d:)/g, "$1")
		.replaceAll("-", "–")
		.replaceAll(";", ",");
}
