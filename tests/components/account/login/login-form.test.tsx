// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { Activity } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOGIN_FAILED, LoginForm } from "#components/account/login/login-form.tsx";
import { LoginScreen } from "#components/account/login/login-screen.tsx";
import { KeptNotice } from "#components/layout/page/kept-notice.tsx";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { type Answer, forgetCartShop } from "../../cart/a-cart-shop.tsx";
import { TEMP_ID } from "../../checkout/a-cart.ts";
import { fill, showPage, signInAs, stubShop, textBox, tokenOf } from "../a-sign-up.tsx";
import { comeBack } from "../leaving.ts";

vi.mock(import("#lib/storefront/browser/leave.ts"), async (original) =>
	(await import("../leaving.ts")).leavingPage(await original()),
);

// Braces: what a hook returns is called after the test.
beforeEach(() => {
	vi.mocked(leaveTo).mockClear();
});
afterEach(() => {
	comeBack();
	forgetCartShop();
	window.history.replaceState(null, "", "/");
});

const TOKEN = tokenOf(7);
const stub = (answer: Answer = { body: { token: TOKEN } }) =>
	stubShop(({ path }) => (path === "/api/auth/login" ? answer : undefined));
type User = ReturnType<typeof showPage>["user"];
const fillIn = async (user: User, email = "jana@example.cz", password = "Heslo1") => {
	if (email) await fill(user, textBox(/^E-mail/), email);
	if (password) await fill(user, screen.getByLabelText(/^Heslo/), password);
	await user.click(screen.getByRole("button", { name: "Přihlásit se" }));
};

test("signs in with the guest's cart, keeps the token in a cookie and the local storage, and reloads the cart", async () => {
	const shop = stub();
	const onDone = vi.fn<() => void>();
	const { user } = showPage(<LoginForm locale="cs" onDone={onDone} />);
	await screen.findByRole("button", { name: /^Košík, 2 kusy/ });
	await fillIn(user);
	await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
	const login = shop.calls.find(({ path }) => path === "/api/auth/login");
	expect(login?.body).toEqual({
		email: "jana@example.cz",
		password: "Heslo1",
		locale: "cs",
		tempId: TEMP_ID,
	});
	expect([Cookies.get("token"), localStorage.getItem("token")]).toEqual([TOKEN, TOKEN]);
	await screen.findByRole("button", { name: /^Košík, 9 kusů/ });
	const cart = shop.calls.find(({ path }) => path === "/api/cart/cs");
	expect(cart?.headers.get("Authorization")).toBe(`Bearer ${TOKEN}`);
});

test("an expired token is not sent along", async () => {
	Cookies.set("token", "ended", { path: "/" });
	const shop = stub();
	const { user } = showPage(<LoginForm locale="cs" onDone={() => {}} />);
	await fillIn(user);
	await waitFor(() => expect(Cookies.get("token")).toBe(TOKEN));
	expect(shop.calls.find(({ path }) => path === "/api/auth/login")?.headers.has("Authorization")).toBe(false);
});

test("a second click while the page is being left does not sign in again", async () => {
	const shop = stub();
	const { user } = showPage(<LoginScreen locale="cs" />, "/prihlaseni");
	await fillIn(user);
	await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
	const button = screen.getByRole("button", { name: "Přihlašujeme…" });
	expect(button.getAttribute("aria-busy")).toBe("true");
	await user.click(button);
	await user.type(screen.getByLabelText(/^Heslo/), "{Enter}");
	expect(shop.calls.filter(({ path }) => path === "/api/auth/login")).toHaveLength(1);
	expect([vi.mocked(leaveTo).mock.calls, Cookies.get("token")]).toEqual([[["/ucet"]], TOKEN]);
	act(comeBack);
	expect(await screen.findByRole("button", { name: "Přihlásit se" })).not.toBeNull();
});

test("goods that did not fit into the cart are named", async () => {
	stub({ body: { token: TOKEN, missing: ["Balónek srdce", "Svíčka"] } });
	const { user } = showPage(<LoginForm locale="cs" onDone={() => {}} />);
	await fillIn(user);
	await screen.findByText(/nevešlo všechno: Balónek srdce, Svíčka\./);
});

test("goods that did not fit into the cart are named on the next page when this one is left", async () => {
	stub({ body: { token: TOKEN, missing: ["Svíčka"] } });
	const { user, unmount } = showPage(<LoginScreen locale="cs" />, "/prihlaseni");
	await fillIn(user);
	await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
	expect(screen.queryByText(/nevešlo všechno/)).toBeNull();
	unmount();
	const next = showPage(<KeptNotice />, "/ucet");
	await screen.findByText(/nevešlo všechno: Svíčka\./);
	next.unmount();
	showPage(<KeptNotice />, "/ucet");
	expect(screen.queryByText(/nevešlo všechno/)).toBeNull();
});

const limited = (value?: number) => ({ status: 429, body: { error: "too_many_requests", value } });

