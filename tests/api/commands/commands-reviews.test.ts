import { describe, expect, test } from "vitest";
import { aReview } from "#tests/support/goods/reviews.ts";
import { aProduct } from "#tests/support/shop/builders.ts";
import { dump, expectRefused, shop, tagsDuring, testShop, withCommandShop } from "#tests/support/shop/command-shop.ts";
import { countRows } from "#tests/support/shop/shop-state.ts";

withCommandShop();

const ratingOf = async (productId: number) => (await testShop.call("GET", `/review/${productId}`)).body.rating;
const listedRating = (productId: number, average: string, ratings: number) =>
	countRows(testShop, "listed_products", `product_id = ${productId} and rating = ${average} and ratings = ${ratings}`);

describe("reviews list", () => {
	test("shows pending reviews in full, the longest waiting first", async () => {
		const product = await aProduct(testShop);
		const at = (minute: number) => new Date(Date.UTC(2001, 0, 1, 12, minute));
		const late = await aReview(testShop, product, { state: "pending", at: at(2), text: "Druhá recenze." });
		const early = await aReview(testShop, product, {
			state: "pending",
			at: at(1),
			text: "První recenze,\n<b>dva</b> řádky.",
			isVerified: true,
			stars: 1,
		});
		await aReview(testShop, product, { at: at(0) });
		const { code, out, err } = await shop("reviews", "list", "--limit", "2");
		expect({ code, err }).toEqual({ code: 0, err: [] });
		expect(out).toEqual([
			[
				`${early}  2001-01-01 13:01  pending  1/5  ${product.code} (${product.name})`,
				"    Jana, has bought it:",
				"    První recenze,",
				"    <b>dva</b> řádky.",
				"",
			].join("\n"),
			[
				`${late}  2001-01-01 13:02  pending  4/5  ${product.code} (${product.name})`,
				"    Jana:",
				"    Druhá recenze.",
				"",
			].join("\n"),
		]);
	});

	test("filters by product and state, the newest first, also as JSON", async () => {
		const product = await aProduct(testShop);
		const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
		const first = await aReview(testShop, product, { at: at(1) });
		const second = await aReview(testShop, product, { at: at(2), stars: 5 });
		await aReview(testShop, product, { state: "rejected" });
		const { out } = await shop("reviews", "list", "--state", "published", "--product", product.code, "--json");
		expect(JSON.parse(out.join(""))).toEqual([
			expect.objectContaining({ id: second, stars: 5 }),
			{
				id: first,
				date: "2026-01-01T12:01:00.000Z",
				state: "published",
				stars: 4,
				product: product.code,
				author: "Jana",
				email: expect.stringMatching(/@konfety\.test$/),
				is_verified: false,
				locale: "cs",
				text: "Balónek vydržel celý týden.",
			},
		]);
		expect((await shop("reviews", "list", "--product", product.code)).out).toEqual(["No review is pending."]);
	});

	test("refuses an unknown code, and names codes that begin alike", async () => {
		const { code } = await aProduct(testShop);
		const { code: exit, err } = await shop("reviews", "list", "--product", code.toLowerCase());
		expect(exit).toBe(1);
		expect(err[0]).toMatch(new RegExp(`^No goods have the code ${code.toLowerCase()}\\. Did you mean ${code}`));
	});

	test.each([
		[["--state", "publishd"], 'There is no review state "publishd". Did you mean published?'],
		[["--limit", "0"], '--limit takes a whole number from 1 to 10000, not "0".'],
		[["x"], '"x" is one argument too many.'],
		[["--product"], "The option --product needs a value."],
	])("%j is not understood", async (args, sentence) => {
		expect(await shop("reviews", "list", ...args)).toEqual({
			code: 2,
			out: [],
			err: [
				sentence,
				"Usage: npm run shop -- reviews list [--state <state>] [--product <code>] [--limit <number>] [--json]",
			],
		});
	});
});

