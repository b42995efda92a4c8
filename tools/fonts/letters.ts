/** Letters of the shop's web fonts: of Czech, English and Slovak, of their neighbours' names, and what is set with them. */

const range = (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join("");

/** Without the sign of no currency and the soft hyphen, which the families lack. */
const LATIN = (range(0x20, 0x7e) + range(0xa0, 0xff)).replace(/[¤\u00ad]/g, "");
const CZECH_AND_SLOVAK = "ČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕ";
const TYPOGRAPHY = "–—‘’‚“”„…•‹›€™−→";

export const LETTERS = LATIN + CZECH_AND_SLOVAK + TYPOGRAPHY;

/** The letters as a value of CSS `unicode-range`. */
export function unicodeRange(letters: string = LETTERS): string {
	const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
	const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, "0");
	const runs: [number, number][] = [];
	for (const point of points) {
		const last = runs.at(-1);
		if (last && last[1] + 1 === point) last[1] = point;
		else runs.push([point, point]);
	}
	return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",");
}
