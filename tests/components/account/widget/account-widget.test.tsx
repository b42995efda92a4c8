// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AccountLogout } from "#components/account/frame/account-logout.tsx";
import { AccountWidget } from "#components/account/widget/account-widget.tsx";
import { KeptNotice } from "#components/layout/page/kept-notice.tsx";
import { leaveTo, loadAgain } from "#lib/storefront/browser/leave.ts";
import { forgetCartShop } from "../../cart/a-cart-shop.tsx";
import { anotherTab, aUser, fill, showPage, signInAs, stubShop, textBox, tokenOf } from "../a-sign-up.tsx";
import { accountMenu } from "../account-menu.ts";
import { comeBack } from "../leaving.ts";

vi.mock(import("#lib/storefront/browser/leave.ts"), async (original) =>
	(await import("../leaving.ts")).leavingPage(await original()),
);

beforeEach(() => {
	vi.mocked(leaveTo).mockClear();
	vi.mocked(loadAgain).mockClear();
});
afterEach(() => {
	comeBack();
	forgetCartShop();
	window.history.replaceState(null, "", "/");
});

const widget = <AccountWidget locale="cs" />;
const toggle = (name: RegExp | string = /^Můj účet/) => screen.findByRole("button", { name });
const isLoginShown = () => screen.queryByRole("textbox", { name: /^E-mail/ }) !== null;
const links = () =>
	within(screen.getByRole("navigation", { name: "Můj účet" }))
		.getAllByRole("link")
		.map((link) => `${link.textContent} ${link.getAttribute("href")}`);
const OF_EVERYBODY = accountMenu("cs");

describe("for guests", () => {
	test("opens the login with links to a new password and to the registration", async () => {
		stubShop(() => undefined);
		const { user } = showPage(widget, "/1001/balonky?strana=2");
		expect(screen.queryByLabelText(/^Heslo/)).toBeNull();
		await user.click(await toggle("Můj účet"));
		await screen.findByLabelText(/^Heslo/);
		expect((await toggle()).getAttribute("aria-expanded")).toBe("true");
		expect(screen.getByRole("link", { name: "Zapomněli jste heslo?" }).getAttribute("href")).toBe("/obnova-hesla");
		expect(screen.getByRole("link", { name: "Zaregistrujte se" }).getAttribute("href")).toBe(
			"/registrace?redirect=%2F1001%2Fbalonky%3Fstrana%3D2",
		);
	});

	test.each<[string, string, unknown[]]>([
		["on any page leads to the account", "/1001/balonky", [["/ucet"]]],
		["on any page goes where its address asks to go", "/1001/balonky?redirect=/kosik", [["/kosik"]]],
		["on any page goes nowhere outside the shop", "/1001/balonky?redirect=//zle.test", [["/ucet"]]],
		["on the login page goes where that leads", "/prihlaseni?redirect=/kosik", [["/kosik"]]],
		["on the registration goes to the account", "/registrace", [["/ucet"]]],
	])("a login %s", async (_, address, left) => {
		const shop = stubShop(({ path }) => (path === "/api/auth/login" ? { body: { token: tokenOf(7) } } : undefined));
		const { user } = showPage(widget, address);
		await user.click(await toggle());
		await fill(user, await screen.findByLabelText(/^Heslo/), "Heslo1");
		await fill(user, textBox(/^E-mail/), "jana@example.cz");
		await user.click(screen.getByRole("button", { name: "Přihlásit se" }));
		await waitFor(() => expect(vi.mocked(leaveTo).mock.calls).toEqual(left));
		// The next document asks for it.
		expect(shop.calls.some(({ path }) => path === "/api/cart/cs")).toBe(false);
	});

	test("Escape closes the login and returns the focus; a click elsewhere closes it without that", async () => {
		stubShop(() => undefined);
		const { user } = showPage(
			<>
				{widget}
				<p>jinde</p>
			</>,
		);
		await user.click(await toggle());
		await user.click(await screen.findByLabelText(/^Heslo/));
		await user.keyboard("{Escape}");
		expect(isLoginShown()).toBe(false);
		expect(document.activeElement).toBe(await toggle());
		await user.click(await toggle());
		expect(isLoginShown()).toBe(true);
		await user.click(screen.getByText("jinde"));
		expect(isLoginShown()).toBe(false);
	});

	test("what was typed survives a click elsewhere, but not a navigation", async () => {
		stubShop(() => undefined);
		const content = (
			<>
				{widget}
				<p>jinde</p>
			</>
		);
		const { user, goTo } = showPage(content, "/kosik");
		await user.click(await toggle());
		await fill(user, await screen.findByLabelText(/^Heslo/), "Heslo1");
		await fill(user, textBox(/^E-mail/), "jana@example.cz");
		await user.click(screen.getByText("jinde"));
		await user.click(await toggle());
		expect(textBox(/^E-mail/)).toHaveProperty("value", "jana@example.cz");
		expect(screen.getByLabelText(/^Heslo/)).toHaveProperty("value", "Heslo1");
		goTo("/1001/balonky");
		expect(isLoginShown()).toBe(false);
		await user.click(await toggle());
		expect(await screen.findByRole("textbox", { name: /^E-mail/ })).toHaveProperty("value", "");
	});

	test("a guest whose earlier session was refused stays signed in after a new login", async () => {
		signInAs(7);
		const NEW = `${tokenOf(7)}new`;
		let hasEnded = false;
		stubShop(({ path, headers }) => {
			if (path === "/api/auth/login") return { body: { token: NEW } };
			return hasEnded && headers.get("Authorization") === `Bearer ${tokenOf(7)}`
				? { status: 401, body: { error: "unauthorized" } }
				: undefined;
		});
		const { user, client } = showPage(widget);
		await toggle(/Jana/);
		hasEnded = true;
		await act(() => client.refetchQueries());
		await waitFor(() => expect(Cookies.get("token")).toBeUndefined());
		await user.click(await toggle("Můj účet"));
		await fill(user, await screen.findByLabelText(/^Heslo/), "Heslo1");
		await fill(user, textBox(/^E-mail/), "jana@example.cz");
		await user.click(screen.getByRole("button", { name: "Přihlásit se" }));
		await toggle(/Jana/);
		await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
		expect([Cookies.get("token"), localStorage.getItem("token")]).toEqual([NEW, NEW]);
	});
});

