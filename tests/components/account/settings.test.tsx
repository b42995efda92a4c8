// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SettingsScreen } from "#components/account/settings/settings-screen.tsx";
import type { Device, User } from "#lib/contract/schemas/account.ts";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { placesOf } from "../a-notice.ts";
import {
	type Answer,
	aUser,
	type Call,
	ENDED,
	forgetAccount,
	problemOf,
	REFUSED,
	showAccount,
	stubAccount,
} from "./an-account.tsx";
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
	forgetAccount();
});

const [HERE, OFFICE, PHONE] = ["h", "o", "p"].map((letter) => `${letter}-device`) as [string, string, string];
const aDevice = (id: string, changes: Partial<Device> = {}): Device => ({
	id,
	userAgent: "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
	createdAt: "2026-11-20T09:00:00.000Z",
	lastUsedAt: "2026-11-20T09:00:00.000Z",
	isCurrent: false,
	...changes,
});

/** A shop with this customer; `answer` overrides single calls. */
function stubSettings(
	first: User = aUser(),
	answer: (call: Call) => Answer | undefined | Promise<Answer> = () => undefined,
) {
	let user = first;
	let devices = [aDevice(HERE, { isCurrent: true }), aDevice(OFFICE), aDevice(PHONE, { userAgent: "" })];
	return stubAccount((call) => {
		const reply = answer(call);
		if (reply) return reply;
		const { method, path, body } = call;
		if (path.startsWith("/api/account/devices")) {
			const id = path.split("/")[4];
			if (method === "DELETE") devices = devices.filter((one) => one.isCurrent || (id !== undefined && one.id !== id));
			return { body: method === "DELETE" ? {} : devices };
		}
		if (path === "/api/account/profile") user = { ...user, ...(body as Partial<User>) };
		else if (path === "/api/account/newsletter")
			user = { ...user, newsletter: (body as { subscribed: boolean }).subscribed };
		else if (path !== "/api/me") return undefined;
		return { body: { data: user } };
	});
}

const show = () => showAccount(<SettingsScreen locale="cs" />);
const part = async (name: string) => within(await screen.findByRole("region", { name }));

test("name and phone are saved, and shown in the whole account", async () => {
	const shop = stubSettings();
	const { user } = show();
	const profile = await part("Osobní údaje");
	await user.clear(profile.getByRole("textbox", { name: /^Jméno/ }));
	await user.type(profile.getByRole("textbox", { name: /^Jméno/ }), "Hana");
	await user.clear(profile.getByRole("textbox", { name: /^Telefon/ }));
	await user.click(profile.getByRole("button", { name: "Uložit" }));
	expect(await screen.findByText("Údaje byly úspěšně aktualizovány.")).toBeTruthy();
	expect(shop.changes()).toEqual([
		{ method: "PUT", path: "/api/account/profile", body: { firstname: "Hana", lastname: "Nováková", phone: "" } },
	]);
	expect(screen.getByText("Hana Nováková")).toBeTruthy();
});

test("a wrong phone is marked at its field, and nothing is sent", async () => {
	const shop = stubSettings();
	const { user } = show();
	const profile = await part("Osobní údaje");
	await user.type(profile.getByRole("textbox", { name: /^Telefon/ }), "99");
	await user.click(profile.getByRole("button", { name: "Uložit" }));
	await waitFor(() =>
		expect(problemOf(profile.getByRole("textbox", { name: /^Telefon/ }))).toMatch(/^Zadejte telefon/),
	);
	expect(shop.changes()).toEqual([]);
});

test("a new e-mail is shown as waiting for its link", async () => {
	let isAsked = false;
	const shop = stubSettings(aUser(), ({ path }) => {
		if (path === "/api/account/email") {
			isAsked = true;
			return { body: { pendingEmail: "nova@example.cz" } };
		}
		return path === "/api/me" && isAsked ? { body: { data: aUser({ pendingEmail: "nova@example.cz" }) } } : undefined;
	});
	const { user } = show();
	const email = await part("E-mail");
	await user.type(email.getByRole("textbox", { name: /^Nový e-mail/ }), "nova@example.cz");
	await user.type(email.getByLabelText(/^Současné heslo/), "Heslo123");
	await user.click(email.getByRole("button", { name: "Změnit e-mail" }));
	expect(await screen.findByText("Na nova@example.cz jsme poslali odkaz. Otevřete ho prosím.")).toBeTruthy();
	expect(await email.findByText(/^Čekáme, až otevřete odkaz, který jsme poslali na nova@example\.cz/)).toBeTruthy();
	expect(shop.changes()[0]?.body).toEqual({ email: "nova@example.cz", currentPassword: "Heslo123" });
	expect(email.getByRole("textbox", { name: /^Nový e-mail/ })).toHaveProperty("value", "");
});