test.each<[Answer, string]>([
	[{ status: 401, body: { error: "invalid_credentials" } }, "E-mail nebo heslo nesouhlasí."],
	[limited(), "Zkoušíte to příliš často. Chvíli prosím počkejte."],
	[limited(1), "Zkoušíte to příliš často. Zkuste to prosím znovu za 1 sekundu."],
	[limited(60), "Zkoušíte to příliš často. Zkuste to prosím znovu za 60 sekund."],
	[limited(61), "Zkoušíte to příliš často. Zkuste to prosím znovu za 2 minuty."],
	[limited(900), "Zkoušíte to příliš často. Zkuste to prosím znovu za 15 minut."],
	[{ status: 503, body: { error: "unavailable" } }, "Obchod je na okamžik nedostupný. Zkuste to prosím později."],
	["dropped", "Obchod je na okamžik nedostupný. Zkuste to prosím později."],
	[{ status: 418, body: { error: "whatever" } }, "Přihlášení se nezdařilo. Zkuste to prosím později."],
])("%j shows %s, notifies the page, and what was typed stays", async (answer, sentence) => {
	stub(answer);
	const onDone = vi.fn<() => void>();
	const failed = vi.fn<(detail: unknown) => void>();
	const hear = (event: Event) => failed((event as CustomEvent).detail);
	document.addEventListener(LOGIN_FAILED, hear);
	const { user } = showPage(<LoginForm locale="cs" onDone={onDone} />);
	await fillIn(user);
	expect((await screen.findByText(sentence)).closest("[role=alert]")).not.toBeNull();
	expect(textBox(/^E-mail/)).toHaveProperty("value", "jana@example.cz");
	expect(failed).toHaveBeenCalledWith([sentence]);
	expect([onDone.mock.calls.length, Cookies.get("token"), localStorage.getItem("token")]).toEqual([0, undefined, null]);
	document.removeEventListener(LOGIN_FAILED, hear);
});

test.each([
	["", "", ["Pole musí být vyplněno", "Pole musí být vyplněno"]],
	["jana", "x", ["Pole musí obsahovat platný email."]],
])("%j and %j are refused at their fields, and nothing is sent", async (email, password, sentences) => {
	const shop = stub();
	const { user } = showPage(<LoginForm locale="cs" onDone={() => {}} />);
	await fillIn(user, email, password);
	for (const sentence of sentences) expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
	expect(document.activeElement).toBe(textBox(/^E-mail/));
	expect(shop.calls.some(({ path }) => path === "/api/auth/login")).toBe(false);
});

test("the password is hidden until the customer asks to see it", async () => {
	stub();
	const { user } = showPage(<LoginForm locale="cs" onDone={() => {}} />);
	const password = screen.getByLabelText(/^Heslo/);
	const show = screen.getByRole("button", { name: "Zobrazit heslo" });
	expect([password.getAttribute("type"), show.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
	// Sent before hydration, it must not get into the address.
	expect(password.closest("form")?.getAttribute("method")).toBe("dialog");
	await fill(user, password, "Heslo1");
	await user.click(show);
	expect([password.getAttribute("type"), show.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
	expect(password).toHaveProperty("value", "Heslo1");
});

test("on return to the page there are no errors and no password, but the e-mail that was typed", async () => {
	stub({ status: 401, body: { error: "invalid_credentials" } });
	const page = (mode: "visible" | "hidden") => (
		<Activity mode={mode}>
			<LoginForm locale="cs" onDone={() => {}} />
		</Activity>
	);
	const { user, showAgain } = showPage(page("visible"));
	await fillIn(user);
	await screen.findByText("E-mail nebo heslo nesouhlasí.");
	await act(async () => showAgain(page("hidden")));
	await act(async () => showAgain(page("visible")));
	expect(screen.queryByText("E-mail nebo heslo nesouhlasí.")).toBeNull();
	expect(textBox(/^E-mail/)).toHaveProperty("value", "jana@example.cz");
	expect(screen.getByLabelText(/^Heslo/)).toHaveProperty("value", "");
});

test.each([
	["?redirect=/kosik%3Fa=1", "/kosik?a=1"],
	["?redirect=//evil.test", "/ucet"],
	["?redirect=https:evil.test", "/ucet"],
	["?redirect=javascript:alert(1)", "/ucet"],
	["?redirect=", "/ucet"],
	["", "/ucet"],
])("the page leads from %s to %s after a login", async (query, path) => {
	stub();
	const { user, push } = showPage(<LoginScreen locale="cs" />, `/prihlaseni${query}`);
	await fillIn(user);
	await waitFor(() => expect(vi.mocked(leaveTo).mock.calls).toEqual([[path]]));
	expect(push.mock.calls).toEqual([]);
});

test.each([
	["/prihlaseni?redirect=/ucet/nastaveni", "/registrace?redirect=%2Fucet%2Fnastaveni"],
	["/prihlaseni?redirect=//evil.test", "/registrace"],
	["/prihlaseni", "/registrace"],
])("the link to the registration leads from %s to %s", async (address, path) => {
	stub();
	showPage(<LoginScreen locale="cs" />, address);
	expect(screen.getByRole("link", { name: "Zaregistrujte se" }).getAttribute("href")).toBe(path);
	expect(screen.getByRole("link", { name: "Zapomněli jste heslo?" }).getAttribute("href")).toBe("/obnova-hesla");
});

test("a signed-in customer is sent home, also on return to the page; with an expired token the form stays", async () => {
	signInAs(7);
	stub();
	const { push, unmount } = showPage(<LoginScreen locale="cs" />, "/prihlaseni");
	await waitFor(() => expect(push.mock.calls).toEqual([["/"]]));
	window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	await waitFor(() => expect(push.mock.calls).toEqual([["/"], ["/"]]));
	unmount();
	stubShop(({ headers }) =>
		headers.has("Authorization") ? { status: 401, body: { error: "unauthorized" } } : undefined,
	);
	const again = showPage(<LoginScreen locale="cs" />, "/prihlaseni");
	await waitFor(() => expect(Cookies.get("token")).toBeUndefined());
	expect(again.push.mock.calls).toEqual([]);
});
