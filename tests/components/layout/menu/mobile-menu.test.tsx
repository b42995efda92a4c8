// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MobileMenu } from "#components/layout/menu/mobile-menu.tsx";
import { SocialLinks } from "#components/layout/social-links.tsx";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";
import { aCategory, scrollLock, showInShell, stubCategories, withOwnReplies } from "../a-menu.tsx";

let widen: () => void;

beforeEach(() => {
	openDialogsInJsdom();
	stubCategories(CATEGORIES);
	vi.stubGlobal("matchMedia", (query: string) => ({
		addEventListener: (_: string, listener: () => void) => {
			if (query === "(min-width: 1024px)") widen = listener;
		},
		removeEventListener: () => {},
	}));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	Cookies.remove("token");
});

const CATEGORIES = [aCategory(1, "Balónky", 5), aCategory(2, "Sady", 0)];
const ENTRIES = [
	{ text: "Balónky", link: "/1/kategorie", leave: false },
	{ text: "Půjčovna kostýmů", link: "/info/pujcovna-kostymu", leave: false },
	{ text: "Náš velkoobchod", link: "https://velkoobchod.example/", leave: true },
];
const SOCIAL = [
	{ name: "Instagram", url: "https://instagram.example/konfety" },
	{ name: "Mastodon", url: "https://mastodon.example/konfety" },
];
const show = (keys: string[] = []) =>
	showInShell(
		withOwnReplies(
			<MobileMenu
				locale="cs"
				keys={keys}
				entries={ENTRIES}
				tools={<span>Jazyk a měna</span>}
				social={<SocialLinks social={SOCIAL} label="Konfety na sociálních sítích" />}
			/>,
		),
	);
/** The menu, opened, with its categories. */
const open = async (user: ReturnType<typeof show>["user"]) => {
	await user.click(opener());
	await screen.findByRole("navigation", { name: "Sortiment" });
};
const categories = () =>
	within(screen.getByRole("navigation", { name: "Sortiment" }))
		.getAllByRole("link")
		.map((link) => link.textContent);
const opener = () => screen.getByRole("button", { name: "Nabídka" });
const menu = () => screen.getByRole("dialog", { name: "Hlavní nabídka" });

test("the menu is a dialog that blocks page scroll; its button closes it and the focus goes back", async () => {
	const { user } = show();
	expect(screen.queryByRole("dialog")).toBeNull();
	await open(user);
	expect(menu().hasAttribute("open")).toBe(true);
	expect(scrollLock()).toBe(menu());
	await user.click(screen.getByRole("button", { name: "Zavřít nabídku" }));
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(scrollLock()).toBeNull();
	expect(document.activeElement).toBe(opener());
});

test("it has categories, other entries, stores, the account, social links, and the choices of currency and language", async () => {
	const { user } = show();
	await open(user);
	const links = within(menu()).getAllByRole("link");
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["Balónky", "/1/kategorie"],
		["Sady", "/2/kategorie"],
		["Půjčovna kostýmů", "/info/pujcovna-kostymu"],
		["Náš velkoobchod", "https://velkoobchod.example/"],
		["Prodejny", "/prodejny"],
		["Přihlásit se", "/prihlaseni"],
		["Registrace", "/registrace"],
		["", "https://instagram.example/konfety"],
		["M", "https://mastodon.example/konfety"],
	]);
	expect(within(menu()).getByText("Jazyk a měna")).toBeDefined();
});

test("an entry that leaves the shop opens externally (§2 Header)", async () => {
	const { user } = show();
	await open(user);
	const link = screen.getByRole("link", { name: "Náš velkoobchod" });
	expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
	expect(screen.getByRole("link", { name: "Půjčovna kostýmů" }).hasAttribute("target")).toBe(false);
});

test("a signed-in customer has the link to the account instead of the login", async () => {
	Cookies.set("token", "a.b.c");
	const { user } = show();
	await open(user);
	expect(screen.getByRole("link", { name: "Můj účet" }).getAttribute("href")).toBe("/ucet");
	expect(screen.queryByRole("link", { name: "Registrace" })).toBeNull();
});

test("social links of the header (§2) are in it by their names, and open externally", async () => {
	const { user } = show();
	await open(user);
	const social = within(menu()).getByRole("list", { name: "Konfety na sociálních sítích" });
	const links = within(social).getAllByRole("link");
	expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("target")])).toEqual([
		["Instagram", "_blank"],
		["Mastodon", "_blank"],
	]);
});

test("every category has its picture, beside the link that it belongs to", async () => {
	const { user } = show();
	await open(user);
	for (const [name, picture] of [
		["Balónky", "/media/1"],
		["Sady", "/media/2"],
	]) {
		const image = screen.getByRole("link", { name }).querySelector("img");
		expect(image?.getAttribute("src")).toBe(`${picture}/96`);
		expect(image?.getAttribute("alt")).toBe("");
	}
});

