// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RegisterScreen } from "#components/account/register/register-screen.tsx";
import { KeptNotice } from "#components/layout/page/kept-notice.tsx";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { type Answer, forgetCartShop } from "../cart/a-cart-shop.tsx";
import { TEMP_ID } from "../checkout/a-cart.ts";
import { fill, showPage, signInAs, stubShop, textBox, tokenOf } from "./a-sign-up.tsx";
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

const CALL = "/api/auth/register";
const TOKEN = tokenOf(7);
const stub = (answer: Answer = { status: 201, body: { token: TOKEN } }) =>
	stubShop(({ path }) => {
		if (path === "/api/auth/captcha") return { body: { siteKey: null } };
		return path === CALL ? answer : undefined;
	});
type User = ReturnType<typeof showPage>["user"];
const password = () => screen.getByLabelText(/^Heslo(?! znovu)/, { selector: "input" });
const again = () => screen.getByLabelText(/^Heslo znovu/, { selector: "input" });
const consent = () => screen.getByRole("checkbox", { name: /Souhlasím/ });
const send = (user: User) => user.click(screen.getByRole("button", { name: "Vytvořit účet" }));

type Typed = { first?: string; second?: string };

async function fillIn(user: User, { first = "Pestra-girlanda", second = first }: Typed = {}) {
	await fill(user, textBox(/^Jméno/), "Jana");
	await fill(user, textBox(/^Příjmení/), "Nováková");
	await fill(user, textBox(/^E-mail/), "jana@example.cz");
	await fill(user, password(), first);
	await fill(user, again(), second);
	await user.click(consent());
}

test("opens an account with the guest's cart, signs in and says that a mail was sent", async () => {
	const shop = stub();
	const { user, unmount } = showPage(<RegisterScreen locale="cs" />, "/registrace?redirect=/kosik");
	await fillIn(user);
	expect(textBox(/^Telefon/).getAttribute("aria-required")).toBeNull();
	await fill(user, textBox(/^Telefon/), "777 123 456");
	await user.click(screen.getByRole("checkbox", { name: /novinky/ }));
	await send(user);
	await waitFor(() => expect(vi.mocked(leaveTo).mock.calls).toEqual([["/kosik"]]));
	expect(shop.calls.find(({ path }) => path === CALL)?.body).toEqual({
		email: "jana@example.cz",
		password: "Pestra-girlanda",
		firstname: "Jana",
		lastname: "Nováková",
		phone: "+420777123456",
		newsletter: true,
		consent: true,
		locale: "cs",
		tempId: TEMP_ID,
	});
	expect([Cookies.get("token"), localStorage.getItem("token")]).toEqual([TOKEN, TOKEN]);
	unmount();
	showPage(<KeptNotice />);
	await screen.findByText(/Na jana@example\.cz jsme poslali odkaz/);
});

test("a second click while the page is being left does not open a second account", async () => {
	const shop = stub();
	const { user } = showPage(<RegisterScreen locale="cs" />, "/registrace");
	await fillIn(user);
	await send(user);
	await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
	await user.click(screen.getByRole("button", { name: "Vytváříme účet…" }));
	await user.type(again(), "{Enter}");
	expect(shop.calls.filter(({ path }) => path === CALL)).toHaveLength(1);
	expect(leaveTo).toHaveBeenCalledTimes(1);
});

test("goods that did not fit into the cart are named on the next page, not as a success", async () => {
	stub({ status: 201, body: { token: TOKEN, missing: ["Svíčka"] } });
	const { user, unmount } = showPage(<RegisterScreen locale="cs" />, "/registrace");
	await fillIn(user);
	await send(user);
	await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
	expect(sessionStorage.getItem("kept-notice")).toContain('"danger"');
	unmount();
	showPage(<KeptNotice />);
	await screen.findByText(/Účet je na světě\..* nevešlo všechno: Svíčka\./);
});

test("leads to the account when the address names no other page; the phone is optional", async () => {
	const shop = stub();
	const { user } = showPage(<RegisterScreen locale="cs" />, "/registrace?redirect=//evil.test");
	await fillIn(user);
	await send(user);
	await waitFor(() => expect(vi.mocked(leaveTo).mock.calls).toEqual([["/ucet"]]));
	expect(shop.calls.find(({ path }) => path === CALL)?.body).toMatchObject({ phone: "", newsletter: false });
});

test("a phone of another country is sent with its prefix", async () => {
	const shop = stub();
	const { user } = showPage(<RegisterScreen locale="cs" />, "/registrace");
	await fillIn(user);
	await user.selectOptions(screen.getByRole("combobox", { name: "Předvolba" }), "+421");
	await fill(user, textBox(/^Telefon/), "0905 123 456");
	await send(user);
	await waitFor(() => expect(leaveTo).toHaveBeenCalled());
	expect(shop.calls.find(({ path }) => path === CALL)?.body).toMatchObject({ phone: "+421905123456" });
});

