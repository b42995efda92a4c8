// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOGIN_FAILED, LoginForm } from "#components/account/login-form.tsx";
import { LoginScreen } from "#components/account/login-screen.tsx";
import { type Answer, aCartOf, anItem, forgetCartShop, showWithCart, stubCartShop } from "../cart/a-cart-shop.tsx";
import { TEMP_ID } from "../checkout/a-cart.ts";

beforeEach(() => window.history.replaceState(null, "", "/prihlaseni"));
afterEach(() => {
	forgetCartShop();
	window.history.replaceState(null, "", "/");
});

const TOKEN = "eyJ.a.b";
const stub = (answer: Answer = { body: { token: TOKEN } }) =>
	stubCartShop(undefined, ({ path, method }) => {
		if (path === "/api/auth/login") return answer;
		if (method === "GET" && path === "/api/cart/cs") return { body: [aCartOf([anItem({ quantity: 9 })])] };
		if (path === "/api/me") return { body: { data: { id: 1 } } };
		return undefined;
	});
type User = ReturnType<typeof showWithCart>["user"];
const fillIn = async (user: User, email = "jana@example.cz", password = "Heslo1") => {
	if (email) await user.type(screen.getByRole("textbox", { name: /^E-mail/ }), email);
	if (password) await user.type(screen.getByLabelText(/^Heslo/), password);
	await user.click(screen.getByRole("button", { name: "Přihlásit se" }));
};

test("signs in with the guest's cart, keeps the token in a cookie and the local storage, and reloads the cart", async () => {
	const shop = stub();
	const onDone = vi.fn<() => void>();
	const { user } = showWithCart(<LoginForm locale="cs" onDone={onDone} />);
	await screen.findByRole("button", { name: /^Košík, 2 kusy/ });
	await fillIn(user);
	await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
	const login = shop.calls.find(({ path }) => path === "/api/auth/login");
	expect(login?.body).toEqual({ email: "jana@example.cz", password: "Heslo1", tempId: TEMP_ID });
	expect([Cookies.get("token"), localStorage.getItem("token")]).toEqual([TOKEN, TOKEN]);
	await screen.findByRole("button", { name: /^Košík, 9 kusů/ });
	const cart = shop.calls.find(({ path }) => path === "/api/cart/cs");
	expect(cart?.headers.get("Authorization")).toBe(`Bearer ${TOKEN}`);
});

test("a token that has ended is not sent along", async () => {
	Cookies.set("token", "ended", { path: "/" });
	const shop = stub();
	const { user } = showWithCart(<LoginForm locale="cs" onDone={() => {}} />);
	await fillIn(user);
	await waitFor(() => expect(Cookies.get("token")).toBe(TOKEN));
	expect(shop.calls.find(({ path }) => path === "/api/auth/login")?.headers.has("Authorization")).toBe(false);
});

test("goods that did not fit in are named", async () => {
	stub({ body: { token: TOKEN, missing: ["Balónek srdce", "Svíčka"] } });
	const { user } = showWithCart(<LoginForm locale="cs" onDone={() => {}} />);
	await fillIn(user);
	await screen.findByText(/nevešlo všechno: Balónek srdce, Svíčka\./);
});

test.each([
	[{ status: 401, body: { error: "invalid_credentials" } }, "E-mail nebo heslo nesouhlasí."],
	[{ status: 503, body: { error: "unavailable" } }, "Obchod je na okamžik nedostupný. Zkuste to prosím později."],
	["dropped" as const, "Obchod je na okamžik nedostupný. Zkuste to prosím později."],
	[{ status: 418, body: { error: "whatever" } }, "Přihlášení se nezdařilo. Zkuste to prosím později."],
])("%j says %s, tells the page, and what was typed stays", async (answer, sentence) => {
	stub(answer);
	const onDone = vi.fn<() => void>();
	const failed = vi.fn<(detail: unknown) => void>();
	const hear = (event: Event) => failed((event as CustomEvent).detail);
	document.addEventListener(LOGIN_FAILED, hear);
	const { user } = showWithCart(<LoginForm locale="cs" onDone={onDone} />);
	await fillIn(user);
	expect((await screen.findByText(sentence)).closest("[role=alert]")).not.toBeNull();
	expect(screen.getByRole("textbox", { name: /^E-mail/ })).toHaveProperty("value", "jana@example.cz");
	expect(failed).toHaveBeenCalledWith([sentence]);
	expect([onDone.mock.calls.length, Cookies.get("token"), localStorage.getItem("token")]).toEqual([0, undefined, null]);
	document.removeEventListener(LOGIN_FAILED, hear);
});

test.each([
	["", "", ["Pole musí být vyplněno", "Pole musí být vyplněno"]],
	["jana", "x", ["Pole musí obsahovat platný email."]],
])("%j and %j are refused at their fields, and nothing is sent", async (email, password, sentences) => {
	const shop = stub();
	const { user } = showWithCart(<LoginForm locale="cs" onDone={() => {}} />);
	await fillIn(user, email, password);
	for (const sentence of sentences) expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
	expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^E-mail/ }));
	expect(shop.calls.some(({ path }) => path === "/api/auth/login")).toBe(false);
});

test.each([
	["?redirect=/kosik%3Fa=1", "/kosik?a=1"],
	["?redirect=//evil.test", "/"],
	["?redirect=https:evil.test", "/"],
	["", "/"],
])("the page leads to %s after a login: %s", async (query, path) => {
	window.history.replaceState(null, "", `/prihlaseni${query}`);
	stub();
	const { user, push } = showWithCart(<LoginScreen locale="cs" />);
	await fillIn(user);
	await waitFor(() => expect(push.mock.calls).toEqual([[path]]));
});

test("a customer goes to the home page; whose token has ended logs in", async () => {
	Cookies.set("token", TOKEN, { path: "/" });
	stub();
	const { push, unmount } = showWithCart(<LoginScreen locale="cs" />);
	await waitFor(() => expect(push.mock.calls).toEqual([["/"]]));
	unmount();
	stubCartShop(undefined, ({ headers }) =>
		headers.has("Authorization") ? { status: 401, body: { error: "unauthorized" } } : undefined,
	);
	const again = showWithCart(<LoginScreen locale="cs" />);
	await waitFor(() => expect(Cookies.get("token")).toBeUndefined());
	expect(again.push.mock.calls).toEqual([]);
});
