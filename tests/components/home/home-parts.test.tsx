// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { HomePage } from "#components/home/home-page.tsx";
import { card, node } from "#lib/contract/examples/catalogue.ts";
import { settings } from "#lib/contract/examples/content.ts";
import { instagramPost, postCard, serviceCard } from "#lib/contract/examples/written.ts";
import { sheetPath } from "#lib/domain/goods/picture-sheet.ts";
import { show } from "../product/show.tsx";

afterEach(cleanup);

const pictures = Array.from({ length: 9 }, (_, index) => ({
	...instagramPost,
	image: { src: `/media/${index}`, alt: `Girlanda ${index}` },
}));
const home = (changes: Partial<Parameters<typeof HomePage>[0]> = {}) =>
	show(
		<HomePage
			locale="cs"
			categories={[node]}
			top={[]}
			sale={[]}
			services={[serviceCard]}
			news={[postCard]}
			instagram={pictures}
			contacts={settings.contacts}
			hero={null}
			season={null}
			{...changes}
		/>,
	);

const sceneShown = () => document.querySelector('picture img[src^="/heroes"]')?.getAttribute("src");

describe("home (promises §2)", () => {
	test("services lead to their forms", () => {
		home();
		const link = screen.getByRole("link", { name: serviceCard.title });
		expect(link.getAttribute("href")).toBe(serviceCard.url);
		const tile = within(link.closest("li") as HTMLElement);
		expect(tile.getByText("Půjčit kostým")).toBeTruthy();
		expect(link.closest("li")?.querySelector("source")?.getAttribute("srcset")).toBe("/heads/rental-s.avif");
	});

	test("blog news lead to the articles and to the list of all", () => {
		home();
		expect(screen.getByRole("link", { name: postCard.title }).getAttribute("href")).toBe(postCard.url);
		expect(screen.getByRole("link", { name: "Všechny články" }).getAttribute("href")).toBe("/blog");
	});

	test("the Instagram block shows six of the shop's own pictures, each with a link to Instagram", () => {
		home();
		const links = screen.getAllByRole("link", { name: /na Instagramu/ });
		expect(links).toHaveLength(6);
		for (const link of links) expect(link.getAttribute("href")).toBe(instagramPost.url);
		const sources = screen.getAllByRole("img", { name: /na Instagramu/ }).map((image) => image.getAttribute("src"));
		for (const source of sources) expect(decodeURIComponent(source ?? "")).toContain("/media/");
	});

	test("without services, news and pictures their headings are left out", () => {
		home({ services: [], news: [], instagram: [] });
		expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
			"Vyberte si ze sortimentu",
			"Nejoblíbenější zboží",
		]);
	});

	test("„Co slavíte?“ is answered by the themes, before the categories", () => {
		const themes = {
			...node,
			id: 31,
			key: "temata",
			name: "Témata",
			subcategories: [{ ...node, id: 32, name: "Piráti" }],
		};
		home({ categories: [node, themes] });
		const [answer, categories] = screen.getAllByRole("list");
		expect(screen.getAllByRole("heading", { level: 2 })[0]?.textContent).toBe("Co slavíte?");
		expect([answer?.textContent, categories?.textContent]).toEqual(["Piráti", `${node.name}Témata`]);
	});

	test("the tiles of a row show their places of one picture, and are named by words alone", () => {
		const below = ["Piráti", "Víly", "Dinosauři", "Vesmír", "Moře"].map((name, index) => ({
			...{ ...node, id: 40 + index, name, tint: `#ffe1e${index}`, subcategories: [] },
			image: index === 2 ? null : { src: `/media/${index}`, alt: name },
		}));
		const themes = { ...node, id: 31, key: "temata", subcategories: below };
		home({ categories: [node, themes] });
		const [answer, categories] = screen.getAllByRole("list");
		const sheetOf = (list?: HTMLElement) => list?.style.getPropertyValue("--sheet");
		const srcs = ["/media/0", "/media/1", null, "/media/3", "/media/4"];
		expect(sheetOf(answer)).toBe(`url(${sheetPath({ id: 31, srcs })})`);
		const { src = null } = node.image ?? {};
		expect(sheetOf(categories)).toBe(`url(${sheetPath({ id: 0, srcs: [src, src] })})`);
		expect(answer?.querySelectorAll("img")).toHaveLength(0);
		const links = [...(answer?.querySelectorAll("a") ?? [])];
		expect(links.map(({ textContent }) => textContent)).toEqual(below.map(({ name }) => name));
		const looks = links.map((link) => link.querySelector("span")?.style);
		expect(looks.map((look) => look?.backgroundPosition)).toEqual([
			...["0% 0%", "33.33% 0%", "66.67% 0%", "100% 0%"],
			"0% 100%",
		]);
		expect(looks[4]?.backgroundColor).toBe("rgb(255, 225, 228)");
	});

	test("in a season its words, its theme and its goods stand first, with the way to all of them", () => {
		const themes = {
			...node,
			id: 31,
			key: "temata",
			subcategories: [{ ...node, id: 32, slug: "pirati", name: "Piráti", url: "/32/pirati" }],
		};
		const season = {
			...{
				title: "Večer pirátů",
				text: "Vlajky a poklady.",
				top: "Nejoblíbenější na piráty",
				all: "Všechno na piráty",
			},
			...{
				name: "carnival" as const,
				url: "/32/pirati",
				theme: "32/pirati",
				goods: [{ ...card, id: 77, name: "Pirátská vlajka" }],
			},
		};
		home({ categories: [node, themes], season });
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Večer pirátů");
		expect(screen.getByText(/^Vlajky a poklady\. Spočítáme vám/)).toBeDefined();
		expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Téma oslavy" }).value).toBe("32/pirati");
		const ofSeason = screen.getByRole("region", { name: "Nejoblíbenější na piráty" });
		expect(within(ofSeason).getAllByRole("article")).toHaveLength(1);
		expect(screen.getByRole("link", { name: "Všechno na piráty" }).getAttribute("href")).toBe("/32/pirati");
		const top = screen.getByRole("heading", { name: "Nejoblíbenější zboží" });
		expect(ofSeason.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
	});

	test("what the shop's people say stands in place of the page's words and of the season's", () => {
		const season = {
			name: "carnival" as const,
			title: "Večer pirátů",
			text: "Vlajky.",
			top: "Nej",
			all: "Vše",
			url: "/32/pirati",
			theme: "",
			goods: [],
		};
		const hero = { title: "Výprodej kostýmů", url: "/produkty/akce", target: null, path: null, image: null };
		home({ hero, season });
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Výprodej kostýmů");
		expect(screen.getByRole("link", { name: "Výprodej kostýmů" }).getAttribute("href")).toBe("/produkty/akce");
		expect(screen.queryByText("Vlajky.")).toBeNull();
		expect(sceneShown()).toBe("/heroes/carnival-l.webp");
	});

	test("the scene is that of the season, in none a birthday, and comes before all else, in one size for each device", () => {
		home();
		const picture = document.querySelector("picture");
		expect(sceneShown()).toBe("/heroes/birthday-l.webp");
		expect(picture?.querySelector("img")?.getAttribute("fetchpriority")).toBe("high");
		expect([...(picture?.querySelectorAll("source") ?? [])].map(({ media, srcset }) => [media, srcset])).toEqual([
			["(min-width:1024px)", "/heroes/birthday-l.avif"],
			["(min-width:600px)", "/heroes/birthday-m.avif"],
			["", "/heroes/birthday-s.avif"],
		]);
	});

	test("a picture of the shop's people stands in place of the scene", () => {
		const image = { src: "/media/vyprodej", alt: "" };
		home({ hero: { title: "Výprodej", url: "/produkty/akce", target: null, path: null, image } });
		expect(sceneShown()).toBeUndefined();
		const shown = document.querySelector("section img");
		expect(shown?.getAttribute("src")).toMatch(/^\/media\/vyprodej\//);
	});

	test("where two tiles of the last row of four would be missing, there is the way to all themes", () => {
		const themes = (count: number) => ({
			...{ ...node, id: 31, key: "temata", url: "/31/temata" },
			subcategories: Array.from({ length: count }, (_, at) => ({ ...node, id: 40 + at, name: `Téma ${at}` })),
		});
		home({ categories: [themes(6)] });
		expect(screen.getByRole("link", { name: "Všechna témata" }).getAttribute("href")).toBe("/31/temata");
		cleanup();
		home({ categories: [themes(8)] });
		expect(screen.queryByRole("link", { name: "Všechna témata" })).toBeNull();
	});

	test.each([
		[14, "7"],
		[8, "8"],
		[16, "8"],
		[12, "6"],
		[13, "7"],
	])("%i tiles stand in rows of %s on a computer, which leaves the fewest places empty", (count, columns) => {
		home({ categories: Array.from({ length: count }, (_, at) => ({ ...node, id: 40 + at, subcategories: [] })) });
		expect(screen.getAllByRole("list")[0]?.style.getPropertyValue("--columns")).toBe(columns);
	});

	test("a shop without goods says that they are coming, and has no empty sections", () => {
		home({ categories: [], services: [], news: [], instagram: [] });
		expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
			"Nejoblíbenější zboží",
		]);
		expect(screen.getByText("Zboží teprve chystáme. Zastavte se tu prosím brzy znovu.")).toBeDefined();
		expect(screen.queryByRole("link", { name: "Zboží v akci" })).toBeNull();
	});
});
