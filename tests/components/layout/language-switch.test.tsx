// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { LanguageSwitch } from "#components/layout/language-switch.tsx";
import messages from "#messages/cs.json";

afterEach(() => {
	cleanup();
	document.head.replaceChildren();
	window.history.replaceState(null, "", "/");
});

const show = (address: string) => {
	window.history.replaceState(null, "", address);
	render(
		<NextIntlClientProvider locale="cs" messages={messages}>
			<PathnameContext.Provider value={window.location.pathname}>
				<LanguageSwitch locale="cs" />
			</PathnameContext.Provider>
		</NextIntlClientProvider>,
	);
	return screen.getByRole("link");
};
/** The switch once somebody is at the page, which is when its way is worked out. */
const showTouched = async (address: string, touch: "pointerOver" | "touchStart" | "keyDown" = "pointerOver") => {
	const link = show(address);
	fireEvent[touch](document.body);
	await act(() => vi.dynamicImportSettled());
	return link;
};
const head = (rel: string, href: string, hrefLang = "") => {
	const link = document.head.appendChild(document.createElement("link"));
	link.rel = rel;
	link.href = href;
	if (hrefLang !== "") link.hreflang = hrefLang;
};

test.each([
	["/ucet/nastaveni", "/en/account/settings"],
	["/prihlaseni?redirect=/ucet/nastaveni", "/en/login?redirect=%2Fen%2Faccount%2Fsettings"],
	["/registrace?redirect=/kosik", "/en/register?redirect=%2Fen%2Fcart"],
	["/prihlaseni?redirect=//evil.test", "/en/login"],
	["/ucet/objednavka/12", "/en/account/order/12"],
	["/shrnuti/12/aBc-1_2", "/en/summary/12/aBc-1_2"],
	["/zmena-hesla/aBc-1_2", "/en/new-password/aBc-1_2"],
	["/newsletter/aBc-1_2", "/en/newsletter/aBc-1_2"],
])("%s is %s in English", async (address, href) => {
	const link = await showTouched(address);
	expect(link.getAttribute("href")).toBe(href);
	expect(link.textContent).toBe("English");
	expect(link.getAttribute("hreflang")).toBe("en");
});

test("a page leads to the version that its head names", async () => {
	head("canonical", "http://localhost/7/balonky/srdce");
	head("alternate", "http://localhost/7/balonky/srdce", "cs");
	head("alternate", "http://localhost/en/7/balloons/heart", "en");
	expect((await showTouched("/7/balonky/srdce")).getAttribute("href")).toBe("/en/7/balloons/heart");
});

test.each([
	["a post that was written in Czech alone", "/blog/3/balonky"],
	["an event that was written in Czech alone", "/eventy/3/dilna"],
	["documents, which are Czech alone", "/dokumenty"],
])("for %s the switch says that it leads home", async (_, address) => {
	head("canonical", `http://localhost${address}`);
	const link = await showTouched(address);
	expect(link.getAttribute("href")).toBe("/en");
	expect(link.textContent).toBe("English(úvodní stránka)");
});

test("a noindex page names its versions in own meta tags, and the switch takes the one of the other language", async () => {
	head("canonical", "http://localhost/7/balonky");
	for (const content of ["/7/balonky", "/en/7/balloons"]) {
		const tag = document.head.appendChild(document.createElement("meta"));
		tag.name = "other-language";
		tag.content = content;
	}
	const link = await showTouched("/7/balonky?barva=cervena,modra");
	expect(link.getAttribute("href")).toBe("/en/7/balloons");
	expect(link.textContent).toBe("English");
});

test("a head that was rendered after its page is read at the click", async () => {
	head("alternate", "http://localhost/en/1/old", "en");
	const link = await showTouched("/7/balonky");
	expect(link.getAttribute("href")).toBe("/en/1/old");
	document.head.replaceChildren();
	head("alternate", "http://localhost/en/7/balloons", "en");
	link.addEventListener("click", (event) => event.preventDefault());
	fireEvent.click(link);
	expect(link.getAttribute("href")).toBe("/en/7/balloons");
});

test.each([
	["what was searched for", "/hledani?q=bal%C3%B3nky", "/en/search", "/en/search?q=bal%C3%B3nky"],
	[
		"the order that a questionnaire is about",
		"/spokojenost?objednavka=7&hash=aB",
		"/en/satisfaction",
		"/en/satisfaction?objednavka=7&hash=aB",
	],
	[
		"the variant that was chosen",
		"/7/balonky/srdce?varianta=5",
		"/en/7/balloons/heart",
		"/en/7/balloons/heart?variant=5",
	],
	["the page that the head names", "/blog?strana=2", "/en/blog?page=2", "/en/blog?page=2"],
	["no query without a meaning", "/7/balonky?utm_source=x", "/en/7/balloons", "/en/7/balloons"],
])("the link to the other language keeps %s", async (_, address, named, href) => {
	head("alternate", `http://localhost${named}`, "en");
	expect((await showTouched(address)).getAttribute("href")).toBe(href);
});

test("Locale cookie 365 days: the language that was chosen is remembered", async () => {
	const link = await showTouched("/prodejny");
	const set = vi.spyOn(document, "cookie", "set");
	link.addEventListener("click", (event) => event.preventDefault());
	fireEvent.click(link);
	const [cookie = ""] = set.mock.calls.map(([text]) => text);
	expect(cookie).toMatch(/^NEXT_LOCALE=en;/);
	const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? "");
	expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
	set.mockRestore();
});

test.each(["pointerOver", "touchStart", "keyDown"] as const)(
	"it leads to the other language's home page until %s, the first touch of the page",
	async (touch) => {
		head("alternate", "http://localhost/en/7/balloons", "en");
		const link = show("/7/balonky");
		await act(() => vi.dynamicImportSettled());
		expect(link.getAttribute("href")).toBe("/en");
		expect(link.textContent).toBe("English");
		cleanup();
		expect((await showTouched("/7/balonky", touch)).getAttribute("href")).toBe("/en/7/balloons");
	},
);

test("a click before its way was worked out leads where the page's head says, and remembers the language", async () => {
	// A document can be left for another fragment alone in jsdom, so the page is at the address of its other version already.
	head("alternate", "http://localhost/en/7/balloons", "en");
	const link = show("/en/7/balloons#popis");
	expect(fireEvent.click(link)).toBe(false);
	await waitFor(() => expect(window.location.href).toBe("http://localhost:3000/en/7/balloons"));
	expect(document.cookie).toContain("NEXT_LOCALE=en");
});

test.each(["ctrlKey", "metaKey", "shiftKey"])("a click with %s stays the browser's, which opens a new tab", (key) => {
	const link = show("/7/balonky");
	let isOfBrowser = false;
	window.addEventListener(
		"click",
		(event) => {
			isOfBrowser = !event.defaultPrevented;
			event.preventDefault();
		},
		{ once: true },
	);
	fireEvent.click(link, { [key]: true });
	expect(isOfBrowser).toBe(true);
});