test.each([
	["account_exists", /^Nový e-mail/, "Účet s tímto e-mailem již existuje. Zkuste se nejprve přihlásit."],
	["wrong_password", /^Současné heslo/, "Toto heslo nesouhlasí."],
])("a new e-mail refused by %s is marked at its field", async (code, name, sentence) => {
	stubSettings(aUser(), ({ path }) => (path === "/api/account/email" ? REFUSED(code) : undefined));
	const { user } = show();
	const email = await part("E-mail");
	await user.type(email.getByRole("textbox", { name: /^Nový e-mail/ }), "nova@example.cz");
	await user.type(email.getByLabelText(/^Současné heslo/), "Heslo123");
	await user.click(email.getByRole("button", { name: "Změnit e-mail" }));
	await waitFor(() => expect(problemOf(email.getByLabelText(name))).toBe(sentence));
	expect(document.activeElement).toBe(email.getByLabelText(name));
});

async function typePasswords(user: ReturnType<typeof show>["user"], current: string, fresh: string, again: string) {
	const password = await part("Heslo");
	await user.type(password.getByLabelText(/^Současné heslo/), current);
	await user.type(password.getByLabelText(/^Nové heslo(?! znovu)/), fresh);
	await user.type(password.getByLabelText(/^Nové heslo znovu/), again);
	await user.click(password.getByRole("button", { name: "Změnit heslo" }));
	return password;
}

test("a new password brings a new token, with which this browser stays signed in", async () => {
	const shop = stubSettings(aUser(), ({ path }) =>
		path === "/api/account/password" ? { body: { token: "fresh" } } : undefined,
	);
	const { user } = show();
	await typePasswords(user, "Heslo123", "Balonky456", "Balonky456");
	expect(await screen.findByText("Heslo je změněné. Ostatní zařízení jsme odhlásili.")).toBeTruthy();
	expect([Cookies.get("token"), localStorage.getItem("token")]).toEqual(["fresh", "fresh"]);
	expect(shop.changes().map(({ body }) => body)).toEqual([{ currentPassword: "Heslo123", password: "Balonky456" }]);
	expect((await part("Heslo")).getByLabelText(/^Současné heslo/)).toHaveProperty("value", "");
});

test.each([
	["Balonky456", "Balonky457", /^Nové heslo znovu/, "Hesla nejsou shodná."],
	["krátké", "krátké", /^Nové heslo(?! znovu)/, "Vyplňte prosím minimálně 8 znaků."],
])("new passwords %s and %s are refused in the browser", async (fresh, again, name, sentence) => {
	const shop = stubSettings();
	const { user } = show();
	const password = await typePasswords(user, "Heslo123", fresh, again);
	await waitFor(() => expect(problemOf(password.getByLabelText(name))).toBe(sentence));
	expect(shop.changes()).toEqual([]);
});

test("a link leads to a new password for whoever forgot theirs", async () => {
	stubSettings();
	show();
	const link = (await part("Heslo")).getByRole("link", { name: "Zapomněli jste heslo?" });
	expect(link.getAttribute("href")).toBe("/obnova-hesla");
});

test("a corrected first password clears the error of the second one", async () => {
	stubSettings();
	const { user } = show();
	const password = await typePasswords(user, "Heslo123", "Balonky456", "Balonky457");
	const [first, again] = [
		password.getByLabelText(/^Nové heslo(?! znovu)/),
		password.getByLabelText(/^Nové heslo znovu/),
	];
	await waitFor(() => expect(problemOf(again)).toBe("Hesla nejsou shodná."));
	await user.type(first, "{Backspace}7");
	await waitFor(() => expect(problemOf(again)).toBe(""));
	expect(first).toHaveProperty("value", "Balonky457");
});

test("a wrong current password is marked at its field; a failure shows a notice and loses nothing", async () => {
	let answer: Answer = REFUSED("wrong_password");
	stubSettings(aUser(), ({ path }) => (path === "/api/account/password" ? answer : undefined));
	const { user } = show();
	const password = await typePasswords(user, "Heslo123", "Balonky456", "Balonky456");
	await waitFor(() => expect(problemOf(password.getByLabelText(/^Současné heslo/))).toBe("Toto heslo nesouhlasí."));
	answer = "dropped";
	await user.click(password.getByRole("button", { name: "Změnit heslo" }));
	expect(await placesOf("Heslo se nepodařilo změnit. Zkuste to prosím později.")).toEqual(["notice"]);
	expect(password.getByLabelText(/^Nové heslo(?! znovu)/)).toHaveProperty("value", "Balonky456");
	expect(Cookies.get("token")).toBe("abc");
});

