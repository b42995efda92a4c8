// @vitest-environment node
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { TrustStrip } from "#components/layout/trust-strip.tsx";
import { openExampleShop } from "#tests/support/screens/example-shop.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));
vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"));

afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

async function strip(locale: "cs" | "en", answers: Record<string, unknown> = {}) {
	openExampleShop(answers);
	const html = renderToStaticMarkup(await TrustStrip({ locale, dispatch: { cutOffHour: 14 } }));
	return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text = ""]) => text.replace(/<[^>]*>/g, "").replace(/\s/g, " "));
}

test.each([
	["cs", "Zboží hodnotíte 4,5 z 5 (1 931 recenzí)", "Do 14:00 vyřizujeme týž pracovní den"],
	["en", "Goods rated 4.5 out of 5 (1,931 reviews)", "Orders placed by 14:00 are handled the same working day"],
] as const)("%s: the strip above the footer has the figures of the shop", async (locale, rating, dispatch) => {
	const told = await strip(locale);
	expect(told[0]).toBe(rating);
	expect(told.at(-1)).toBe(dispatch);
});

test("a shop without a review says nothing of ratings", async () => {
	const told = await strip("cs", { "/reviews/summary": { rating: null } });
	expect(told.join()).not.toContain("hodnotíte");
	expect(told.at(-1)).toBe("Do 14:00 vyřizujeme týž pracovní den");
});
