/** A Czech address line in its parts; `addition` is a place inside the house, such as a floor. A missing part is "". */
export type StreetParts = { street: string; houseNumber: string; addition: string };

/** A house number such as 12, 5a, 1104/17 or 5-7, at the end; a mark such as "č. p." (`MARK`) may precede it. */
const NUMBER = /(\d+ ?\p{L}?(?: ?[/–-] ?\d+ ?\p{L}?)?)$/u;
const MARK =
	/(?:^|[\s,])((?:č(?:\.|íslo)? ?(?:p(?:opisné)?|o(?:r|rientační)?|e(?:v|videnční)?)?\.?|e(?:v|videnční)\.? ?(?:č(?:\.|íslo)?)?|e\.? ?č\.?) ?|e)$/iu;
/** "5 č. o. 3" means 5/3. */
const SECOND = /(?<=\d\p{L}?)[\s,/]*č(?:\.|íslo)? ?o(?:r|rientační)?\.? ?(?=\d)/giu;
/** A place inside the house: "byt 4", "3. patro", "č. bytu 4". */
const ADDITION =
	/(?:^|[\s/])(\(?(?:(?:\d+\. ?)?(?:patro|podlaží|poschodí|vchod)|byt|b\. ?j\.|bj|dveře|č(?:\.|íslo)? ?(?:bytu|dveří))(?!\p{L}).*)$/iu;
/** A number that is not an ordinal ("28. října"). */
const BARE_NUMBER = /(?<![\p{L}\d])\d+(?![\d.])/u;

/**
 * Separates street and house number for carriers and books: "Náměstí 28. října 1104/17", "č. p. 12", "Dlouhá 12 byt 4".
 * A village without streets has the number alone; a cottage's number becomes "E12". If the number is ambiguous ("Dlouhá
 * 1104 17") or absent ("28 října"), the whole line is the street.
 */
export function splitStreet(typed: string): StreetParts {
	const line = typed.replace(/\s+/g, " ").trim();
	const parts = line.replace(SECOND, "/").split(/ ?, ?/).map(partOf);
	const at = parts.findIndex(({ numbered }) => numbered !== null);
	const numbered = parts[at]?.numbered;
	if (!numbered) return { street: line, houseNumber: "", addition: "" };
	const before = parts.slice(0, at).map(({ text }) => text);
	const street = [...before, numbered.street].filter(Boolean).join(", ");
	if (BARE_NUMBER.test(street)) return { street: line, houseNumber: "", addition: "" };
	const additions = parts.flatMap(({ text, addition }, place) => (place > at ? [text, addition] : [addition]));
	return { street, houseNumber: numbered.houseNumber, addition: additions.filter(Boolean).join(", ") };
}

/** Splits one part between commas into its number, if any, and its addition. */
function partOf(typed: string) {
	const found = ADDITION.exec(typed);
	const text = typed.slice(0, found?.index).replace(/[\s/;–-]+$/, "");
	return { text, addition: found?.[1] ?? "", numbered: numberedOf(text) };
}

function numberedOf(text: string): Omit<StreetParts, "addition"> | null {
	const found = NUMBER.exec(text);
	if (!found) return null;
	const number = (found[1] ?? "").replaceAll(" ", "").replace("–", "-");
	const before = text.slice(0, found.index);
	const mark = MARK.exec(before);
	if (!mark) return { street: before.trim(), houseNumber: number };
	const isOfCottage = /e/i.test(mark[1] ?? "");
	return { street: before.slice(0, mark.index).trim(), houseNumber: isOfCottage ? `E${number}` : number };
}