test("subcategories unfold below their category; a category without any has no button to unfold", async () => {
	const { user } = show();
	await open(user);
	const unfold = screen.getByRole("button", { name: "Podkategorie: Balónky" });
	expect(screen.queryByRole("button", { name: "Podkategorie: Sady" })).toBeNull();
	expect(screen.queryByRole("link", { name: "Balónky 1" })).toBeNull();
	await user.click(unfold);
	expect(unfold.getAttribute("aria-expanded")).toBe("true");
	expect(screen.getAllByRole("link", { name: /^Balónky \d/ })).toHaveLength(3);
	await user.click(unfold);
	expect(screen.queryByRole("link", { name: "Balónky 1" })).toBeNull();
});

test("Category submenu collapsed shows the first 3 items (§4); the others come by 'more', and the menu stays open", async () => {
	const { user } = show();
	await open(user);
	await user.click(screen.getByRole("button", { name: "Podkategorie: Balónky" }));
	const shown = () => screen.getAllByRole("link", { name: /^Balónky \d/ }).map((link) => link.textContent);
	expect(shown()).toEqual(["Balónky 1", "Balónky 2", "Balónky 3"]);
	await user.click(screen.getByRole("button", { name: "Další (2): Balónky" }));
	expect(shown()).toHaveLength(5);
	const less = screen.getByRole("button", { name: "Méně: Balónky" });
	expect(document.activeElement).toBe(less);
	await user.click(less);
	expect(shown()).toHaveLength(3);
	expect(menu()).toBeDefined();
});

test("a press on the backdrop, one of its links, a navigation and a wide screen close it", async () => {
	const { user, goTo } = show();
	const close: (() => unknown)[] = [
		() => user.click(menu()),
		() => user.click(screen.getByRole("link", { name: "Balónky" })),
		() => goTo("/kosik"),
		() => act(widen),
	];
	for (const act of close) {
		await open(user);
		await user.click(screen.getByText("Jazyk a měna"));
		expect(menu()).toBeDefined();
		await act();
		expect(screen.queryByRole("dialog")).toBeNull();
	}
});

test.each([
	["the categories that the settings name, in their order", ["key-2", "key-1"], ["Sady", "Balónky"]],
	["all, where the settings name none", [], ["Balónky", "Sady"]],
])("it has %s", async (_, keys, names) => {
	const { user } = show(keys);
	await open(user);
	expect(categories()).toEqual(names);
});

test("the categories are asked for when it opens, and the rest of it does not wait for them", async () => {
	const answer = Promise.withResolvers<undefined>();
	const calls = stubCategories(CATEGORIES, () => answer.promise);
	const { user } = show();
	expect(calls).toEqual([]);
	await user.click(opener());
	expect((await screen.findByRole("status")).textContent).toBe("Načítáme sortiment…");
	expect(screen.getByRole("link", { name: "Půjčovna kostýmů" })).toBeDefined();
	answer.resolve(undefined);
	await screen.findByRole("link", { name: "Sady" });
	expect(screen.queryByRole("status")).toBeNull();
	expect(calls).toEqual(["GET /api/catalog/category/cs?depth=2"]);
});

test("it says that the categories did not come, and a press on 'Zkusit znovu' asks again", async () => {
	const calls = stubCategories(CATEGORIES, (turn) => (turn === 1 ? "dropped" : undefined));
	const { user } = show();
	await user.click(opener());
	expect((await screen.findByRole("alert")).textContent).toContain("Sortiment se nepodařilo načíst.");
	await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
	await screen.findByRole("link", { name: "Sady" });
	expect(screen.queryByRole("alert")).toBeNull();
	expect(calls).toHaveLength(2);
});

test("its button is busy until the menu is there; a pointer at it fetches the menu's code beforehand", async () => {
	show();
	fireEvent.click(opener());
	expect([opener().getAttribute("aria-busy"), screen.queryByRole("dialog")]).toEqual(["true", null]);
	await screen.findByRole("dialog");
	expect(opener().getAttribute("aria-busy")).toBeNull();
	cleanup();
	show();
	fireEvent.pointerEnter(opener(), { pointerType: "touch" });
	await act(() => vi.dynamicImportSettled());
	fireEvent.click(opener());
	expect(menu()).toBeDefined();
});

test("all themes stand first, unfolded with their pictures, and are no folded row as well", async () => {
	const themes = { ...aCategory(4, "Téma", 14), key: "temata" };
	stubCategories([...CATEGORIES, themes]);
	const { user } = show();
	await open(user);
	const list = await screen.findByRole("list", { name: "Co slavíte?" });
	expect(within(list).getAllByRole("link")).toHaveLength(14);
	expect(categories().slice(-2)).toEqual(["Balónky", "Sady"]);
	expect(screen.queryByRole("button", { name: "Podkategorie: Téma" })).toBeNull();
});
