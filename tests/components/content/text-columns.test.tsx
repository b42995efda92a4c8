// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextColumns } from "#components/content/text-columns.tsx";
import { settings } from "#lib/contract/examples/content.ts";
import { show } from "../product/show.tsx";

afterEach(cleanup);

const html = (...headings: string[]) => ({
	kind: "html" as const,
	html: headings.map((heading) => `<h2>${heading}</h2><p>…</p>`).join(""),
});
const menu = {
	title: "Nákup",
	links: [
		{ text: "Doprava", link: "/info/doprava", leave: false },
		{ text: "Reklamace", link: "/info/reklamace", leave: false },
		{ text: "Účet u banky", link: "https://banka.example", leave: true },
	],
};
const column = (headings: string[], changes: Partial<typeof settings> = {}, locale: "cs" | "en" = "cs") =>
	show(
		<TextColumns
			locale={locale}
			blocks={[html(...headings)]}
			settings={{ ...settings, bottommenu: [menu], ...changes }}
			url="/info/doprava"
			parts={[{ id: "zbozi", text: "Zboží k článku" }]}
		/>,
		locale,
	);
const linksOf = (nav: HTMLElement) =>
	within(nav)
		.getAllByRole("link")
		.map((link) => link.getAttribute("href"));

test("the contents lead to each heading of the text, and to what stands below it", () => {
	column(["Balíkem", "Na pobočku", "Kolik to stojí"]);
	const nav = screen.getByRole("navigation", { name: "Na této stránce" });
	expect(linksOf(nav)).toEqual(["#cast-balikem", "#cast-na-pobocku", "#cast-kolik-to-stoji", "#zbozi"]);
	for (const heading of ["Balíkem", "Na pobočku", "Kolik to stojí"]) {
		const { id } = screen.getByRole("heading", { name: heading });
		expect(linksOf(nav)).toContain(`#${id}`);
	}
});

test("a short text has no contents", () => {
	column(["Balíkem", "Na pobočku"]);
	expect(screen.queryByRole("navigation", { name: "Na této stránce" })).toBeNull();
});

test("whom to ask has phone, e-mail and hours; a shop without contacts has no card", () => {
	column([]);
	const card = screen.getByRole("region", { name: "Poradíme vám" });
	expect(linksOf(card)).toEqual(["tel:+420800100200", "mailto:ahoj@konfety.example"]);
	expect(card.textContent).toContain("Po–Pá 9–\u206018");
	cleanup();
	column([], { contacts: { ...settings.contacts, phone: "", email: "" } });
	expect(screen.queryByRole("region", { name: "Poradíme vám" })).toBeNull();
});

test("the menu that has the page leads to the other pages of the shop in it", () => {
	column([]);
	expect(linksOf(screen.getByRole("region", { name: "Nákup" }))).toEqual(["/info/reklamace"]);
});

test("in English", () => {
	column(["One", "Two", "Three"], {}, "en");
	expect(screen.getByRole("navigation", { name: "On this page" })).toBeTruthy();
	expect(screen.getByRole("region", { name: "We are here to help" })).toBeTruthy();
});
