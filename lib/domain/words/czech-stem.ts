/** Words whose last letters look like a case ending but are not. */
const WHOLE = [
	"album",
	"diadem",
	"diagram",
	"emblem",
	"hrach",
	"kostym",
	"krem",
	"parfem",
	"problem",
	"program",
	"strach",
	"system",
	"totem",
	"trick",
	"wigwam",
];

/** Irregular words: the part before the ending, and the stem to use instead. */
const IRREGULAR: Record<string, string> = {
	dit: "det",
	dom: "dum",
	kon: "kun",
	lv: "lev",
	noz: "nuz",
	ps: "pes",
	snih: "sneh",
	stol: "stul",
	vitr: "vetr",
	voz: "vuz",
};

/** Feminine nouns whose stem equals another noun's ("lišta" and "list"): with feminine endings their stem keeps the "a". */
const FEMININE_TWINS = new Set(["list", "kos", "mol", "rol", "pul"]);
const FEMININE_ENDINGS = new Set(["a", "e", "ou", "am", "ach", "ami"]);

/** Neuters whose stem grows: zvíře, zvířete, zvířata. */
const YOUNG = /^(dit|hous|jehn|kot|kur|pachol|pras|sten|tel|zvir)(at(a|y|um|ech)?|e(t[ei]|tem)?)$/;

/** Case endings, the longest first; only words with more letters than the number lose them. */
const ENDINGS: [longerThan: number, endings: string[]][] = [
	[5, ["eho", "emu", "iho", "imu", "ech", "ich", "ych", "ach", "ami", "emi", "imi", "ymi", "ama"]],
	[4, ["em", "im", "ym", "am", "um", "ou", "mi"]],
	[3, ["a", "e", "i", "o", "u", "y"]],
];

const SINGLE_ENDINGS = new Set([...ENDINGS.flatMap(([, endings]) => endings), ""]);

/** Shortest stem that may lose an adjective's suffix: "ruzov" must not become "ruz". */
const STEM_MIN = 4;

/**
 * Stem of a Czech word in lower case without diacritics, shared by its cases, plural and simple adjectives: "balonky",
 * "balonek" and "balonkovy" give "balonk". After the light stemmer of Dolamic and Savoy (Indexing and stemming
 * approaches for the Czech language, 2009), which expects diacritics. Not for display. Never throws.
 */
export function czechStem(word: string): string {
	const young = YOUNG.exec(word)?.[1];
	if (young !== undefined) return IRREGULAR[young] ?? young;
	const whole = WHOLE.find((stem) => word.startsWith(stem) && SINGLE_ENDINGS.has(word.slice(stem.length)));
	if (whole !== undefined) return whole;
	const { stem, ending } = withoutEnding(word);
	if (FEMININE_TWINS.has(stem) && FEMININE_ENDINGS.has(ending)) return `${stem}a`;
	const irregular = IRREGULAR[stem];
	if (irregular !== undefined) return irregular;
	return levelled(withoutSuffix(pluralOfAdjective(stem, ending)));
}

function withoutEnding(word: string): { stem: string; ending: string } {
	// "lva", "psi": the only stems of two letters.
	const short = /^(lv|ps)(a|u|i|e|y|em|um|ech|ove)$/.exec(word);
	if (short) return { stem: short[1] ?? word, ending: short[2] ?? "" };
	if (word.length > 7 && /(saur|rus)us$/.test(word)) return { stem: word.slice(0, -2), ending: "us" };
	for (const [longerThan, endings] of ENDINGS) {
		const ending = word.length > longerThan ? endings.find((one) => word.endsWith(one)) : undefined;
		if (ending !== undefined) return { stem: word.slice(0, -ending.length), ending };
	}
	return { stem: word, ending: "" };
}

/** "pirátští" and "němečtí" belong to "pirátský" and "německý". */
function pluralOfAdjective(stem: string, ending: string): string {
	if (ending !== "i") return stem;
	if (/[^aeiouy]st$/.test(stem)) return `${stem.slice(0, -2)}sk`;
	return stem.length > 5 && stem.endsWith("ct") ? `${stem.slice(0, -2)}ck` : stem;
}

/** "-ový", "-ův", and "-ský" after a consonant. */
function withoutSuffix(stem: string): string {
	if (/(ov|uv)$/.test(stem) && stem.length - 2 >= STEM_MIN) return stem.slice(0, -2);
	if (/[^aeiouyk]sk$/.test(stem) && stem.length - 2 > STEM_MIN) return stem.slice(0, -2);
	return stem;
}

/**
 * Levels the alternations within a word: a fleeting "e" (balónek, čísel), "c" and "z" for "k" and "h" (kniha, knize),
 * "-ička" for "-ice" (krabička).
 */
function levelled(stem: string): string {
	const steady = /[^aeiouy]e[bcklnrv]$/.test(stem) && stem.length > 4 ? stem.slice(0, -2) + stem.slice(-1) : stem;
	if (steady.length < 3) return steady;
	const hard = steady.replace(/c$/, "k").replace(/z$/, "h");
	return hard.endsWith("ick") && hard.length > STEM_MIN ? `${hard.slice(0, -2)}k` : hard;
}
