import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import { expect, test } from "../support/browser/e2e.ts";
import { allCards, productOf, TOLD_OR_HUNG_MS, toldFaults } from "../support/browser/e2e-goods-told.ts";

const MINUTE_MS = 60_000;

/** What any place says unlike the API, looked at again once what other tests change meanwhile had time to be told. */
async function expectAgreed(origin: string, ids: number[], timeout: number): Promise<void> {
	let left = ids;
	const look = async () => {
		const faults = await toldFaults(origin, left);
		left = [...faults.keys()];
		return [...faults.values()].flat();
	};
	// Every page of goods that nobody has asked for yet is made by this first look.
	await look();
	await expect.poll(look, { timeout, intervals: [1_000] }).toEqual([]);
}

/** Goods that are priced, sold or shown in ways of their own. */
const KINDS: Record<string, (card: ProductCard) => boolean> = {
	"several variants": (card) => card.only_variant_id === null,
	"variants that differ in price": (card) => card.is_price_from,
	"a set": ({ code }) => code.startsWith("SA-"),
	"a costume": ({ code }) => code.startsWith("KO-"),
	"on sale": ({ labels }) => labels.isDiscount,
	new: ({ labels }) => labels.isNew,
	"with a gift": ({ labels }) => labels.hasGifts,
	"sold out": ({ availability }) => availability === "sold_out",
	"sold out for now": ({ availability }) => availability === "temporarily_sold_out",
	"for adults": (card) => card.minimum_age !== null,
	rated: ({ rating }) => rating !== null,
	"of no brand": ({ brand }) => brand === null,
};

test("page, structured data, feeds and API say the same of goods of each kind", async ({ baseURL: origin = "" }) => {
	const cards = await allCards(origin);
	const chosen = new Set<number>();
	const missing: string[] = [];
	for (const [kind, isOfIt] of Object.entries(KINDS)) {
		const card = cards.find((one) => isOfIt(one) && !chosen.has(one.id));
		if (card) chosen.add(card.id);
		else missing.push(kind);
	}
	expect(missing).toEqual([]);
	chosen.add(await inBranchesAlone(origin, cards));
	await expectAgreed(origin, [...chosen], TOLD_OR_HUNG_MS);
});

/** Goods that the warehouse does not have; they are few, and have few pieces. */
async function inBranchesAlone(origin: string, cards: ProductCard[]): Promise<number> {
	const candidates = cards.filter(({ stock }) => stock > 0).toSorted((a, b) => a.stock - b.stock);
	for (const { id } of candidates) {
		const { variants } = await productOf(origin, id);
		if (variants.some(({ stock, warehouse }) => stock > 0 && warehouse === 0)) return id;
	}
	throw new Error("The demo shop has no goods in branches alone");
}

test("page, structured data, feeds and API say the same of every product", { tag: "@long" }, async ({
	baseURL: origin = "",
}) => {
	test.setTimeout(15 * MINUTE_MS);
	const cards = await allCards(origin);
	expect(cards.length).toBeGreaterThan(400);
	const ids = cards.map(({ id }) => id);
	await expectAgreed(origin, ids, 4 * MINUTE_MS);
});
