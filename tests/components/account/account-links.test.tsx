// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NewPasswordScreen } from "#components/account/password/new-password-screen.tsx";
import { ResetScreen } from "#components/account/password/reset-screen.tsx";
import { ConfirmScreen } from "#components/account/register/confirm-screen.tsx";
import { KeptNotice } from "#components/layout/page/kept-notice.tsx";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { placesOf } from "../a-notice.ts";
import { type Answer, type Call, forgetCartShop } from "../cart/a-cart-shop.tsx";
import { anotherTab, fill, SECRET, showPage, signInAs, stubShop, textBox } from "./a-sign-up.tsx";
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

const GONE: Answer = { status: 404, body: { error: "link_invalid" } };
const WAITS: Answer = { status: 403, body: { error: "sign_in_first" } };
const DOWN: Answer = { status: 503, body: { error: "unavailable" } };
const stub = (answers: Record<string, Answer>) =>
	stubShop(({ method, path }: Call) =>
		path === "/api/auth/captcha" ? { body: { siteKey: null } } : answers[`${method} ${path}`],
	);
const sent = (shop: ReturnType<typeof stub>, method: string, path: string) =>
	shop.calls.filter((call) => call.method === method && call.path === path);

/** Presses the button while the shop still refuses, and once more when it does not: it stays, in focus, meanwhile. */
async function tryAgain(user: ReturnType<typeof showPage>["user"], mend: () => void) {
	const again = screen.getByRole("button", { name: "Zkusit znovu" });
	await user.click(again);
	await waitFor(() => expect(again.getAttribute("aria-busy")).toBeNull());
	expect(document.activeElement).toBe(again);
	mend();
	await user.click(again);
}

describe("a link for a new password", () => {
	const CALL = "POST /api/auth/password-reset";
	const ask = async (user: ReturnType<typeof showPage>["user"], email = "jana@example.cz") => {
		if (email) await fill(user, textBox(/^E-mail/), email);
		await user.click(screen.getByRole("button", { name: "Poslat odkaz" }));
	};

	test("is asked for by e-mail; the answer is the same for known and unknown e-mails", async () => {
		const shop = stub({ [CALL]: { body: {} } });
		const { user } = showPage(<ResetScreen locale="cs" />, "/obnova-hesla");
		await ask(user);
		const heading = await screen.findByRole("heading", { name: "Podívejte se do e-mailu" });
		expect(document.activeElement).toBe(heading);
		await screen.findByText(/Pokud u nás má jana@example\.cz účet, poslali jsme na něj odkaz/);
		expect(sent(shop, "POST", "/api/auth/password-reset").map(({ body }) => body)).toEqual([
			{ email: "jana@example.cz", locale: "cs" },
		]);
		await user.click(screen.getByRole("button", { name: "Zadat jiný e-mail" }));
		expect(textBox(/^E-mail/)).not.toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Zapomenuté heslo" }));
	});

	test.each<[Answer, string, string]>([
		[
			{ status: 422, body: { error: "invalid", errors: { email: ["email"] } } },
			"Pole musí obsahovat platný email.",
			"elsewhere",
		],
		[
			{ status: 422, body: { error: "captcha_failed" } },
			"Nepodařilo se ověřit, že nejste robot. Zkuste to prosím znovu.",
			"notice",
		],
		[
			{ status: 429, body: { error: "too_many_requests", value: 120 } },
			"Zkoušíte to příliš často. Zkuste to prosím znovu za 2 minuty.",
			"notice",
		],
		[DOWN, "Odkaz se nepodařilo poslat. Zkuste to prosím později.", "notice"],
		["dropped", "Odkaz se nepodařilo poslat. Zkuste to prosím později.", "notice"],
	])("answered by %j shows %s (%s), and the e-mail stays", async (answer, sentence, place) => {
		stub({ [CALL]: answer });
		const { user } = showPage(<ResetScreen locale="cs" />, "/obnova-hesla");
		await ask(user);
		expect(await placesOf(sentence)).toEqual([place]);
		expect(textBox(/^E-mail/)).toHaveProperty("value", "jana@example.cz");
	});

	test("can be asked for by a signed-in customer, too", async () => {
		signInAs(7);
		stub({ [CALL]: { body: {} } });
		const { user, push } = showPage(<ResetScreen locale="cs" />, "/obnova-hesla");
		await ask(user);
		await screen.findByRole("heading", { name: "Podívejte se do e-mailu" });
		expect(push.mock.calls).toEqual([]);
		expect(Cookies.get("token")).not.toBeUndefined();
	});

	test("without an e-mail is not asked for", async () => {
		const shop = stub({ [CALL]: { body: {} } });
		const { user } = showPage(<ResetScreen locale="cs" />, "/obnova-hesla");
		await ask(user, "");
		await screen.findByText("Pole musí být vyplněno");
		expect(sent(shop, "POST", "/api/auth/password-reset")).toEqual([]);
	});
});

