import { useFormatter } from "next-intl";

/** Formatted dates of an order, in the shop's time zone. */
export function useDates() {
	const format = useFormatter();
	return {
		/** "29. 11. 2026" */
		short: (date: string) => unbroken(format.dateTime(new Date(date), { dateStyle: "medium" })),
		/** "29. listopadu 2026" */
		day: (date: string) => unbroken(format.dateTime(new Date(date), { dateStyle: "long" })),
		/** "29. 11. 2026 14:05" */
		moment: (date: string) => unbroken(format.dateTime(new Date(date), { dateStyle: "medium", timeStyle: "short" })),
	};
}

/** Replaces spaces, so that no line breaks within a date. */
function unbroken(text: string): string {
	return text.replace(/\s/g, "\u00a0");
}
