// @vitest-environment jsdom
import { act, cleanup, screen, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MobileMenu } from "#components/layout/menu/mobile-menu.tsx";
import { SocialLinks } from "#components/layout/social-links.tsx";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";
import { aCategory, scrollLock, showInShell } from "../a-menu.tsx";

let widen: () => void;

beforeEach(() => {
	openDialogsInJsdom();
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
const show = () =>
	showInShell(
		<MobileMenu
			locale="cs"
			categories={CATEGORIES}
			entries={ENTRIES}
			tools={<span>Jazyk a měna</span>}
			social={<SocialLinks social={SOCIAL} label="Konfety na sociálních sítích" />}
		/>,
	);
const opener = () => screen.getByRole("button", { name: "Nabídka" });
const menu = () => screen.getByRole("dialog", { name: "Hlavní nabídka" });

test("the menu is a dialog that blocks page scroll; its button closes it and the focus goes back", async () => {
	const { user } = show();
	expect(screen.queryByRole("dialog")).toBeNull();
	await user.click(opener());
	expect(menu().hasAttribute("open")).toBe(true);
	expect(scrollLock()).toBe(menu());
	await user.click(screen.getByRole("button", { name: "Zavřít nabídku" }));
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(scrollLock()).toBeNull();
	expect(document.activeElement).toBe(opener());
});

test("it has categories, other entries, stores, the account, social links, and the choices of currency and language", async () => {
	const { user } = show();
	await user.click(opener());
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
	await user.click(opener());
	const link = screen.getByRole("link", { name: "Náš velkoobchod" });
	expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
	expect(screen.getByRole("link", { name: "Půjčovna kostýmů" }).hasAttribute("target")).toBe(false);
});

test("a signed-in customer has the link to the account instead of the login", async () => {
	Cookies.set("token", "a.b.c");
	const { user } = show();
	await user.click(opener());
	expect(screen.getByRole("link", { name: "Můj účet" }).getAttribute("href")).toBe("/ucet");
	expect(screen.queryByRole("link", { name: "Registrace" })).toBeNull();
});

test("social links of the header (§2) are in it by their names, and open externally", async () => {
	const { user } = show();
	await user.click(opener());
	const social = within(menu()).getByRole("list", { name: "Konfety na sociálních sítích" });
	const links = within(social).getAllByRole("link");
	expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("target")])).toEqual([
		["Instagram", "_blank"],
		["Mastodon", "_blank"],
	]);
});

test("every category has its picture, beside the link that it belongs to", async () => {
	const { user } = show();
	await user.click(opener());
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
	await user.click(opener());
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
	await user.click(opener());
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
		await user.click(opener());
		await user.click(screen.getByText("Jazyk a měna"));
		expect(menu()).toBeDefined();
		await act();
		expect(screen.queryByRole("dialog")).toBeNull();
	}
});