describe("reviews approve and reject", () => {
	test("an approved review is shown and counted everywhere at once, and announced", async () => {
		const product = await aProduct(testShop);
		await aReview(testShop, product, { stars: 5 });
		const id = await aReview(testShop, product, { stars: 2, state: "pending" });
		const tags = await tagsDuring(async () => {
			expect(await shop("reviews", "approve", `${id}`)).toEqual({
				code: 0,
				out: [`Review ${id} of ${product.code} (${product.name}): pending → published`],
				err: [],
			});
		});
		expect(tags).toEqual([`product:${product.id}`, "listings"]);
		expect(await ratingOf(product.id)).toEqual({ average: 3.5, count: 2 });
		expect(await listedRating(product.id, "3.5", 2)).toBe(1);
		expect(await countRows(testShop, "reviews", `id = ${id} and decided_at is not null`)).toBe(1);
		const card = (await testShop.call("GET", `/catalog/product/cs/${product.id}`)).body;
		expect(card.rating).toEqual({ average: 3.5, count: 2 });
	});

	test("a rejected review is no longer shown or counted; one that was never published changes nothing for shoppers", async () => {
		const product = await aProduct(testShop);
		const shown = await aReview(testShop, product, { stars: 5 });
		const waiting = await aReview(testShop, product, { stars: 1, state: "pending" });
		expect(await tagsDuring(() => shop("reviews", "reject", `${waiting}`))).toEqual([]);
		expect(await countRows(testShop, "reviews", `id = ${waiting} and state = 'rejected'`)).toBe(1);
		expect(await tagsDuring(() => shop("reviews", "reject", `${shown}`))).toEqual([
			`product:${product.id}`,
			"listings",
		]);
		expect(await ratingOf(product.id)).toBeNull();
		expect(
			await countRows(testShop, "listed_products", `product_id = ${product.id} and rating is null and ratings = 0`),
		).toBe(1);
	});

	test("several reviews are decided at once, each named once; those already in that state are unchanged", async () => {
		const [one, other] = [await aProduct(testShop), await aProduct(testShop)];
		const ids = [
			await aReview(testShop, one, { state: "pending" }),
			await aReview(testShop, other, { state: "rejected" }),
			await aReview(testShop, other),
		];
		const { code, out } = await shop("reviews", "approve", ...ids.map(String), `${ids[0]}`);
		expect({ code, out }).toEqual({
			code: 0,
			out: [
				`Review ${ids[0]} of ${one.code} (${one.name}): pending → published`,
				`Review ${ids[1]} of ${other.code} (${other.name}): rejected → published`,
				`Review ${ids[2]} of ${other.code} (${other.name}) is published already; nothing was changed.`,
			],
		});
		const before = await dump();
		expect(await tagsDuring(() => shop("reviews", "approve", ...ids.map(String)))).toEqual([]);
		expect(await dump()).toEqual(before);
	});

	test("a dry run says what would change and writes nothing", async () => {
		const product = await aProduct(testShop);
		const id = await aReview(testShop, product, { state: "pending" });
		const before = await dump();
		expect((await shop("reviews", "approve", `${id}`, "--dry-run")).out).toEqual([
			`Review ${id} of ${product.code} (${product.name}): pending → published (dry run, nothing written)`,
		]);
		expect(await dump()).toEqual(before);
	});

	test("when one number has no review, none is decided", async () => {
		const id = await aReview(testShop, await aProduct(testShop), { state: "pending" });
		await expectRefused(["reviews", "approve", `${id}`, "2000000000"], 1, [
			"There is no review 2000000000; nothing was changed. See them by `npm run shop -- reviews list`.",
		]);
		await expectRefused(["reviews", "reject", "1999999999", "2000000000", `${id}`], 1, [
			"There are no reviews 1999999999, 2000000000; nothing was changed. See them by `npm run shop -- reviews list`.",
		]);
	});

	test.each([
		[[], "The number is missing."],
		[["abc"], '"abc" is no number of a review.'],
		[["1", "0"], '"0" is no number of a review.'],
		[["1.5"], '"1.5" is no number of a review.'],
		[["99999999999"], '"99999999999" is no number of a review.'],
		[["1", "--dry"], "There is no option --dry. Did you mean --dry-run?"],
	])("%j is not understood", async (args, sentence) => {
		for (const word of ["approve", "reject"]) {
			expect(await shop("reviews", word, ...args)).toEqual({
				code: 2,
				out: [],
				err: [sentence, `Usage: npm run shop -- reviews ${word} <number…> [--dry-run]`],
			});
		}
	});

	test("the commands stand in the overview, and each has its help", async () => {
		const overview = (await shop("help")).out.join("\n");
		for (const name of ["reviews list", "reviews approve", "reviews reject"]) {
			expect(overview).toContain(`  ${name} `);
			const { code, out } = await shop(...name.split(" "), "--help");
			expect(code).toBe(0);
			expect(out[0]).toContain(`npm run shop -- ${name} `);
		}
	});
});
