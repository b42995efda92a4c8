/** Names of product lines, made of syllables: each is rare, like most words of a large catalogue. */

const FIRST =
	"Ad Al Ar Be Bo Da De El Fa Fi Ga Ho Il Ja Jo Ka Ko La Le Lu Ma Me Mi No Or Pa Pe Ro Sa Se So Ta Te Vi Za".split(" ");
const MIDDLE = "be da de la le li lo ma me mi na ne ni no ra re ri ro sa si ta ti va ve vi".split(" ");
const LAST = "da dor la lin lis mis na nea nela nis ra ria ris sa ta tea tis via".split(" ");

const COUNT = FIRST.length * MIDDLE.length * LAST.length;

/** Number of names used for goods; further ones are only for categories. */
export const LINES_OF_GOODS = 3000;

/** The line with this number, from 0: "Lumira"; past the last name the names repeat with a number appended. */
export function lineName(index: number): string {
	// A step coprime to the count visits every name once, and neighbours look different.
	const place = (index * 7919) % COUNT;
	const first = FIRST[place % FIRST.length];
	const middle = MIDDLE[Math.floor(place / FIRST.length) % MIDDLE.length];
	const last = LAST[Math.floor(place / (FIRST.length * MIDDLE.length))];
	const round = Math.floor(index / COUNT);
	return `${first}${middle}${last}${round === 0 ? "" : ` ${round + 1}`}`;
}
