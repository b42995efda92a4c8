import type { SeedProduct } from "../facts/format.ts";
import { fraction } from "../seed/chance.ts";
import {
	BABIES,
	CHILDRENS,
	CHILDRENS_EN,
	EN_FILLINGS,
	EN_OCCASIONS,
	FILLINGS,
	GROWN_UP,
	GROWN_UP_EN,
	OCCASIONS,
} from "./fillings.ts";

/** "růžově zlatá" → "růžově zlatou"; nothing for what is not one colour. */
function accusative(name: string): string | undefined {
	if (!/^(?:\p{L}+ě )?\p{L}+[áí]$/u.test(name)) return undefined;
	return name.replace(/á$/, "ou");
}

const GROWN_UPS = ["panske-kostymy", "damske-kostymy", "rozlucka", "svatba", "hry-18", "silvestr"];
const CHILDREN = [
	"detske-kostymy",
	"pirati",
	"dinosauri",
	"jednorozci",
	"princezny",
	"safari",
	"vesmir",
	"more",
	"hrdinove",
	"pinaty",
];

/** What the product's own facts have to say, by the word in braces. */
export function factsOf({ categories, variants = [], attributes }: SeedProduct): Record<string, string[]> {
	const own = (occasions: Record<string, string>) => categories.flatMap((category) => occasions[category] ?? []);
	const colours = variants
		.filter(({ attributes: of }) => of?.barva !== undefined)
		.flatMap(({ name }) => accusative(name.cs) ?? []);
	const sizes = categories[0].endsWith("kostymy") ? variants.map(({ name }) => name.cs.replace(/ \(.*/, "")) : [];
	const isOneOf = (keys: readonly string[]) => categories.some((category) => keys.includes(category));
	const pieces = Number(attributes?.kusu ?? 1);
	return {
		...FILLINGS,
		...EN_FILLINGS,
		...(isOneOf(GROWN_UPS) || attributes?.vek === "dospeli"
			? { ...GROWN_UP, ...GROWN_UP_EN }
			: isOneOf(CHILDREN)
				? { ...CHILDRENS, ...CHILDRENS_EN }
				: {}),
		...(categories.includes("miminko") ? BABIES : {}),
		heliem: attributes?.napln === "helium" ? ["heliem"] : [],
		oslava: own(OCCASIONS),
		occasion: own(EN_OCCASIONS),
		barvu: colours,
		velikost: sizes,
		kusu: pieces > 4 ? [String(pieces)] : [],
	};
}

const BRACED = /\{(\w+)\}/g;

/** Every way to fill a sentence, from a place that `word` decides; none when a fact is missing. */
export function* fillSentence(sentence: string, facts: Record<string, string[]>, word: string): Generator<string> {
	const names = [...sentence.matchAll(BRACED)].map(([, name = ""]) => name);
	const choices = names.map((name) => {
		const words = facts[name];
		if (!words) throw new Error(`Nothing fills {${name}}`);
		return words;
	});
	const total = choices.reduce((product, { length }) => product * length, 1);
	const start = Math.floor(fraction(word) * total);
	for (let i = 0; i < total; i++) {
		let at = (start + i * 7) % total;
		if (total % 7 === 0) at = (start + i) % total;
		let k = 0;
		const filled = sentence.replace(BRACED, () => {
			const words = choices[k++] ?? [];
			const chosen = words[at % words.length] ?? "";
			at = Math.floor(at / words.length);
			return chosen;
		});
		yield filled.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
	}
}