describe("for customers", () => {
	test("opens the links to all pages of the account, under the customer's name", async () => {
		signInAs(7);
		const shop = stubShop(() => undefined);
		const { user } = showPage(widget, "/ucet/nastaveni");
		await user.click(await toggle("Můj účet, Jana Nováková"));
		expect(links()).toEqual(OF_EVERYBODY);
		expect(screen.getByText("jana@example.cz")).not.toBeNull();
		expect(screen.getByRole("link", { name: "Nastavení" }).getAttribute("aria-current")).toBe("page");
		expect(screen.getByRole("link", { name: "Objednávky" }).getAttribute("aria-current")).toBeNull();
		expect(shop.calls.filter(({ path }) => path === "/api/me")).toHaveLength(1);
	});

	test("the link to the influencer page is shown to group 2 only", async () => {
		signInAs(7);
		stubShop(
			() => undefined,
			aUser({ group: { id: 2, name: "Influenceři", description: "", descriptions: {}, discount: 0 } }),
		);
		const { user } = showPage(widget);
		await user.click(await toggle(/Jana/));
		expect(links()).toContain("Pro influencery /account/influencer");
		expect(links()).toHaveLength(OF_EVERYBODY.length + 1);
	});

	test("a group's discount is on the button, and its description inside", async () => {
		signInAs(7);
		const group = { id: 3, name: "Školky", description: "Pro školky a školy.", descriptions: {}, discount: 12.5 };
		stubShop(() => undefined, aUser({ group }));
		const { user } = showPage(widget);
		await user.click(await toggle("Můj účet, Jana Nováková, sleva 12,5\u00a0%"));
		expect(screen.getByText("Sleva 12,5 % na zboží")).not.toBeNull();
		expect(screen.getByText("Pro školky a školy.")).not.toBeNull();
	});

	test("a customer without a name is called by the e-mail; the links are there even during an outage", async () => {
		signInAs(7);
		stubShop(() => undefined, aUser({ firstname: "", lastname: "" }));
		const { unmount } = showPage(widget);
		await toggle("Můj účet, jana@example.cz");
		unmount();
		stubShop(({ path }) => (path === "/api/me" ? { status: 503, body: { error: "unavailable" } } : undefined));
		const { user } = showPage(widget);
		await user.click(await toggle("Můj účet"));
		expect(links()).toEqual(OF_EVERYBODY);
	});

	test("a customer whose session has ended becomes a guest", async () => {
		signInAs(7);
		stubShop(({ path }) => (path === "/api/me" ? { status: 401, body: { error: "unauthorized" } } : undefined));
		const { user } = showPage(widget);
		await waitFor(() => expect(Cookies.get("token")).toBeUndefined());
		await user.click(await toggle("Můj účet"));
		await screen.findByLabelText(/^Heslo/);
	});
});

