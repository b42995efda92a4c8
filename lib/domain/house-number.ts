/** A Czech address line in its parts; `addition` is what stands behind the number, such as a floor. Blank parts are missing. */
export type StreetParts = { street: string; houseNumber: string; addition: string };

/** A number alone is 12, 5a, 1104/17 or 5-7, at the end, maybe with a mark such as "č. p." before it. */
const NUMBER = /(\d+ ?\p{L}?(?: ?[/–-] ?\d+ ?\p{L}?)?)$/u;
const MARK = /(?:^|[\s,])(č(?:\.|íslo)? ?(?:p|o|ev|e)?\.?|ev\.? ?č\.?)$/iu;
const OF_COTTAGE = /e/i;

/**
 * Street and house number apart, as carriers want them: "Náměstí 28. října 1104/17", "č. p. 12", "Dlouhá 5a, byt 4". A village
 * without streets has the number alone. A number in front of a name is none ("28 října"); without one, all of it is the street.
 */
export function splitStreet(typed: string): StreetParts {
	const line = typed.replace(/\s+/g, " ").trim();
	const comma = line.indexOf(",");
	const head = comma === -1 ? null : numbered(line.slice(0, comma).trim());
	if (head) return { ...head, addition: line.slice(comma + 1).trim() };
	const whole = numbered(line);
	return whole ? { ...whole, addition: "" } : { street: line, houseNumber: "", addition: "" };
}

function numbered(line: string): Omit<StreetParts, "addition"> | null {
	const found = NUMBER.exec(line);
	if (!found) return null;
	const number = (found[1] ?? "").replaceAll(" ", "").replace("–", "-");
	const before = line.slice(0, found.index).trim();
	const mark = MARK.exec(before);
	if (!mark) return { street: before.replace(/,$/, ""), houseNumber: number };
	const street = before.slice(0, mark.index).trim().replace(/,$/, "");
	return { street, houseNumber: OF_COTTAGE.test(mark[1] ?? "") ? `ev. č. ${number}` : number };
}