test("the newsletter is switched on; a failure switches it back and says so", async () => {
	let answer: Answer | undefined;
	const shop = stubSettings(aUser(), ({ path }) => (path === "/api/account/newsletter" ? answer : undefined));
	const { user } = show();
	const box = (await part("Novinky e-mailem")).getByRole("checkbox");
	await user.click(box);
	expect(await screen.findByText("Novinky vám budeme posílat.")).toBeTruthy();
	expect(box).toHaveProperty("checked", true);
	expect(shop.changes()[0]?.body).toEqual({ subscribed: true, locale: "cs" });
	answer = "dropped";
	await user.click(box);
	expect(await screen.findByText("Změnu se nepodařilo uložit. Zkuste to prosím později.")).toBeTruthy();
	expect(box).toHaveProperty("checked", true);
});

test("devices are named; one can be signed out, or all but this one", async () => {
	const shop = stubSettings();
	const { user } = show();
	const devices = await part("Přihlášená zařízení");
	expect((await devices.findAllByRole("listitem")).map((item) => item.textContent?.replaceAll("\u00a0", " "))).toEqual([
		"Chrome, Windowstoto zařízení",
		"Chrome, Windowsnaposledy 20. 11. 2026 10:00Odhlásit",
		"Neznámý prohlížečnaposledy 20. 11. 2026 10:00Odhlásit",
	]);
	await user.click(devices.getByRole("button", { name: "Odhlásit všechna ostatní" }));
	expect(await screen.findByText("Všechna ostatní zařízení jsme odhlásili.")).toBeTruthy();
	await waitFor(() => expect(devices.getAllByRole("listitem").length).toBe(1));
	// The button went with the devices.
	expect(document.activeElement).toBe(devices.getByRole("list", { name: "Přihlášená zařízení" }));
	expect(shop.changes().map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /api/account/devices"]);
});

test.each<[Answer | undefined, string]>([
	[undefined, "Zařízení jsme odhlásili."],
	[REFUSED("not_found", 404), "Zařízení jsme odhlásili."],
	["dropped", "Zařízení se nepodařilo odhlásit. Zkuste to prosím později."],
])("signing a device out, answered by %j, shows: %s", async (answer, sentence) => {
	const shop = stubSettings(aUser(), ({ method }) => (method === "DELETE" ? answer : undefined));
	const { user } = show();
	const devices = await part("Přihlášená zařízení");
	await user.click((await devices.findAllByRole("button", { name: "Odhlásit" }))[0] as HTMLElement);
	expect(await screen.findByText(sentence)).toBeTruthy();
	expect(shop.changes().map(({ path }) => path)).toEqual([`/api/account/devices/${OFFICE}`]);
});

test("the export of the customer's data is saved as a file", async () => {
	const data = { exportedAt: "2026-11-20T09:00:00.000Z", account: { email: "jana@example.cz" } };
	stubSettings(aUser(), ({ path }) => (path === "/api/account/export" ? { body: data } : undefined));
	const saved: { name: string; blob: Blob | null } = { name: "", blob: null };
	URL.createObjectURL = (blob: Blob) => {
		saved.blob = blob;
		return "blob:x";
	};
	URL.revokeObjectURL = () => {};
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
		saved.name = this.download;
	});
	const { user } = show();
	await user.click((await part("Vaše data")).getByRole("button", { name: "Stáhnout data" }));
	expect(await screen.findByText("Soubor je stažený.")).toBeTruthy();
	expect(saved.name).toBe("konfety-moje-data-2026-11-20.json");
	expect(saved.blob?.size).toBe(JSON.stringify(data, null, 2).length);
});

test.each([
	[REFUSED("too_many_requests", 429), /^Zkoušíte to příliš často/],
	["dropped", "Data se nepodařilo připravit. Zkuste to prosím později."],
] as const)("an export that fails shows why: %j", async (answer, sentence) => {
	stubSettings(aUser(), ({ path }) => (path === "/api/account/export" ? answer : undefined));
	const { user } = show();
	await user.click((await part("Vaše data")).getByRole("button", { name: "Stáhnout data" }));
	expect(await screen.findByText(sentence)).toBeTruthy();
});

