/** Names of product lines, made of syllables: each is rare, as most words of a great catalogue are. */

const FIRST =
	"Ad Al Ar Be Bo Da De El Fa Fi Ga Ho Il Ja Jo Ka Ko La Le Lu Ma Me Mi No Or Pa Pe Ro Sa Se So Ta Te Vi Za".split(" ");
const MIDDLE = "be da de la le li lo ma me mi na ne ni no ra re ri ro sa si ta ti va ve vi".split(" ");
const LAST = "da dor la lin lis mis na nea nela nis ra ria ris sa ta tea tis via".split(" ");

const COUNT = FIRST.length * MIDDLE.length * LAST.length;

/** How many names goods carry; further ones are for categories alone. */
export const LINES_OF_GOODS = 3000;

/** The line with this number from 0, "Lumira"; numbers past the last name go round again with a number behind it. */
export function lineName(index: number): string {
	// A step without a common divisor with the count visits every name once, and neighbours look different.
	const place = (index * 7919) % COUNT;
	const first = FIRST[place % FIRST.length];
	const middle = MIDDLE[Math.floor(place / FIRST.length) % MIDDLE.length];
	const last = LAST[Math.floor(place / (FIRST.length * MIDDLE.length))];
	const round = Math.floor(index / COUNT);
	return `${first}${middle}${last}${round === 0 ? "" : ` ${round + 1}`}`;
}
