// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, expect, test } from "vitest";
import { WatchedList } from "#components/account/lists/watched-list.tsx";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { forgetToken } from "#lib/storefront/client/token.ts";
import { accountMenu } from "../account-menu.ts";
import { aUser, button, ENDED, forgetAccount, REFUSED, showAccount, stubAccount } from "../an-account.tsx";

afterEach(forgetAccount);

const links = async () => {
	const nav = await screen.findByRole("navigation", { name: "Můj účet" });
	return within(nav)
		.getAllByRole("link")
		.map((link) => ({
			to: `${link.textContent} ${link.getAttribute("href")}`,
			current: link.getAttribute("aria-current"),
		}));
};

test("names the customer and leads to every page; the current one is marked", async () => {
	stubAccount();
	showAccount(<p>Obsah</p>);
	await screen.findByText("Jana Nováková");
	const shown = await links();
	expect(shown.map(({ to }) => to)).toEqual(accountMenu("cs"));
	expect(shown.filter(({ current }) => current === "page")).toEqual([{ to: "Objednávky /ucet", current: "page" }]);
	expect(screen.getByText("Obsah")).toBeTruthy();
	expect(screen.queryByRole("region", { name: /Potvrďte/ })).toBeNull();
});

test("for influencers also has their page, and shows their group's discount and description", async () => {
	const group = { id: 2, name: "Influenceři", description: "Děkujeme za tipy.", descriptions: {}, discount: 12.5 };
	stubAccount(({ path }) => (path === "/api/me" ? { body: { data: aUser({ group }) } } : undefined));
	showAccount(<p>Obsah</p>);
	expect(await screen.findByText("Sleva 12,5 %")).toBeTruthy();
	expect(screen.getByText("Děkujeme za tipy.")).toBeTruthy();
	expect(await links()).toContainEqual({ to: "Pro influencery /account/influencer", current: null });
});