async function askToDelete(user: ReturnType<typeof show>["user"]) {
	await user.click((await part("Zrušení účtu")).getByRole("button", { name: "Zrušit účet" }));
	return within(screen.getByRole("dialog", { name: "Opravdu zrušit účet?" }));
}

test("an influencer is told what must be paid out before the account can be deleted", async () => {
	const refusal = { status: 409, body: { error: "commission_unpaid", value: 123_450 } };
	stubSettings(aUser(), ({ path }) => (path === "/api/account/delete" ? refusal : undefined));
	const { user } = show();
	const dialog = await askToDelete(user);
	await user.type(dialog.getByLabelText(/^Současné heslo/), "Heslo123");
	await user.click(dialog.getByRole("button", { name: "Zrušit účet natrvalo" }));
	expect(await dialog.findByText("Nejdřív vám musíme vyplatit provizi 1 234,50 Kč. Napište nám prosím.")).toBeTruthy();
	expect(leaveTo).not.toHaveBeenCalled();
});

test("the account is deleted with the password, after saying what stays; then the customer is signed out and sent home", async () => {
	const shop = stubSettings(aUser(), ({ path }) => (path === "/api/account/delete" ? { body: {} } : undefined));
	const { user, replace } = show();
	const dialog = await askToDelete(user);
	expect(dialog.getByText(/uchovat 10\slet/)).toBeTruthy();
	await user.click(dialog.getByRole("button", { name: "Zrušit účet natrvalo" }));
	await waitFor(() => expect(problemOf(dialog.getByLabelText(/^Současné heslo/))).toBe("Pole musí být vyplněno"));
	await user.type(dialog.getByLabelText(/^Současné heslo/), "Heslo123");
	await user.click(dialog.getByRole("button", { name: "Zrušit účet natrvalo" }));
	await waitFor(() => expect(vi.mocked(leaveTo).mock.calls).toEqual([["/"]]));
	expect(shop.changes()).toEqual([
		{ method: "POST", path: "/api/account/delete", body: { currentPassword: "Heslo123" } },
	]);
	expect(Cookies.get("token")).toBeUndefined();
	expect(replace).not.toHaveBeenCalled();
	expect(sessionStorage.getItem("kept-notice")).toContain("Váš účet je zrušený.");
});

test("a second click during the logout or while the page is being left sends no second deletion", async () => {
	const logout = Promise.withResolvers<Answer>();
	const shop = stubSettings(aUser(), ({ path }) => {
		if (path === "/api/auth/logout") return logout.promise;
		return path === "/api/account/delete" ? { body: {} } : undefined;
	});
	const { user } = show();
	const dialog = await askToDelete(user);
	await user.type(dialog.getByLabelText(/^Současné heslo/), "Heslo123");
	await user.click(dialog.getByRole("button", { name: "Zrušit účet natrvalo" }));
	await waitFor(() => expect(shop.calls.some(({ path }) => path === "/api/auth/logout")).toBe(true));
	await user.click(dialog.getByRole("button", { name: "Rušíme účet…" }));
	logout.resolve(ENDED);
	await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(1));
	await user.click(dialog.getByRole("button", { name: "Rušíme účet…" }));
	expect([shop.changes().length, vi.mocked(leaveTo).mock.calls]).toEqual([1, [["/"]]]);
});

test.each<[Answer, string]>([
	[REFUSED("wrong_password"), "Toto heslo nesouhlasí."],
	["dropped", "Účet se nepodařilo zrušit. Zkuste to prosím později."],
])("an account that was not deleted stays signed in: %j", async (answer, sentence) => {
	stubSettings(aUser(), ({ path }) => (path === "/api/account/delete" ? answer : undefined));
	const { user } = show();
	const dialog = await askToDelete(user);
	await user.type(dialog.getByLabelText(/^Současné heslo/), "Heslo123");
	await user.click(dialog.getByRole("button", { name: "Zrušit účet natrvalo" }));
	expect(await dialog.findByText(sentence)).toBeTruthy();
	expect([vi.mocked(leaveTo).mock.calls.length, Cookies.get("token")]).toEqual([0, "abc"]);
});

test("when the session ends meanwhile, the customer is sent to the login", async () => {
	stubSettings(aUser(), ({ method }) => (method === "PUT" ? ENDED : undefined));
	const { user, replace } = show();
	await user.click((await part("Osobní údaje")).getByRole("button", { name: "Uložit" }));
	await waitFor(() => expect(replace).toHaveBeenCalledWith("/prihlaseni?redirect=%2Fucet"));
});
