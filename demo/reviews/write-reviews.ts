import type { SeedProduct } from "../facts/format.ts";
import type { ReviewParts, SeedReview } from "../facts/review-format.ts";
import { fraction, shuffled } from "../seed/chance.ts";
import { factsOf, fillSentence } from "./fill-sentence.ts";
import { REVIEWED, reviewedKind } from "./kinds.ts";
import { SERVICE, SERVICE_EN } from "./service.ts";
import { SHORT } from "./short.ts";

const EN_SHARE = 0.1;
const SHORT_SHARE = 0.04;
/** Written on a phone without Czech letters. */
const PLAIN_SHARE = 0.03;
const LIKED_FROM = 68;

/** What people give to goods that sell well; the rest has a wider range. */
const LIKED_STARS = [
	[5, 4, 5, 5, 5, 4, 5, 5, 5, 2, 5],
	[4, 5, 5, 5, 5, 5, 5, 3, 5, 5, 5],
	[5, 5, 4, 5, 5, 5, 3, 5, 5, 5, 4],
] as const;
const OTHER_STARS = [5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 2, 1] as const;

/** How many reviews a product has: what sells well has several, and nothing has bad ones alone. */
export function reviewCount({ code, popularity = 40 }: SeedProduct): number {
	const chance = fraction(`review:count:${code}`);
	if (popularity >= 85) return 5 + Math.floor(chance * 6);
	if (popularity >= LIKED_FROM) return 3 + Math.floor(chance * 4);
	if (popularity >= 50) return Math.floor(chance * 3.4);
	return chance < 0.45 ? 1 : 0;
}

function starsOf({ code, popularity = 40 }: SeedProduct, nth: number): SeedReview["stars"] {
	if (popularity >= LIKED_FROM) {
		const run = LIKED_STARS[Math.floor(fraction(`review:run:${code}`) * LIKED_STARS.length)] ?? [];
		return run[nth % run.length] ?? 5;
	}
	const least = nth === 0 ? -2 : undefined;
	const range = OTHER_STARS.slice(0, least);
	return range[Math.floor(fraction(`review:stars:${nth}:${code}`) * range.length)] ?? 5;
}

type Mood = keyof ReviewParts;
/** What the sentences of a review say; the shop's service is spoken of after the goods. */
const MOODS: Record<SeedReview["stars"], (Mood | "service")[][]> = {
	5: [["good"], ["good"], ["good"], ["good", "service"], ["good", "service"], ["good", "good"]],
	4: [["flaw"], ["good", "flaw"], ["good", "flaw"]],
	3: [["fair"]],
	2: [["bad"]],
	1: [["awful"]],
};

/**
 * Reviews of all products, by code: `extra` products have one more, which waits for a decision. No sentence is written twice in the
 * shop, and each fits its kind of goods. The same products have the same reviews.
 */
export function writeReviews(all: readonly SeedProduct[], extra: ReadonlySet<string>): Map<string, SeedReview[]> {
	const used = new Set<string>();
	const timesUsed = new Map<string, number>();
	const short = [...SHORT];

	/** The sentence of the list that was used least, filled as it never was. */
	function say(
		sentences: readonly string[],
		product: SeedProduct,
		said: Set<string>,
		word: string,
	): string | undefined {
		const facts = factsOf(product);
		const least = shuffled([...sentences], word).sort(
			(a, b) => Number(said.has(a)) - Number(said.has(b)) || (timesUsed.get(a) ?? 0) - (timesUsed.get(b) ?? 0),
		);
		for (const sentence of least)
			for (const filled of fillSentence(sentence, facts, `${word}:${sentence}`)) {
				if (used.has(filled)) continue;
				used.add(filled);
				said.add(sentence);
				timesUsed.set(sentence, (timesUsed.get(sentence) ?? 0) + 1);
				return filled;
			}
		return undefined;
	}

	function write(product: SeedProduct, nth: number, said: Set<string>): SeedReview {
		const word = `review:${nth}:${product.code}`;
		const stars = starsOf(product, nth);
		if (stars === 5 && fraction(`${word}:short`) < SHORT_SHARE && short.length > 0)
			return { stars, text: short.shift() ?? "", locale: "cs" };
		const locale = fraction(`${word}:locale`) < EN_SHARE ? "en" : "cs";
		const parts = REVIEWED[reviewedKind(product)][locale === "cs" ? 0 : 1];
		const service = locale === "cs" ? SERVICE : SERVICE_EN;
		const moods = MOODS[stars][Math.floor(fraction(`${word}:moods`) * MOODS[stars].length)] ?? ["good"];
		const sentences = moods.map((mood, i) => {
			const lists = mood === "service" ? [service.good] : [parts[mood], service[mood]];
			return lists
				.map((list) => () => say(list, product, said, `${word}:${i}`))
				.reduce<string | undefined>((text, next) => text ?? next(), undefined);
		});
		if (sentences[0] === undefined)
			throw new Error(`Nothing is left to say of ${product.code}: ${locale} ${moods.join()}`);
		const text = sentences.filter((sentence) => sentence !== undefined).join(" ");
		return { stars, text: locale === "cs" && fraction(`${word}:plain`) < PLAIN_SHARE ? plain(text) : text, locale };
	}

	return new Map(
		all.map((product) => {
			const said = new Set<string>();
			const count = reviewCount(product) + (extra.has(product.code) ? 1 : 0);
			return [product.code, Array.from({ length: count }, (_, nth) => write(product, nth, said))];
		}),
	);
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
