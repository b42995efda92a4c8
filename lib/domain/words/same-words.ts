import { eachLocale, type Locale } from "../locale.ts";
import { czechStem } from "./czech-stem.ts";
import { englishStem } from "./english-stem.ts";
import { fold } from "./fold.ts";
import { stemOf } from "./search-words.ts";

/**
 * What packs and foreign shops call goods: Czech, English. A search in either language understands the other's word. No word
 * that is another one in the other language ("most", "set", "party").
 */
const PAIRS: readonly [cs: string, en: string][] = [
	["jednorožec", "unicorn"],
	["balónek", "balloon"],
	["narozeniny", "birthday"],
	["svíčka", "candle"],
	["talíř", "plate"],
	["kelímek", "cup"],
	["ubrousek", "napkin"],
	["ubrus", "tablecloth"],
	["brčko", "straw"],
	["girlanda", "garland"],
	["konfety", "confetti"],
	["lampion", "lantern"],
	["prskavka", "sparkler"],
	["pozvánka", "invitation"],
	["dort", "cake"],
	["kostým", "costume"],
	["maska", "mask"],
	["paruka", "wig"],
	["klobouk", "hat"],
	["čelenka", "headband"],
	["koruna", "crown"],
	["křídla", "wings"],
	["číslo", "number"],
	["písmeno", "letter"],
	["hvězda", "star"],
	["srdce", "heart"],
	["duha", "rainbow"],
	["květina", "flower"],
	["pirát", "pirate"],
	["princezna", "princess"],
	["víla", "fairy"],
	["rytíř", "knight"],
	["drak", "dragon"],
	["dinosaurus", "dinosaur"],
	["dinosaurus", "dino"],
	["motýl", "butterfly"],
	["vesmír", "space"],
	["fotbal", "football"],
	["medvídek", "bear"],
	["králík", "rabbit"],
	["čarodějnice", "witch"],
	["duch", "ghost"],
	["dýně", "pumpkin"],
	["kostra", "skeleton"],
	["upír", "vampire"],
	["čert", "devil"],
	["anděl", "angel"],
	["Mikuláš", "Nicholas"],
	["Vánoce", "Christmas"],
	["svatba", "wedding"],
	["nevěsta", "bride"],
	["sleva", "discount"],
	["poukaz", "voucher"],
];

/** In Czech alone: "dárek" has the stem of "dark". */
const TYPED_IN_CZECH: readonly [cs: string, en: string][] = [
	["dárek", "gift"],
	["dárek", "present"],
];

/** Words of one language that people use for one another: what is typed, and what goods are called. */
const NICKNAMES = {
	cs: [
		["narozky", "narozeniny"],
		["slámka", "brčko"],
		["kupón", "poukaz"],
		["certifikát", "poukaz"],
		["číslice", "číslo"],
	],
	en: [
		["coupon", "voucher"],
		["serviette", "napkin"],
		["bunting", "garland"],
		["digit", "number"],
	],
} satisfies Partial<Record<Locale, readonly [typed: string, called: string][]>>;

/** A word as it may be typed, and the stem that goods have of it. */
type Same = { word: string; stem: string };
type SameWords = {
	/** Stem of a typed word in the language that it is of. */
	typedStem: (typed: string) => string;
	words: readonly Same[];
};

const sameWords = (
	typedStem: (word: string) => string,
	goodsStem: (word: string) => string,
	pairs: readonly (readonly [typed: string, called: string])[],
): SameWords => ({
	typedStem,
	words: pairs.map(([typed, called]) => ({ word: fold(typed), stem: goodsStem(fold(called)) })),
});

/** Languages that are not named have no such words. */
const SAME: Partial<Record<Locale, SameWords[]>> = {
	cs: [
		sameWords(
			englishStem,
			czechStem,
			[...PAIRS, ...TYPED_IN_CZECH].map(([cs, en]) => [en, cs]),
		),
		sameWords(czechStem, czechStem, NICKNAMES.cs),
	],
	en: [sameWords(czechStem, englishStem, PAIRS), sameWords(englishStem, englishStem, NICKNAMES.en)],
};

const byStem = eachLocale((locale) => {
	const stems = (SAME[locale] ?? []).map(({ typedStem, words }) => {
		return { typedStem, known: Map.groupBy(words, ({ word }) => typedStem(word)) };
	});
	return (word: string) => stems.flatMap(({ typedStem, known }) => known.get(typedStem(word)) ?? []);
});

/** Stems of the words that goods have for a folded word of the other language, or for a nickname. */
export function sameStems(locale: Locale, word: string): string[] {
	const own = stemOf(locale, word);
	return [...new Set(byStem[locale](word).flatMap(({ stem }) => (stem === own ? [] : [stem])))];
}

/** As `sameStems`, for a word of which only the beginning is typed. */
export function sameStemsBeginning(locale: Locale, beginning: string): string[] {
	const words = (SAME[locale] ?? []).flatMap(({ words }) => words);
	return [...new Set(words.flatMap(({ word, stem }) => (word.startsWith(beginning) ? [stem] : [])))];
}
