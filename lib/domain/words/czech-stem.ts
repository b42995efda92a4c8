/** Words whose end looks like a case ending but is not one. */
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

/** Forms that no rule leads to the same stem: what the word begins with before its ending, and the stem taken instead. */
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

/** Feminine nouns that would meet another noun ("lišta" and "list"): in the endings which only they have they keep their "a". */
const FEMININE_TWINS = new Set(["list", "kos", "mol", "rol", "pul"]);
const FEMININE_ENDINGS = new Set(["a", "e", "ou", "am", "ach", "ami"]);

/** Neuters that lengthen: zvíře, zvířete, zvířata. */
const YOUNG = /^(dit|hous|jehn|kot|kur|pachol|pras|sten|tel|zvir)(at(a|y|um|ech)?|e(t[ei]|tem)?)$/;

/** Endings of cases, the longest first; a word must have more letters than the number to lose one. */
const ENDINGS: [longerThan: number, endings: string[]][] = [
	[5, ["eho", "emu", "iho", "imu", "ech", "ich", "ych", "ach", "ami", "emi", "imi", "ymi", "ama"]],
	[4, ["em", "im", "ym", "am", "um", "ou", "mi"]],
	[3, ["a", "e", "i", "o", "u", "y"]],
];

const SINGLE_ENDINGS = new Set([...ENDINGS.flatMap(([, endings]) => endings), ""]);

/** Shortest stem from which an adjective's suffix is taken: "ruzov" stays apart from "ruz". */
const STEM_MIN = 4;

/**
 * Stem of a Czech word in lower case without diacritics, so that its cases, its plural and simple adjectives made of it meet:
 * "balonky", "balonek" and "balonkovy" give "balonk". After the light stemmer of Dolamic and Savoy (Indexing and stemming approaches
 * for the Czech language, 2009), which knows words with diacritics. A stem is no word and not for people's eyes. Never throws.
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
	// "lva", "psi": stems of two letters are none but these.
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

/** Ends that change within one word: a fleeting "e" (balónek, čísel), "c" and "z" for "k" and "h" (kniha, knize); "-ička" is "-ice" (krabička). */
function levelled(stem: string): string {
	const steady = /[^aeiouy]e[bcklnrv]$/.test(stem) && stem.length > 4 ? stem.slice(0, -2) + stem.slice(-1) : stem;
	if (steady.length < 3) return steady;
	const hard = steady.replace(/c$/, "k").replace(/z$/, "h");
	return hard.endsWith("ick") && hard.length > STEM_MIN ? `${hard.slice(0, -2)}k` : hard;
}
