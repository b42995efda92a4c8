import { expect, test } from "../support/browser/e2e.ts";
import { runOnE2eShop } from "../support/browser/e2e-command.ts";
import { openAccount } from "../support/browser/e2e-customer.ts";

type Card = { id: number; url: string; code: string; rating: { average: number; count: number } | null };

test("a review is on the page once it is approved, in what search engines read too, and counts in listings", async ({
	request,
}) => {
	const cardsOf = async (query: string): Promise<Card[]> =>
		(await (await request.get(`/api/catalog/products/cs?${query}`)).json()).products;
	const unrated = (await cardsOf("category=1005&per_page=48&sort=newest")).find(({ rating }) => rating === null);
	if (!unrated) throw new Error("All goods of the category have a rating");
	const { token } = await openAccount({ request });
	const headers = { Authorization: `Bearer ${token}` };
	const text = `Držela celý večer a nikdo ji nechtěl pustit z ruky ${crypto.randomUUID()}.`;
	const data = { stars: 4, text, author: "Jana", locale: "cs" };
	expect((await request.post(`/api/review/${unrated.id}`, { headers, data })).status()).toBe(201);
	const html = async () => (await request.get(unrated.url)).text();
	expect(await html()).not.toContain(text);

	const [{ id }] = await (await request.get("/api/account/reviews/cs", { headers })).json();
	await runOnE2eShop("reviews", "approve", String(id));
	await expect.poll(html, { timeout: 10_000 }).toContain(text);
	expect(await html()).toMatch(/"aggregateRating":\{[^}]*"ratingValue":4[,}]/);
	const [card] = await cardsOf(`q=${encodeURIComponent(unrated.code)}`);
	expect(card).toMatchObject({ id: unrated.id, rating: { average: 4, count: 1 } });
});
