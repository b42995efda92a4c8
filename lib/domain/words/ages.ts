import type { Locale } from "../locale.ts";

/** Ages that are written in two digits. */
const AGE = /^\d\d$/;

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** What is measured or counted, not how old somebody is: "30 cm", "8 ks". */
const UNITS = words(
	"mm cm m dm km ml l dl g kg w v x den ks kus kusy kusu baleni dilu roli osob pc pcs piece pieces pack packs metres",
);
/** What a size stands behind. */
const SIZES = words("vel velikost velikosti obleceni size sizes height vyska vysky");
/** What says after a number that it is an age, and nothing about the goods; in other languages nothing is known of it. */
const YEARS: Partial<Record<Locale, ReadonlySet<string>>> = {
	cs: words("let leta rok roku roky"),
	en: words("st nd rd th year years yrs"),
};

/** Whether a folded word, between its neighbours, is an age: two digits that are no size and no amount. */
export function isAge(word: string, { before, after }: { before?: string; after?: string }): boolean {
	return AGE.test(word) && !UNITS.has(after ?? "") && !SIZES.has(before ?? "");
}

/** Whether a folded word only says that the age before it is one: "30 let", "30th". */
export function isOfAge(locale: Locale, word: string): boolean {
	return YEARS[locale]?.has(word) ?? false;
}