describe("a new password", () => {
	const PATH = `/api/auth/password-reset/${SECRET}`;
	const show = () => showPage(<NewPasswordScreen locale="cs" />, `/zmena-hesla/${SECRET}`);
	const set = async (user: ReturnType<typeof show>["user"], first = "Pestra-girlanda", second = first) => {
		await fill(user, await screen.findByLabelText(/^Nové heslo(?! znovu)/), first);
		await fill(user, screen.getByLabelText(/^Nové heslo znovu/), second);
		await user.click(screen.getByRole("button", { name: "Uložit heslo" }));
	};

	test("is set through the link, and leads to the login, which says so", async () => {
		const shop = stub({ [`GET ${PATH}`]: { body: {} }, [`POST ${PATH}`]: { body: {} } });
		const { user, unmount } = show();
		await set(user);
		await waitFor(() => expect(vi.mocked(leaveTo).mock.calls).toEqual([["/prihlaseni"]]));
		expect(sent(shop, "POST", PATH).map(({ body }) => body)).toEqual([{ password: "Pestra-girlanda" }]);
		unmount();
		showPage(<KeptNotice />);
		await screen.findByText(/Heslo je změněné/);
	});

	test("signs a signed-in browser out, since the session ended with the old password", async () => {
		signInAs(7);
		localStorage.setItem("token", "abc");
		stub({ [`GET ${PATH}`]: { body: {} }, [`POST ${PATH}`]: { body: {} } });
		const tab = anotherTab();
		const { user, push } = show();
		await set(user);
		await waitFor(() => expect(vi.mocked(leaveTo).mock.calls).toEqual([["/prihlaseni"]]));
		expect([Cookies.get("token"), localStorage.getItem("token"), push.mock.calls]).toEqual([undefined, null, []]);
		await waitFor(() => expect(tab.heard).toHaveBeenCalled());
		tab.close();
	});

	test("is sent once, however often the button is pressed while the page is being left", async () => {
		const shop = stub({ [`GET ${PATH}`]: { body: {} }, [`POST ${PATH}`]: { body: {} } });
		const { user } = show();
		await set(user);
		await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
		await user.click(screen.getByRole("button", { name: "Ukládáme…" }));
		expect(sent(shop, "POST", PATH)).toHaveLength(1);
	});

	test("with a dead link shows that before anything is typed", async () => {
		stub({ [`GET ${PATH}`]: GONE });
		show();
		await screen.findByRole("heading", { name: "Tento odkaz už neplatí" });
		expect(screen.getByRole("link", { name: "Poslat nový odkaz" }).getAttribute("href")).toBe("/obnova-hesla");
		expect(screen.queryByLabelText(/^Nové heslo/)).toBeNull();
	});

	test("with a link that was used meanwhile shows that, too", async () => {
		stub({ [`GET ${PATH}`]: { body: {} }, [`POST ${PATH}`]: GONE });
		const { user } = show();
		await set(user);
		await screen.findByRole("heading", { name: "Tento odkaz už neplatí" });
		expect(vi.mocked(leaveTo).mock.calls).toEqual([]);
	});

	test.each([
		["Krátké1", "Krátké1", "Vyplňte prosím minimálně 8 znaků."],
		["Pestra-girlanda", "Pestra-girlnada", "Hesla nejsou shodná."],
	])("typed as %s and %s shows %s", async (first, second, sentence) => {
		const shop = stub({ [`GET ${PATH}`]: { body: {} }, [`POST ${PATH}`]: { body: {} } });
		const { user } = show();
		await set(user, first, second);
		await screen.findByText(sentence);
		expect(sent(shop, "POST", PATH)).toEqual([]);
	});

	test.each<[Answer, string, string]>([
		[
			{ status: 422, body: { error: "invalid", errors: { password: ["password_common"] } } },
			"Takové heslo zkouší každý jako první. Vymyslete prosím jiné.",
			"elsewhere",
		],
		[DOWN, "Heslo se nepodařilo změnit. Zkuste to prosím později.", "notice"],
	])("answered by %j shows %s (%s)", async (answer, sentence, place) => {
		stub({ [`GET ${PATH}`]: { body: {} }, [`POST ${PATH}`]: answer });
		const { user } = show();
		await set(user);
		expect(await placesOf(sentence)).toEqual([place]);
	});

	test("with a link that could not be checked offers another try", async () => {
		const answers: Record<string, Answer> = { [`GET ${PATH}`]: { status: 429, body: { error: "too_many_requests" } } };
		stub(answers);
		const { user } = show();
		await screen.findByText("Zkoušíte to příliš často. Chvíli prosím počkejte.");
		await tryAgain(user, () => {
			answers[`GET ${PATH}`] = { body: {} };
		});
		await screen.findByLabelText(/^Nové heslo znovu/);
	});
});

