// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AccountWidget } from "#components/account/widget/account-widget.tsx";
import { CartWidget } from "#components/cart/widget/cart-widget.tsx";
import { LanguageSwitch } from "#components/layout/language-switch.tsx";
import { MegaMenu } from "#components/layout/menu/mega-menu.tsx";
import { MobileMenu } from "#components/layout/menu/mobile-menu.tsx";
import { Notices } from "#components/ui/notices.tsx";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";
import { signIn } from "../member/a-member-shop.tsx";
import { aCategory, showInShell, stubCategories, withOwnReplies } from "./a-menu.tsx";

/** Whether chunks do not come. Code that came once is here for the whole file: each test is of code of its own. */
const line = vi.hoisted(() => ({
	isDown: true,
	async fetch<Code>(original: () => Promise<Code>) {
		if (line.isDown) throw new Error("A chunk did not come");
		return original();
	},
}));
vi.mock("#components/cart/widget/cart-live.tsx", (original) => line.fetch(original));
vi.mock("#components/account/widget/account-live.tsx", (original) => line.fetch(original));
vi.mock("#components/layout/menu/mega-live.tsx", (original) => line.fetch(original));
vi.mock("#components/layout/menu/mobile-live.tsx", (original) => line.fetch(original));
vi.mock("#components/layout/language-way.ts", (original) => line.fetch(original));

beforeEach(() => {
	line.isDown = true;
	openDialogsInJsdom();
	vi.stubGlobal("matchMedia", () => new EventTarget());
	stubCategories([aCategory(1, "Balónky", 0)]);
});
afterEach(() => {
	cleanup();
	Cookies.remove("token");
	vi.unstubAllGlobals();
	document.head.replaceChildren();
	window.history.replaceState(null, "", "/");
});

const aUser = {
	id: 7,
	firstname: "Jana",
	lastname: "Malá",
	email: "jana@example.com",
	group: { id: 1, name: "", description: "", discount: 0 },
};

/** As the keyboard does: what is pressed has the focus. */
const press = (name: string | RegExp) => {
	const button = screen.getByRole("button", { name });
	button.focus();
	fireEvent.click(button);
};
/** The panel with this element has the focus, so that the keyboard goes on inside. */
const expectFocusAround = (element: HTMLElement) => {
	expect(document.activeElement).not.toBe(document.body);
	expect(document.activeElement?.contains(element)).toBe(true);
	// Afterwards it is no stop of the focus: a press on its text would hold it open.
	(document.activeElement as HTMLElement).blur();
	expect(element.closest("[tabindex]:not(a, button, input)")).toBeNull();
};
const repair = () => {
	line.isDown = false;
};

describe("when code of the header does not come", () => {
	test.each([
		[
			"the mega-menu",
			<MegaMenu key="" locale="cs" keys={[]} goods="/eshop" />,
			...["Sortiment", "Sortiment se nepodařilo načíst.", "Celý sortiment"],
		],
		[
			"the cart",
			<CartWidget key="" locale="cs" />,
			...["Košík, prázdný", "Košík se nepodařilo načíst. Zkuste to prosím později.", "Váš košík je prázdný"],
		],
	])(
		"%s says so, and a press on 'Zkusit znovu' asks again and keeps the focus in the panel",
		async (_, part, name, sentence, content) => {
			showInShell(withOwnReplies(part));
			press(new RegExp(`^${name}`));
			expect((await screen.findByRole("alert")).textContent).toContain(sentence);
			repair();
			press("Zkusit znovu");
			expectFocusAround(await screen.findByText(content));
			expect(screen.queryByRole("alert")).toBeNull();
		},
	);

	test("the account of a customer says so, and a press on 'Zkusit znovu' asks again and keeps the focus in the panel", async () => {
		signIn();
		vi.stubGlobal("fetch", async () => Response.json({ data: aUser }));
		showInShell(withOwnReplies(<AccountWidget locale="cs" />));
		await waitFor(() => expect(screen.queryByRole("button", { name: "Můj účet" })).not.toBeNull());
		press("Můj účet");
		expect((await screen.findByRole("alert")).textContent).toContain("nepodařilo načíst");
		repair();
		press("Zkusit znovu");
		expectFocusAround(await screen.findByRole("button", { name: "Odhlásit se" }));
	});

	test("the menu of small screens says so and can be pressed again, which says nothing more once it opens", async () => {
		showInShell(
			<Notices closeLabel="Zavřít oznámení">
				{withOwnReplies(<MobileMenu locale="cs" keys={[]} entries={[]} tools={null} social={null} />)}
			</Notices>,
		);
		press("Nabídka");
		await screen.findByText("Nabídku se nepodařilo otevřít. Zkuste to prosím znovu.");
		expect(screen.getByRole("button", { name: "Nabídka" }).getAttribute("aria-expanded")).toBe("false");
		press("Zavřít oznámení");
		repair();
		press("Nabídka");
		expect(await screen.findByRole("dialog", { name: "Hlavní nabídka" })).toBeDefined();
		expect(screen.queryByText(/^Nabídku se nepodařilo otevřít/)).toBeNull();
	});

	test("the choice of a language leads to the other language's home page", async () => {
		const other = document.head.appendChild(document.createElement("link"));
		Object.assign(other, { rel: "alternate", hreflang: "en", href: "/en/7/balloons" });
		// A document can be left for another fragment alone in jsdom, so the page is at the home page already.
		window.history.replaceState(null, "", "/en#obsah");
		showInShell(<LanguageSwitch locale="cs" />);
		fireEvent.pointerOver(document.body);
		await act(() => vi.dynamicImportSettled());
		fireEvent.click(screen.getByRole("link", { name: "English" }));
		await waitFor(() => expect(window.location.href).toBe("http://localhost:3000/en"));
	});
});
