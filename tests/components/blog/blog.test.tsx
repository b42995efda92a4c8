// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { PostList } from "#components/blog/post-list.tsx";
import { PostPage } from "#components/blog/post-page.tsx";
import { settings } from "#lib/contract/examples/content.ts";
import { post, postCard, postCategory } from "#lib/contract/examples/written.ts";
import type { PostsPage } from "#lib/contract/schemas/content.ts";
import { eachLocale } from "#lib/domain/locale.ts";
import type { BlogPage } from "#lib/storefront/pages/blog-page.ts";
import { show } from "../product/show.tsx";

afterEach(cleanup);

const costumes = { ...postCategory, id: 2, slug: "kostymy", name: "Kostýmy", url: "/blog/kategorie/2/kostymy" };
const shown = { ...postCategory, urls: { ...eachLocale(() => null), cs: postCategory.url } };

function aBlogPage(changes: Partial<PostsPage> = {}): BlogPage {
	const list = { posts: [postCard], total: 30, page: 2, pages: 3, category: null, ...changes };
	return { list, categories: [postCategory, costumes, { ...costumes, id: 3, name: "Prázdná", count: 0 }] };
}
/** A shop that says no contact. */
const NOBODY = { contacts: { ...settings.contacts, phone: "", email: "" }, bottommenu: [] };
const linksIn = (name: string) =>
	within(screen.getByRole("navigation", { name }))
		.getAllByRole("link")
		.map((link) => link.getAttribute("href"));

describe("the blog's list", () => {
	test("an article shows its title as a link, its date, its reading time, and its summary", () => {
		show(<PostList locale="cs" page={aBlogPage()} />);
		const article = screen.getByRole("article");
		expect(within(article).getByRole("heading", { level: 2, name: postCard.title })).toBeTruthy();
		expect(within(article).getByRole("link").getAttribute("href")).toBe(postCard.url);
		expect(article.textContent).toContain("Vydáno 13. listopadu 2026");
		expect(article.textContent).toContain("2 minuty čtení");
		expect(article.textContent).toContain(postCard.perex);
	});

	test("categories with articles are links, and the one shown is marked", () => {
		show(<PostList locale="cs" page={aBlogPage({ category: shown })} />);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Balónky");
		expect(linksIn("Rubriky")).toEqual(["/blog", postCategory.url, costumes.url]);
		const nav = screen.getByRole("navigation", { name: "Rubriky" });
		expect(nav.querySelector("[aria-current]")?.getAttribute("href")).toBe(postCategory.url);
	});

	test("other pages are plain links, with the query word of each language", () => {
		show(<PostList locale="cs" page={aBlogPage()} />);
		expect(linksIn("Stránky")).toEqual(["/blog", "/blog?strana=2", "/blog?strana=3"]);
		cleanup();
		show(<PostList locale="en" page={aBlogPage()} />, "en");
		expect(linksIn("Pages")).toEqual(["/en/blog", "/en/blog?page=2", "/en/blog?page=3"]);
	});

	test("the page links of a category stay in it", () => {
		show(<PostList locale="cs" page={aBlogPage({ category: shown, pages: 2 })} />);
		expect(linksIn("Stránky")).toEqual([postCategory.url, `${postCategory.url}?strana=2`]);
	});

	test("a single page has no page links, and an empty list says so", () => {
		show(<PostList locale="cs" page={aBlogPage({ posts: [], page: 1, pages: 1 })} />);
		expect(screen.queryByRole("navigation", { name: "Stránky" })).toBeNull();
		expect(screen.getByText("Zatím tu žádný článek není. První už píšeme.")).toBeTruthy();
	});
});

describe("an article", () => {
	test("leads back to the blog and its category, and on to related articles and goods", () => {
		const related = { ...postCard, id: 2, title: "Girlanda krok za krokem", url: "/blog/2/girlanda" };
		show(<PostPage locale="cs" post={{ ...post, blocks: [], related: [related] }} settings={settings} />);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(post.title);
		expect(linksIn("Drobečková navigace")).toEqual(["/", "/blog", postCategory.url]);
		const [goods] = post.products;
		expect(within(screen.getByRole("region", { name: "Zboží z\u00a0článku" })).getByRole("link").textContent).toBe(
			goods?.name,
		);
		const others = within(screen.getByRole("region", { name: "Čtěte dál" }));
		expect(others.getByRole("heading", { level: 3, name: related.title })).toBeTruthy();
	});

	test("without goods, related articles and a category it has no headings for them", () => {
		show(<PostPage locale="cs" post={{ ...post, blocks: [], products: [], category: null }} settings={NOBODY} />);
		expect(screen.queryAllByRole("region")).toEqual([]);
		expect(linksIn("Drobečková navigace")).toEqual(["/", "/blog"]);
	});
});
