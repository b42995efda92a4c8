// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoginScreen } from "#components/account/login/login-screen.tsx";
import { NewPasswordScreen } from "#components/account/password/new-password-screen.tsx";
import { ResetScreen } from "#components/account/password/reset-screen.tsx";
import { ConfirmScreen } from "#components/account/register/confirm-screen.tsx";
import { RegisterScreen } from "#components/account/register/register-screen.tsx";
import { AccountWidget } from "#components/account/widget/account-widget.tsx";
import { KeptNotice } from "#components/layout/page/kept-notice.tsx";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { type Answer, type Call, forgetCartShop } from "../cart/a-cart-shop.tsx";
import { fill, SECRET, showPage, signInAs, stubShop, textBox, tokenOf } from "./a-sign-up.tsx";
import { accountMenu } from "./account-menu.ts";
import { comeBack } from "./leaving.ts";

vi.mock(import("#lib/storefront/browser/leave.ts"), async (original) =>
	(await import("./leaving.ts")).leavingPage(await original()),
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

const stub = (answers: Record<string, Answer>) =>
	stubShop(({ method, path }: Call) =>
		path === "/api/auth/captcha" ? { body: { siteKey: null } } : answers[`${method} ${path}`],
	);
const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const label = (text: RegExp) => screen.findByLabelText(text, { selector: "input" });
const press = (user: ReturnType<typeof showPage>["user"], name: string) =>
	user.click(screen.getByRole("button", { name }));
const sentTo = (shop: ReturnType<typeof stub>, path: string) =>
	shop.calls.filter((call) => call.path === path).map(({ body }) => body);
const left = () => vi.mocked(leaveTo).mock.calls.map(([path]) => path);

test("the login shows its errors in English, and leads to English pages", async () => {
	const answers: Record<string, Answer> = {
		"POST /api/auth/login": { status: 401, body: { error: "invalid_credentials" } },
	};
	stub(answers);
	const { user } = showPage(<LoginScreen locale="en" />, "/en/login?redirect=/en/account/settings", "en");
	expect(hrefOf("Forgotten your password?")).toBe("/en/password-reset");
	expect(hrefOf("Create one")).toBe("/en/register?redirect=%2Fen%2Faccount%2Fsettings");
	await fill(user, textBox(/^E-mail/), "jana@example.cz");
	await fill(user, await label(/^Password/), "Heslo1");
	await press(user, "Sign in");
	await screen.findByText("The e-mail or the password is wrong.");
	answers["POST /api/auth/login"] = { body: { token: tokenOf(7) } };
	await press(user, "Sign in");
	await waitFor(() => expect(left()).toEqual(["/en/account/settings"]));
});

test("without a redirect the English login leads to the English account", async () => {
	stub({ "POST /api/auth/login": { body: { token: tokenOf(7) } } });
	const { user } = showPage(<LoginScreen locale="en" />, "/en/login", "en");
	await fill(user, textBox(/^E-mail/), "jana@example.cz");
	await fill(user, await label(/^Password/), "Heslo1");
	await press(user, "Sign in");
	await waitFor(() => expect(left()).toEqual(["/en/account"]));
});

test("an English registration asks for an English mail, and its notice is shown on the next page", async () => {
	const shop = stub({ "POST /api/auth/register": { status: 201, body: { token: tokenOf(7) } } });
	const { user, unmount } = showPage(<RegisterScreen locale="en" />, "/en/register?redirect=/en/cart", "en");
	expect(hrefOf("Sign in")).toBe("/en/login?redirect=%2Fen%2Fcart");
	await fill(user, textBox(/^First name/), "Jane");
	await fill(user, textBox(/^Last name/), "Novak");
	await fill(user, textBox(/^E-mail/), "jane@example.cz");
	await fill(user, await label(/^Password(?! again)/), "Pestra-girlanda");
	await fill(user, await label(/^Password again/), "Pestra-girlanda");
	await user.click(screen.getByRole("checkbox", { name: /I agree/ }));
	await press(user, "Create account");
	await waitFor(() => expect(left()).toEqual(["/en/cart"]));
	expect(sentTo(shop, "/api/auth/register")).toMatchObject([{ email: "jane@example.cz", locale: "en" }]);
	unmount();
	showPage(<KeptNotice />, "/en/cart", "en");
	await screen.findByText(/Your account is ready\. We have sent a link to jane@example\.cz/);
});

test("the English form for a forgotten password asks for an English mail", async () => {
	const shop = stub({ "POST /api/auth/password-reset": { body: {} } });
	const { user } = showPage(<ResetScreen locale="en" />, "/en/password-reset", "en");
	await fill(user, textBox(/^E-mail/), "jane@example.cz");
	await press(user, "Send the link");
	await screen.findByRole("heading", { name: "Check your e-mail" });
	await screen.findByText(/^If jane@example\.cz has an account with us, we have sent it a link/);
	expect(sentTo(shop, "/api/auth/password-reset")).toEqual([{ email: "jane@example.cz", locale: "en" }]);
});

test("the English link sets a new password and leads to the English login, which says so", async () => {
	const path = `/api/auth/password-reset/${SECRET}`;
	stub({ [`GET ${path}`]: { body: {} }, [`POST ${path}`]: { body: {} } });
	const { user, unmount } = showPage(<NewPasswordScreen locale="en" />, `/en/new-password/${SECRET}`, "en");
	await fill(user, await label(/^New password(?! again)/), "Pestra-girlanda");
	await fill(user, await label(/^New password again/), "Pestra-girlanda");
	await press(user, "Save password");
	await waitFor(() => expect(left()).toEqual(["/en/login"]));
	unmount();
	showPage(<KeptNotice />, "/en/login", "en");
	await screen.findByText("Your password has been changed. You can sign in with it now.");
});

test("a dead English link leads to a new one", async () => {
	stub({ [`GET /api/auth/password-reset/${SECRET}`]: { status: 404, body: { error: "link_invalid" } } });
	showPage(<NewPasswordScreen locale="en" />, `/en/new-password/${SECRET}`, "en");
	await screen.findByRole("heading", { name: "This link does not work any more" });
	expect(hrefOf("Send a new link")).toBe("/en/password-reset");
});

test("the English proof of an e-mail leads to the English account", async () => {
	stub({ [`POST /api/auth/confirm/${SECRET}`]: { body: { email: "jane@example.cz" } } });
	showPage(<ConfirmScreen locale="en" />, `/en/account-confirmation/${SECRET}`, "en");
	await screen.findByRole("heading", { name: "Thank you, your e-mail is confirmed" });
	await screen.findByText(/jane@example\.cz/);
	expect(hrefOf("To my account")).toBe("/en/account");
});

test("the header of an English page signs in, leads to every English page of the account, and signs out to the English home page", async () => {
	stub({ "GET /api/auth/logout": { body: {} } });
	const guest = showPage(<AccountWidget locale="en" />, "/en/1001/balloons", "en");
	await guest.user.click(await screen.findByRole("button", { name: "My account" }));
	await screen.findByRole("button", { name: "Sign in" });
	expect(hrefOf("Create one")).toBe("/en/register?redirect=%2Fen%2F1001%2Fballoons");
	guest.unmount();
	signInAs(7);
	const { user, unmount } = showPage(<AccountWidget locale="en" />, "/en/1001/balloons", "en");
	await user.click(await screen.findByRole("button", { name: "My account, Jana Nováková" }));
	const links = within(screen.getByRole("navigation", { name: "My account" })).getAllByRole("link");
	expect(links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual(accountMenu("en"));
	await press(user, "Sign out");
	await waitFor(() => expect(left()).toEqual(["/en"]));
	expect(Cookies.get("token")).toBeUndefined();
	unmount();
	showPage(<KeptNotice />, "/en", "en");
	await screen.findByText("You are signed out. See you again soon!");
});