describe("the proof of an e-mail", () => {
	const PATH = `/api/auth/confirm/${SECRET}`;
	const show = () => showPage(<ConfirmScreen locale="cs" />, `/potvrzeni-uctu/${SECRET}`);

	test("is made once, by opening the link", async () => {
		const shop = stub({ [`POST ${PATH}`]: { body: { email: "jana@example.cz" } } });
		show();
		await screen.findByRole("heading", { name: "Děkujeme, e-mail je potvrzený" });
		await screen.findByText(/jana@example\.cz/);
		expect(screen.getByRole("link", { name: "Do mého účtu" }).getAttribute("href")).toBe("/ucet");
		expect(sent(shop, "POST", PATH)).toHaveLength(1);
	});

	test.each<[Answer, string]>([
		[GONE, "Tento odkaz už neplatí"],
		[{ status: 404, body: { error: "not_found" } }, "Tento odkaz už neplatí"],
		[{ status: 422, body: { error: "account_exists" } }, "E-mail se nepodařilo změnit"],
	])("answered by %j shows %s", async (answer, heading) => {
		stub({ [`POST ${PATH}`]: answer });
		show();
		await screen.findByRole("heading", { name: heading });
	});

	test("waits for a guest, who signs in and comes back", async () => {
		stub({ [`POST ${PATH}`]: WAITS });
		show();
		await screen.findByRole("heading", { name: "Ještě se prosím přihlaste" });
		const href = screen.getByRole("link", { name: "Přihlásit se" }).getAttribute("href");
		expect(href).toBe(`/prihlaseni?${new URLSearchParams({ redirect: `/potvrzeni-uctu/${SECRET}` })}`);
	});

	test("is refused to another account that is signed in", async () => {
		signInAs(7);
		stub({ [`POST ${PATH}`]: WAITS });
		show();
		await screen.findByRole("heading", { name: "Odkaz patří k\u00a0jinému účtu" });
		expect(screen.queryByRole("link", { name: "Přihlásit se" })).toBeNull();
	});

	test("can be tried again after a failure", async () => {
		const answers: Record<string, Answer> = { [`POST ${PATH}`]: { status: 429, body: { error: "too_many_requests" } } };
		stub(answers);
		const { user } = show();
		await screen.findByRole("heading", { name: "Potvrzení se nepodařilo" });
		await tryAgain(user, () => {
			answers[`POST ${PATH}`] = { body: { email: "jana@example.cz" } };
		});
		await screen.findByRole("heading", { name: "Děkujeme, e-mail je potvrzený" });
	});
});
