/** Named characters written by rich-text editors; accented letters are composed from their marks. */
const NAMED: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: " ",
	ensp: " ",
	emsp: " ",
	thinsp: " ",
	shy: "",
	hellip: "…",
	mdash: "—",
	ndash: "–",
	lsquo: "‘",
	rsquo: "’",
	sbquo: "‚",
	ldquo: "“",
	rdquo: "”",
	bdquo: "„",
	laquo: "«",
	raquo: "»",
	bull: "•",
	middot: "·",
	deg: "°",
	times: "×",
	divide: "÷",
	plusmn: "±",
	frac12: "½",
	frac14: "¼",
	frac34: "¾",
	sup2: "²",
	sup3: "³",
	micro: "µ",
	sect: "§",
	copy: "©",
	reg: "®",
	trade: "™",
	euro: "€",
	pound: "£",
	cent: "¢",
	yen: "¥",
	iexcl: "¡",
	iquest: "¿",
	szlig: "ß",
	aelig: "æ",
	AElig: "Æ",
	oelig: "œ",
	OElig: "Œ",
	oslash: "ø",
	Oslash: "Ø",
	larr: "←",
	rarr: "→",
	hearts: "♥",
	starf: "★",
};

const MARKS: Record<string, string> = {
	acute: "\u0301",
	grave: "\u0300",
	circ: "\u0302",
	uml: "\u0308",
	tilde: "\u0303",
	cedil: "\u0327",
	ring: "\u030a",
	caron: "\u030c",
};

/** Decodes HTML character references once; an unknown name stays as written. */
export function decodeEntities(text: string): string {
	return text.replace(
		/&(?:#(\d{1,8})|#[xX]([0-9a-fA-F]{1,8})|([a-zA-Z]{2,8}\d{0,2}));/g,
		(whole, decimal, hex, name) => {
			if (name !== undefined) return named(name) ?? whole;
			const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
			const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
			return isCharacter ? String.fromCodePoint(code) : "\ufffd";
		},
	);
}

function named(name: string): string | undefined {
	if (Object.hasOwn(NAMED, name)) return NAMED[name];
	const mark = MARKS[name.slice(1)];
	return mark === undefined ? undefined : `${name[0]}${mark}`.normalize("NFC");
}