describe("signing out", () => {
	test.each<[string, Parameters<typeof stubShop>[0]]>([
		["answers", ({ path }) => (path === "/api/auth/logout" ? { body: {} } : undefined)],
		[
			"fails",
			({ path }) => (path === "/api/auth/logout" ? { status: 500, body: { error: "server_error" } } : undefined),
		],
		["is away", ({ path }) => (path === "/api/auth/logout" ? "dropped" : undefined)],
	])("forgets the customer and leads home when the shop %s", async (_, answer) => {
		signInAs(7);
		localStorage.setItem("token", tokenOf(7));
		sessionStorage.setItem("checkout-draft", '{"email":"jana@example.cz"}');
		const shop = stubShop(answer);
		const tab = anotherTab();
		const { user, client, unmount } = showPage(widget, "/ucet");
		await user.click(await toggle(/Jana/));
		await user.click(screen.getByRole("button", { name: "Odhlásit se" }));
		await waitFor(() => expect(vi.mocked(leaveTo).mock.calls).toEqual([["/"]]));
		const [logout, ...more] = shop.calls.filter(({ path }) => path === "/api/auth/logout");
		expect([logout?.method, logout?.headers.get("Authorization"), more]).toEqual(["GET", `Bearer ${tokenOf(7)}`, []]);
		expect([Cookies.get("token"), localStorage.getItem("token")]).toEqual([undefined, null]);
		expect([Cookies.get("cartTempId"), sessionStorage.getItem("checkout-draft")]).toEqual([undefined, null]);
		expect(client.getQueryCache().findAll({ queryKey: ["customer", "7"] })).toEqual([]);
		await waitFor(() => expect(tab.heard).toHaveBeenCalled());
		tab.close();
		unmount();
		showPage(<KeptNotice />);
		await screen.findByText(/Odhlásili jsme vás/);
	});

	test("happens once, however often the button is pressed while the page is being left", async () => {
		signInAs(7);
		const shop = stubShop(({ path }) => (path === "/api/auth/logout" ? { body: {} } : undefined));
		const { user } = showPage(<AccountLogout locale="cs" className={undefined} />, "/ucet");
		await user.click(screen.getByRole("button", { name: /^Odhl/ }));
		await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
		await user.click(screen.getByRole("button", { name: /^Odhl/ }));
		expect(shop.calls.filter(({ path }) => path === "/api/auth/logout")).toHaveLength(1);
	});
});

describe("what happens in another tab", () => {
	const show = async (before: number | null) => {
		if (before !== null) signInAs(before);
		stubShop(() => undefined);
		const page = showPage(widget);
		await toggle(before === null ? "Můj účet" : /Jana/);
		return page;
	};
	const tell = async () => {
		const tab = anotherTab();
		tab.tell();
		// The message is on its way as a task of its own.
		await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
		tab.close();
	};

	test.each<[string, number | null, number | null, number]>([
		["a customer who signs out in another tab is forgotten in this one", 7, null, 1],
		["another customer who signs in in another tab reloads this one", 7, 8, 1],
		["a changed cart does not count as another customer", 7, 7, 0],
		["a guest who signs in in another tab stays on the page of this one", null, 7, 0],
	])("%s", async (_, before, after, times) => {
		await show(before);
		sessionStorage.setItem("checkout-draft", '{"email":"jana@example.cz"}');
		if (after === null) Cookies.remove("token", { path: "/" });
		else signInAs(after);
		await tell();
		expect(loadAgain).toHaveBeenCalledTimes(times);
		// Drafts hold names and addresses.
		expect(sessionStorage.getItem("checkout-draft") === null).toBe(times > 0);
		if (before === null) await toggle(/Jana/);
	});

	test("a page that the browser restores after a logout is reloaded", async () => {
		await show(7);
		sessionStorage.setItem("checkout-draft", '{"email":"jana@example.cz"}');
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		expect(loadAgain).not.toHaveBeenCalled();
		Cookies.remove("token", { path: "/" });
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		expect(loadAgain).toHaveBeenCalledTimes(1);
		expect(sessionStorage.getItem("checkout-draft")).toBeNull();
	});
});
