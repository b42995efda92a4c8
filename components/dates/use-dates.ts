import { useFormatter } from "next-intl";

/** Dates of an order as people read them, in the shop's time. */
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

/** A date is read in one piece: no line ends within it. */
function unbroken(text: string): string {
	return text.replace(/\s/g, "\u00a0");
}
