// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { Blocks } from "#components/content/blocks.tsx";
import { card } from "#lib/contract/examples/catalogue.ts";
import type { ShownBlock } from "#lib/contract/schemas/blocks.ts";
import { show } from "../product/show.tsx";

afterEach(cleanup);

const showBlocks = (...blocks: ShownBlock[]) => show(<Blocks blocks={blocks} locale="cs" />);
const products: ShownBlock = { kind: "products", products: [card] };

describe("a written text", () => {
	test("shows paragraphs, headings, lists and links as the shop made them", () => {
		showBlocks({ kind: "html", html: '<h2>Helium</h2><p>Viz <a href="/blog">blog</a>.</p><ul><li>lahev</li></ul>' });
		expect(screen.getByRole("heading", { level: 2, name: "Helium" })).toBeTruthy();
		expect(screen.getByRole("link", { name: "blog" }).getAttribute("href")).toBe("/blog");
		expect(screen.getByRole("listitem").textContent).toBe("lahev");
	});

	test("a table scrolls in a region of its own, reached by keyboard and named by its heading", async () => {
		const { user } = showBlocks({
			kind: "html",
			html: "<h2>Ceny půjčení</h2><table><thead><tr><th>Dny</th></tr></thead><tbody><tr><td>3</td></tr></tbody></table>",
		});
		await user.tab();
		const region = screen.getByRole("region", { name: "Tabulka: Ceny půjčení" });
		expect(document.activeElement).toBe(region);
		expect(within(region).getByRole("columnheader", { name: "Dny" })).toBeTruthy();
	});

	test("goods are cards, their names one level below the heading they stand under", () => {
		showBlocks({ kind: "html", html: "<h2>Co budete potřebovat</h2>" }, products);
		expect(screen.getByRole("heading", { level: 3, name: card.name })).toBeTruthy();
		expect(screen.getByRole("link", { name: card.name }).getAttribute("href")).toBe(card.url);
	});

	test("goods before any heading skip no heading level", () => {
		showBlocks(products, { kind: "html", html: "<h2>Až potom</h2>" });
		expect(screen.getByRole("heading", { level: 2, name: card.name })).toBeTruthy();
	});

	test("in a text about rental, costumes have its price and nothing of their sale; what is not lent is for sale", () => {
		const onSale = { ...card, original_price_with_tax: 99_900, is_on_sale: true };
		const [lent, sold] = [
			{ ...onSale, id: 1, name: "Kostým Pirát" },
			{ ...card, id: 2, name: "Šavle" },
		];
		show(
			<Blocks
				blocks={[
					{ kind: "html", html: "<h2>Co půjčujeme</h2>" },
					{ kind: "products", products: [lent, sold] },
				]}
				locale="cs"
				rentals={new Map([[1, 29_000]])}
			/>,
		);
		const cardOf = (name: string) => screen.getByRole("link", { name }).closest("article") as HTMLElement;
		expect(cardOf("Kostým Pirát").textContent?.replaceAll("\u00a0", " ")).toContain("Půjčit od 290,00 Kč");
		expect(cardOf("Kostým Pirát").querySelectorAll("s, button")).toHaveLength(0);
		expect(cardOf("Kostým Pirát").textContent).not.toContain("%");
		expect(cardOf("Šavle").textContent).not.toContain("Půjčit");
	});

	test("without any goods still sold the list is left out", () => {
		showBlocks({ kind: "products", products: [] });
		expect(screen.queryByRole("list")).toBeNull();
	});

	test("a picture has an alternative text and is loaded lazily", () => {
		showBlocks({ kind: "picture", image: { src: "/media/abc", alt: "Girlanda na zdi" } });
		expect(screen.getByRole("img", { name: "Girlanda na zdi" }).getAttribute("loading")).toBe("lazy");
	});

	test.each([
		["/sluzby/1/pujcovna-kostymu", null],
		["https://konfety.example/vyzdoba", "noopener"],
	])("a call to action leads to %s", (link, rel) => {
		showBlocks({ kind: "cta", text: "Zeptat se na kostým", link });
		const action = screen.getByRole("link", { name: "Zeptat se na kostým" });
		expect(action.getAttribute("href")).toBe(link);
		expect(action.getAttribute("rel")).toBe(rel);
	});

	test("answers are collapsed and each opens by its question", async () => {
		const { user } = showBlocks({
			kind: "faq",
			questions: [
				{ question: "Vydrží do rána?", html: "<p>S gelem ano.</p>" },
				{ question: "Co když prší?", html: "<p>Nevadí.</p>" },
			],
		});
		const [first, second] = screen.getAllByRole("group");
		expect([first, second].map((one) => one?.hasAttribute("open"))).toEqual([false, false]);
		await user.click(screen.getByText("Co když prší?"));
		expect([first, second].map((one) => one?.hasAttribute("open"))).toEqual([false, true]);
		expect(second?.textContent).toContain("Nevadí.");
	});
});
