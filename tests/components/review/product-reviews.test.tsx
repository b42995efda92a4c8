// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { NAUGHTY } from "#tests/support/texts/naughty.ts";
import { aPage, aReview, forgetEverything, showReviews, stubShop } from "./a-review-page.tsx";

afterEach(forgetEverything);

const section = () => screen.getByRole("region", { name: /^(Recenze|Reviews)$/ });
const items = () => within(section()).getAllByRole("article");

describe("reviews of a product", () => {
	test("without any the section says so, and still explains how reviews are checked", () => {
		showReviews();
		expect(within(section()).getByText("Tohle zboží zatím nikdo nehodnotil. Budete první?")).toBeTruthy();
		expect(within(section()).queryAllByRole("article")).toEqual([]);
		const notice = screen.getByRole("complementary", { name: "Jak recenze ověřujeme" }).textContent;
		for (const part of ["registrovaný zákazník", "„Ověřený nákup“", "přečteme", "Záporné recenze zveřejňujeme"])
			expect(notice).toContain(part);
	});

	test("the average and each bar have a text for screen readers", () => {
		const reviews = [5, 5, 4, 1].map((stars, id) => aReview({ id, stars }));
		showReviews(aPage(reviews));
		expect(screen.getByRole("img", { name: "3,8 z\u00a05" })).toBeTruthy();
		const bars = within(screen.getByRole("list", { name: "Kolik hvězdiček zákazníci dali" })).getAllByRole("listitem");
		expect(bars.map((bar) => bar.firstChild?.textContent)).toEqual([
			"5 hvězdiček: 2 recenze",
			"4 hvězdičky: 1 recenze",
			"3 hvězdičky: 0 recenzí",
			"2 hvězdičky: 0 recenzí",
			"1 hvězdička: 1 recenze",
		]);
	});

	test("a review has its stars in words, its author, its badge and its date in Prague time, in the page's language", () => {
		showReviews(aPage([aReview({ is_verified: true, text: "První\ndruhá" }), aReview({ id: 2 })]));
		const [first, second] = items().map((item) => within(item));
		expect(first?.getByRole("img", { name: "4 hvězdičky z\u00a05" })).toBeTruthy();
		expect(first?.getByText("Lucie V.")).toBeTruthy();
		expect(first?.getByText("Ověřený nákup")).toBeTruthy();
		expect(first?.getByText("2. listopadu 2026")).toBeTruthy();
		expect(second?.queryByText("Ověřený nákup")).toBeNull();
	});

	test("an English page is in English and marks Czech texts", () => {
		showReviews(aPage([aReview({ is_verified: true })]), "en");
		expect(screen.getByText("Verified purchase")).toBeTruthy();
		expect(screen.getByText("2 November 2026")).toBeTruthy();
		expect(screen.getByText("Vydržel celý týden.").getAttribute("lang")).toBe("cs");
	});

	test("hostile texts are shown as text", () => {
		showReviews(aPage(NAUGHTY.map((text, id) => aReview({ id, text, author: text }))));
		expect(items().map((item) => item.querySelector("p")?.textContent)).toEqual(NAUGHTY);
		expect(section().querySelector("script, img, svg, b")).toBeNull();
	});
});

describe("further reviews", () => {
	const many = (from: number, count: number) =>
		Array.from({ length: count }, (_, index) => aReview({ id: from - index, text: `Recenze číslo ${from - index}` }));
	const firstPage = () => aPage(many(20, 8), { rating: { average: 4, count: 18 }, pages: 3 });
	const more = () => screen.queryByRole("button", { name: "Další recenze" });

	test("are added by the button, each once, the first new one in focus; the address stays", async () => {
		const shop = stubShop(({ path }) => {
			// One came meanwhile, so that the second page begins with the last of the first.
			if (path === "/api/review/1234?page=2") return { body: aPage(many(13, 8), { page: 2, pages: 3 }) };
			return { body: aPage(many(5, 2), { page: 3, pages: 3 }) };
		});
		const { user } = showReviews(firstPage());
		const address = window.location.href;
		expect(screen.getByText("Zobrazeno 8 z 18")).toBeTruthy();
		await user.click(more() ?? document.body);
		await waitFor(() => expect(items()).toHaveLength(15));
		expect(document.activeElement?.textContent).toContain("Recenze číslo 12");
		expect(screen.getByText("Zobrazeno 15 z 18")).toBeTruthy();
		await user.click(more() ?? document.body);
		await waitFor(() => expect(items()).toHaveLength(17));
		expect(more()).toBeNull();
		expect(window.location.href).toBe(address);
		expect(shop.calls.map(({ path }) => path)).toEqual(["/api/review/1234?page=2", "/api/review/1234?page=3"]);
	});

	test("stay where the shopper left them: coming back to the page moves no focus", async () => {
		stubShop(() => ({ body: aPage(many(12, 8), { page: 2, pages: 3 }) }));
		const { user, leaveAndComeBack } = showReviews(firstPage());
		await user.click(more() ?? document.body);
		await waitFor(() => expect(items()).toHaveLength(16));
		const button = await screen.findByRole("button", { name: "Další recenze" });
		button.focus();
		expect(document.activeElement).toBe(button);
		await leaveAndComeBack();
		expect(items()).toHaveLength(16);
		expect(document.activeElement).toBe(more());
	});

	test("that fail to load are reported, and can be tried again", async () => {
		let isUp = false;
		stubShop(() => (isUp ? { body: aPage(many(12, 8), { page: 2, pages: 3 }) } : "dropped"));
		const { user } = showReviews(firstPage());
		await user.click(more() ?? document.body);
		expect(await screen.findByText("Další recenze se nepodařilo načíst. Zkuste to prosím později.")).toBeTruthy();
		isUp = true;
		await user.click(more() ?? document.body);
		await waitFor(() => expect(items()).toHaveLength(16));
	});

	test("are loaded for a shopper whose session has ended, too", async () => {
		// biome-ignore lint/suspicious/noDocumentCookie: the cookie of a session
		document.cookie = "token=old; path=/";
		stubShop(({ headers }) =>
			headers.has("Authorization")
				? { status: 401, body: { error: "unauthorized" } }
				: { body: aPage(many(12, 8), { page: 2, pages: 3 }) },
		);
		const { user } = showReviews(firstPage());
		await user.click(more() ?? document.body);
		await waitFor(() => expect(items()).toHaveLength(16));
		expect(document.cookie).not.toContain("token=");
	});
});