test("its first page begins with what the customer's group brings", async () => {
	const group = { id: 2, name: "Influenceři", description: "", descriptions: {}, discount: 10 };
	stubAccount(({ path }) => (path === "/api/me" ? { body: { data: aUser({ group }) } } : undefined));
	showAccount(<p>Obsah</p>);
	const vouchers = await screen.findByRole("link", { name: /^Vaše poukazy a.provize$/ });
	expect(vouchers.getAttribute("href")).toBe("/account/influencer");
	const goods = screen.getByRole("link", { name: /^Vybrat zboží se členskou slevou −10.%$/ });
	expect(goods.getAttribute("href")).toBe("/eshop");
	expect(vouchers.compareDocumentPosition(screen.getByText("Obsah"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a customer without a group's advantages is told of none", async () => {
	stubAccount();
	showAccount(<p>Obsah</p>);
	await screen.findByText("Jana Nováková");
	expect(screen.queryByRole("link", { name: /poukazy|slev/ })).toBeNull();
});

test("a guest sees nothing of the page and is sent to the login, which leads back", async () => {
	const shop = stubAccount();
	const { replace } = showAccount(<p>Obsah</p>, { isGuest: true, query: "?strana=2" });
	await waitFor(() => expect(replace.mock.calls).toEqual([["/prihlaseni?redirect=%2Fucet%3Fstrana%3D2"]]));
	expect(screen.queryByText("Obsah")).toBeNull();
	expect(shop.calls).toEqual([]);
});

test("an ended session is forgotten, and the login leads back", async () => {
	stubAccount(() => ENDED);
	const { replace } = showAccount(<WatchedList locale="cs" />);
	await waitFor(() => expect(replace).toHaveBeenCalledWith("/prihlaseni?redirect=%2Fucet"));
	expect(Cookies.get("token")).toBeUndefined();
});

test("when another part of the page forgot the token, the customer is sent to the login too", async () => {
	stubAccount();
	const { replace } = showAccount(<p>Obsah</p>);
	await screen.findByText("Jana Nováková");
	act(forgetToken);
	expect(replace).toHaveBeenCalledWith("/prihlaseni?redirect=%2Fucet");
	expect(screen.queryByText("Obsah")).toBeNull();
	expect(screen.queryByText("Jana Nováková")).toBeNull();
});

test("a page of an ended session restored by the browser leads to the login", async () => {
	stubAccount();
	const { replace } = showAccount(<p>Obsah</p>);
	await screen.findByText("Jana Nováková");
	act(() => {
		leaveTo("#left");
		forgetToken();
	});
	expect(replace).not.toHaveBeenCalled();
	window.history.replaceState(null, "", "/ucet");
	act(() => {
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	expect(replace).toHaveBeenCalledWith("/prihlaseni?redirect=%2Fucet");
});

test("an outage does not look like an empty page, and a new try succeeds", async () => {
	let isUp = false;
	const shop = stubAccount(({ path }) => {
		if (!path.startsWith("/api/watchdog")) return undefined;
		return isUp ? { body: [] } : REFUSED("unavailable", 503);
	});
	const { user, replace } = showAccount(<WatchedList locale="cs" />);
	await screen.findByRole("heading", { name: "Hlídané zboží se nepodařilo načíst. Zkuste to prosím později." });
	expect(shop.calls.filter(({ path }) => path.startsWith("/api/watchdog")).length).toBe(2);
	isUp = true;
	await user.click(await button("Zkusit znovu"));
	expect(await screen.findByRole("heading", { name: "Zatím nic nehlídáme" })).toBeTruthy();
	expect(replace).not.toHaveBeenCalled();
});

test("during a new try the message stays, with its button busy and in focus", async () => {
	let finish = () => {};
	let isSlow = false;
	stubAccount(({ path }) => {
		if (!path.startsWith("/api/watchdog")) return undefined;
		if (!isSlow) return REFUSED("too_many_requests", 429);
		return new Promise((resolve) => {
			finish = () => resolve({ body: [] });
		});
	});
	const { user } = showAccount(<WatchedList locale="cs" />);
	const again = await button("Zkusit znovu");
	isSlow = true;
	await user.click(again);
	await waitFor(() => expect(again.getAttribute("aria-busy")).toBe("true"));
	// Longer than a skeleton would need to show.
	await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
	expect(document.activeElement).toBe(again);
	expect(screen.getByRole("heading", { name: /^Hlídané zboží se nepodařilo načíst/ })).toBeTruthy();
	finish();
	expect(await screen.findByRole("heading", { name: "Zatím nic nehlídáme" })).toBeTruthy();
});

test("an unconfirmed e-mail is shown as such, and its link can be sent again", async () => {
	const shop = stubAccount(({ path }) => {
		if (path === "/api/me") return { body: { data: aUser({ isConfirmed: false }) } };
		return path === "/api/account/confirmation" ? { body: {} } : undefined;
	});
	const { user } = showAccount(<p>Obsah</p>);
	expect(await screen.findByText(/^Na jana@example\.cz jsme vám poslali odkaz/)).toBeTruthy();
	await user.click(await button("Poslat odkaz znovu"));
	expect(await screen.findByText(/^Nový odkaz už je na cestě na jana@example\.cz/)).toBeTruthy();
	expect(shop.changes().map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /api/account/confirmation"]);
	expect(screen.queryByRole("button", { name: "Poslat odkaz znovu" })).toBeNull();
	expect(document.activeElement).toBe(screen.getByRole("region", { name: "Potvrďte prosím svůj e-mail" }));
});

test.each([
	[REFUSED("already_confirmed", 409), "Tento e-mail už máme potvrzený."],
	[REFUSED("too_many_requests", 429), /^Zkoušíte to příliš často/],
	["dropped", "Odkaz se nepodařilo poslat. Zkuste to prosím později."],
] as const)("a link that could not be sent is reported: %j", async (answer, sentence) => {
	stubAccount(({ path }) => {
		if (path === "/api/me") return { body: { data: aUser({ isConfirmed: false }) } };
		return answer;
	});
	const { user } = showAccount(<p>Obsah</p>);
	await user.click(await button("Poslat odkaz znovu"));
	expect(await screen.findByText(sentence)).toBeTruthy();
});
