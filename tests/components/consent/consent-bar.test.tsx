// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConsentBar } from "#components/consent/consent-bar.tsx";
import { ConsentLink } from "#components/consent/consent-link.tsx";
import { acceptMarketing } from "#lib/storefront/browser/consent.ts";
import { EARLY_CLICK_SCRIPT } from "#lib/storefront/browser/early-click.ts";
import messages from "#messages/cs.json";

const NAMES = ["accept-technical", "accept-analytical", "accept-marketing", "accept-advertisement"] as const;

beforeEach(() => {
	window.gtag = vi.fn();
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	delete window.gtag;
	for (const name of [...NAMES, "cookies-show"]) Cookies.remove(name, { path: "/" });
});

const page = (
	<NextIntlClientProvider locale="cs" messages={messages} timeZone="Europe/Prague">
		<ConsentBar more="/info/cookies" />
		<ConsentLink />
	</NextIntlClientProvider>
);
function show() {
	render(page);
	return userEvent.setup();
}
const bar = () => screen.queryByRole("region", { name: "Vaše cookies" });
const button = (name: string) => screen.getByRole("button", { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const accepted = () => NAMES.filter((name) => Cookies.get(name) === "accepted");
const lastUpdate = () => vi.mocked(window.gtag)?.mock.lastCall;

const ALL = {
	analytics_storage: "granted",
	ad_storage: "granted",
	ad_user_data: "granted",
	ad_personalization: "granted",
};
const NONE = {
	analytics_storage: "denied",
	ad_storage: "denied",
	ad_user_data: "denied",
	ad_personalization: "denied",
};

describe("cookie consent (§4, §9)", () => {
	test("the boxes are a group with a legend", async () => {
		const user = show();
		await user.click(screen.getByText("Nastavit"));
		const group = screen.getByRole("group", { name: "Které cookies povolíte" });
		expect(group.querySelector("legend")?.textContent).toBe("Které cookies povolíte");
	});

	test("the bar shows until cookie cookies-show is 'hidden'", () => {
		show();
		expect(bar()).not.toBeNull();
		cleanup();
		Cookies.set("cookies-show", "shown");
		show();
		expect(bar()).not.toBeNull();
		cleanup();
		Cookies.set("cookies-show", "hidden");
		show();
		expect(bar()).toBeNull();
	});

	test("technical is always on, the others are not ticked beforehand, and nothing is stored before a choice", () => {
		show();
		expect(box("Technické (vždy zapnuté)")).toMatchObject({ checked: true, disabled: true });
		for (const name of ["Analytické", "Marketingové", "Reklamní"])
			expect(box(name)).toMatchObject({ checked: false, disabled: false });
		expect(accepted()).toEqual([]);
		expect(window.gtag).not.toHaveBeenCalled();
	});

	test("accept all stores accept-technical/analytical/marketing/advertisement = accepted", async () => {
		const user = show();
		await user.click(button("Přijmout vše"));
		expect(accepted()).toEqual([...NAMES]);
		expect(Cookies.get("cookies-show")).toBe("hidden");
		expect(bar()).toBeNull();
		expect(lastUpdate()).toEqual(["consent", "update", ALL]);
	});

	test.each([
		[[], ["accept-technical"], NONE],
		[["Analytické"], ["accept-technical", "accept-analytical"], { ...NONE, analytics_storage: "granted" }],
		[["Marketingové"], ["accept-technical", "accept-marketing"], { ...ALL, analytics_storage: "denied" }],
		[["Reklamní"], ["accept-technical", "accept-advertisement"], { ...ALL, analytics_storage: "denied" }],
		[["Analytické", "Reklamní"], ["accept-technical", "accept-analytical", "accept-advertisement"], ALL],
	])("accept selected with %j", async (ticked, cookies, signals) => {
		const user = show();
		for (const name of ticked) await user.click(box(name));
		await user.click(button("Přijmout vybrané"));
		expect(accepted()).toEqual(cookies);
		expect(lastUpdate()).toEqual(["consent", "update", signals]);
		expect([Cookies.get("cookies-show"), bar()]).toEqual(["hidden", null]);
	});

	test.each(["zde", "Odmítnout"])(
		"'%s' declines: it clears the consent, and the bar does not come back",
		async (name) => {
			for (const cookie of NAMES) Cookies.set(cookie, "accepted", { path: "/" });
			const user = show();
			await user.click(button(name));
			expect(accepted()).toEqual([]);
			expect([Cookies.get("cookies-show"), bar()]).toEqual(["hidden", null]);
			expect(lastUpdate()).toEqual(["consent", "update", NONE]);
		},
	);

	test("the purposes are folded; whoever opens the bar again finds them unfolded", async () => {
		const settings = () => bar()?.querySelector("details")?.open;
		const user = show();
		expect(settings()).toBe(false);
		await user.click(button("Odmítnout"));
		await user.click(button("Nastavení cookies"));
		expect(settings()).toBe(true);
	});

	test("refusing is as easy as accepting: a button of the same look beside it", () => {
		show();
		expect(button("Odmítnout").className).toBe(button("Přijmout vše").className);
	});

	test("Consent cookies 1 year", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		vi.setSystemTime(new Date("2026-12-01T10:00:00Z"));
		const written = vi.spyOn(document, "cookie", "set");
		const user = show();
		await user.click(button("Přijmout vše"));
		vi.useRealTimers();
		const kept = written.mock.calls.map(([text]) => text).filter((text) => !text.includes("1970"));
		expect(kept.map((text) => text.split("=")[0])).toEqual([...NAMES, "cookies-show"]);
		for (const text of kept) expect(text).toMatch(/; path=\/; expires=Wed, 01 Dec 2027 10:00:00 GMT; sameSite=Lax$/i);
	});

	test("the link in the footer opens the bar again with the current choice, and gets the focus back afterwards", async () => {
		Cookies.set("cookies-show", "hidden");
		Cookies.set("accept-analytical", "accepted", { path: "/" });
		const user = show();
		await user.click(button("Nastavení cookies"));
		expect(document.activeElement).toBe(bar());
		expect([box("Analytické").checked, box("Marketingové").checked]).toEqual([true, false]);
		await user.click(box("Analytické"));
		await user.click(button("Přijmout vybrané"));
		expect(accepted()).toEqual(["accept-technical"]);
		expect(document.activeElement).toBe(button("Nastavení cookies"));
	});

	test("the keyboard alone suffices: from the text over the settings with their boxes to the buttons", async () => {
		const user = show();
		const names = [];
		for (let at = 0; at < 9; at++) {
			await user.tab();
			names.push(document.activeElement?.textContent || document.activeElement?.closest("label")?.textContent);
		}
		expect(names).toEqual([
			...["zde", "Více o\u00a0cookies", "Nastavit", "Analytické", "Marketingové", "Reklamní", "Přijmout vybrané"],
			...["Přijmout vše", "Odmítnout"],
		]);
		await user.tab({ shift: true });
		await user.tab({ shift: true });
		await user.keyboard("{Enter}");
		expect(accepted()).toEqual(["accept-technical"]);
	});

	test("the page makes room for the bar while it is shown", async () => {
		vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(180);
		const { style } = document.documentElement;
		const user = show();
		expect(style.getPropertyValue("--consent-room")).toBe("180px");
		await user.click(button("Odmítnout"));
		expect(style.getPropertyValue("--consent-room")).toBe("");
	});

	test("marketing accepted meanwhile at a video is not withdrawn by the choices ticked before", async () => {
		const user = show();
		acceptMarketing();
		await user.click(
			await screen
				.findByRole("checkbox", { name: "Marketingové", checked: true })
				.then(() => button("Přijmout vybrané")),
		);
		expect(accepted()).toEqual(["accept-technical", "accept-marketing"]);
	});

	test("what was ticked and pressed before the page was alive counts once it is", async () => {
		new Function(EARLY_CLICK_SCRIPT)();
		document.body.innerHTML = `<div>${renderToString(page)}</div>`;
		const user = userEvent.setup();
		await user.click(box("Analytické"));
		await user.click(button("Přijmout vybrané"));
		const [container] = document.body.children;
		const root = await act(async () => hydrateRoot(container ?? document.body, page));
		await vi.waitFor(() => expect(accepted()).toEqual(["accept-technical", "accept-analytical"]));
		expect(bar()).toBeNull();
		act(() => root.unmount());
	});

	test("the link to more about cookies leads to the page that the shop gives it", () => {
		show();
		const link = within(bar() as HTMLElement).getByRole("link", { name: "Více o\u00a0cookies" });
		expect(link.getAttribute("href")).toBe("/info/cookies");
	});
});