test("missing values are marked at their fields and counted, and nothing is sent", async () => {
	const shop = stub();
	const { user } = showPage(<RegisterScreen locale="cs" />, "/registrace");
	await send(user);
	expect((await screen.findAllByText("Pole musí být vyplněno")).length).toBe(5);
	expect(screen.getByText("Toto pole je nutné potvrdit.")).not.toBeNull();
	expect(screen.getAllByText("Ještě je potřeba opravit 6 polí").length).toBeGreaterThan(0);
	expect(document.activeElement).toBe(textBox(/^Jméno/));
	expect(shop.calls.some(({ path }) => path === CALL)).toBe(false);
});

test.each([
	["short", "Krátké1", "Krátké1", "Vyplňte prosím minimálně 8 znaků."],
	["repeated differently", "Pestra-girlanda", "Pestra-girlnada", "Hesla nejsou shodná."],
])("a password that is %s is refused", async (_, first, second, sentence) => {
	const shop = stub();
	const { user } = showPage(<RegisterScreen locale="cs" />, "/registrace");
	await fillIn(user, { first, second });
	await send(user);
	await screen.findByText(sentence);
	expect(shop.calls.some(({ path }) => path === CALL)).toBe(false);
});

test("different passwords are marked even while other fields are empty, until they agree", async () => {
	stub();
	const { user } = showPage(<RegisterScreen locale="cs" />, "/registrace");
	await fill(user, password(), "Pestra-girlanda");
	await fill(user, again(), "Pestra-girl");
	await send(user);
	await screen.findByText("Hesla nejsou shodná.");
	await user.clear(password());
	await fill(user, password(), "Pestra-girl");
	await waitFor(() => expect(screen.queryByText("Hesla nejsou shodná.")).toBeNull());
});

test("passwords may be pasted", async () => {
	stub();
	const { user } = showPage(<RegisterScreen locale="cs" />, "/registrace");
	await user.click(password());
	await user.paste("Pestra-girlanda-vlozene");
	expect(password()).toHaveProperty("value", "Pestra-girlanda-vlozene");
	for (const field of [password(), again()]) expect(field.getAttribute("autocomplete")).toBe("new-password");
	// Sent before hydration, they must not get into the address.
	expect(password().closest("form")?.getAttribute("method")).toBe("dialog");
});

test("a known e-mail is marked at its field, with a link to the login that keeps the redirect", async () => {
	stub({ status: 422, body: { error: "account_exists", errors: { email: ["account_exists"] } } });
	const { user } = showPage(<RegisterScreen locale="cs" />, "/registrace?redirect=/kosik");
	await fillIn(user);
	await send(user);
	await screen.findByText("Účet s tímto e-mailem již existuje. Zkuste se nejprve přihlásit.");
	const [beside, ...below] = screen.getAllByRole("link", { name: "Přihlaste se" });
	expect([beside?.getAttribute("href"), below.length]).toEqual(["/prihlaseni?redirect=%2Fkosik", 1]);
	expect(document.activeElement).toBe(textBox(/^E-mail/));
	expect([Cookies.get("token"), vi.mocked(leaveTo).mock.calls]).toEqual([undefined, []]);
});

test.each<[Answer, string]>([
	[
		{ status: 422, body: { error: "invalid", errors: { password: ["password_common"] } } },
		"Takové heslo zkouší každý jako první. Vymyslete prosím jiné.",
	],
	[
		{ status: 422, body: { error: "invalid", errors: { phone: ["phone"] } } },
		"Zadejte telefon s devíti číslicemi, například 777 123 456.",
	],
	[
		{ status: 422, body: { error: "captcha_failed" } },
		"Nepodařilo se ověřit, že nejste robot. Zkuste to prosím znovu.",
	],
	[
		{ status: 429, body: { error: "too_many_requests", value: 3000 } },
		"Zkoušíte to příliš často. Zkuste to prosím znovu za 50 minut.",
	],
	[{ status: 500, body: { error: "server_error" } }, "Účet se nepodařilo vytvořit. Zkuste to prosím později."],
	["dropped", "Účet se nepodařilo vytvořit. Zkuste to prosím později."],
])("%j shows %s, and what was typed stays", async (answer, sentence) => {
	stub(answer);
	const { user } = showPage(<RegisterScreen locale="cs" />, "/registrace");
	await fillIn(user);
	await send(user);
	await screen.findByText(sentence);
	expect([textBox(/^E-mail/), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
		"jana@example.cz",
		"Pestra-girlanda",
	]);
	expect(vi.mocked(leaveTo).mock.calls).toEqual([]);
});

test("a signed-in customer is sent to the home page", async () => {
	signInAs(7);
	stub();
	const { push } = showPage(<RegisterScreen locale="cs" />, "/registrace");
	await waitFor(() => expect(push.mock.calls).toEqual([["/"]]));
});
