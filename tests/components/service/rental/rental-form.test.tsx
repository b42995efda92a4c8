// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { RentalForm } from "#components/service/rental/rental-form.tsx";
import { aUser, fill, signInAs, textBox } from "../../account/a-sign-up.tsx";
import { type Answer, forgetCartShop } from "../../cart/a-cart-shop.tsx";
import { clickTwice } from "../../order/an-order-page.tsx";
import {
	aCalendar,
	BRANCHES,
	fillContact,
	keyOf,
	MADE,
	PAGE,
	PERSON,
	PIRATE,
	send,
	showService,
	stubService,
	type User,
	WITCH,
	wentTo,
	withoutKey,
} from "../a-service-page.tsx";

afterEach(() => {
	forgetCartShop();
	window.history.replaceState(null, "", "/");
});

const SEND = "Zamluvit kostým";
const form = () => <RentalForm locale="cs" costumes={[PIRATE, WITCH]} branches={BRANCHES} />;
const show = (address?: string) => showService(form(), address);
const costume = (name: string) => screen.getByRole("radio", { name: new RegExp(name) });
const branch = () => screen.getByRole("combobox", { name: /^Pobočka/ });
const day = (name: RegExp) => screen.getByRole("button", { name });
const grid = () => screen.findByRole("grid");

async function choosePirate(user: User) {
	await user.click(costume("Pirát"));
	await user.click(screen.getByRole("radio", { name: "M" }));
	await user.selectOptions(branch(), "1");
	await grid();
}

async function chooseDays(user: User) {
	await user.click(day(/pátek 27\. listopadu/));
	await user.click(day(/pondělí 30\. listopadu/));
}

describe("a costume", () => {
	test("is found by any part of its name, with or without diacritics", async () => {
		stubService();
		const { user } = show();
		const search = screen.getByRole("searchbox");
		await fill(user, search, "carod");
		expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value)).toEqual(["41"]);
		expect(screen.getByText("1 kostým")).toBeTruthy();
		await user.clear(search);
		await fill(user, search, "kosmonaut");
		expect(screen.getByText("Takový kostým nepůjčujeme. Zkuste jiné slovo nebo velikost.")).toBeTruthy();
	});

	test("says its sizes, and what it costs to hire for how many days", () => {
		stubService();
		show();
		const card = costume("Pirát").closest("label");
		expect(card?.textContent?.replaceAll("\u00a0", " ")).toBe("Pirát Bílé velryby" + "M–L" + "od 390,00 Kč na 3 dny");
	});

	test("is found by for whom it is and by size, which it then has; the size goes with who does not have it", async () => {
		stubService();
		const child = {
			...WITCH,
			category: { id: 21, name: "Dětské kostýmy" },
			sizes: [{ variant_id: 411, name: "98–104 cm", branch_ids: [1] }],
		};
		const { user } = showService(<RentalForm locale="cs" costumes={[PIRATE, child]} branches={BRANCHES} />);
		const size = screen.getByRole<HTMLSelectElement>("combobox", { name: "Jen velikost" });
		const names = () =>
			within(size)
				.getAllByRole<HTMLOptionElement>("option")
				.map(({ value }) => value);
		expect(names()).toEqual(["", "98–104 cm", "M", "L"]);
		await user.click(screen.getByRole("radio", { name: "Dámské" }));
		expect(screen.queryByRole("radio", { name: /Čarod/ })).toBeNull();
		expect(names()).toEqual(["", "M", "L"]);
		await user.selectOptions(size, "L");
		await user.click(costume("Pirát"));
		expect(screen.getByRole("radio", { name: "L" })).toHaveProperty("checked", true);
		await user.click(screen.getByRole("radio", { name: "Dětské" }));
		expect(size.value).toBe("");
		expect(costume("Pirát")).toHaveProperty("checked", true);
		expect(costume("Čarod")).toBeTruthy();
	});

	test("is one of the first rows until all are asked for; chosen with a pointer it brings its sizes into sight", async () => {
		stubService();
		const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
		const many = Array.from({ length: 9 }, (_, at) => ({ ...PIRATE, product_id: 100 + at, name: `Pirát ${at}` }));
		const { user } = showService(<RentalForm locale="cs" costumes={many} branches={BRANCHES} />);
		const list = () => screen.getByRole("radio", { name: /Pirát 0/ }).closest("div")?.className ?? "";
		expect(list()).toContain("folded");
		await user.click(screen.getByRole("button", { name: "Ukázat všech 9 kostýmů" }));
		expect(list()).not.toContain("folded");
		await user.click(costume("Pirát 8"));
		expect(scrolled.mock.contexts).toEqual([screen.getByRole("radiogroup", { name: "Velikost" })]);
		await user.click(screen.getByRole("button", { name: "Ukázat méně", expanded: true }));
		expect(list()).toContain("folded");
		scrolled.mockClear();
		await user.keyboard("[ShiftLeft>][Tab][/ShiftLeft][ArrowUp]");
		expect(scrolled).not.toHaveBeenCalled();
	});

	test("named in the address is chosen, with its only size and branch", async () => {
		stubService();
		show(`${PAGE}?kostym=40`);
		expect(costume("Pirát")).toHaveProperty("checked", true);
		expect(window.location.search).toBe("");
	});

	test("is looked for at the branch named in the address", () => {
		stubService();
		const elsewhere = { ...WITCH, sizes: WITCH.sizes.map((size) => ({ ...size, branch_ids: [2] })) };
		showService(<RentalForm locale="cs" costumes={[PIRATE, elsewhere]} branches={BRANCHES} />, `${PAGE}?prodejna=1`);
		const near = screen.getByRole<HTMLSelectElement>("combobox", { name: "Kde si ho chcete vyzvednout" });
		expect(near.value).toBe("1");
		expect(screen.queryByRole("radio", { name: new RegExp(WITCH.name) })).toBeNull();
	});

	test("offers only the branches that have the size", async () => {
		stubService();
		const { user } = show();
		await user.click(costume("Pirát"));
		await user.click(screen.getByRole("radio", { name: "M" }));
		const names = () =>
			within(branch())
				.getAllByRole("option")
				.map((option) => (option as HTMLOptionElement).value);
		expect(names()).toEqual(["", "1", "2"]);
		await user.click(screen.getByRole("radio", { name: "L" }));
		expect([names(), (branch() as HTMLSelectElement).value]).toEqual([["", "2"], "2"]);
	});

	test("is one of those that a branch has, when the branch is known first, which is then chosen with the size", async () => {
		stubService();
		const { user } = show();
		const near = screen.getByRole("combobox", { name: "Kde si ho chcete vyzvednout" });
		await user.selectOptions(near, "1");
		expect(screen.queryAllByRole("radio", { name: /Pirát|Čarod/ }).length).toBeGreaterThan(0);
		await user.click(costume("Pirát"));
		screen.getByRole("radio", { name: "L na jiné pobočce" });
		await user.click(screen.getByRole("radio", { name: "M" }));
		expect((branch() as HTMLSelectElement).value).toBe("1");
		await user.selectOptions(near, "2");
		expect((branch() as HTMLSelectElement).value).toBe("2");
		await user.selectOptions(near, "");
		expect((branch() as HTMLSelectElement).value).toBe("2");
	});

	test("that the branch does not have is not shown, unless it is the chosen one", async () => {
		stubService();
		const elsewhere = { ...WITCH, sizes: WITCH.sizes.map((size) => ({ ...size, branch_ids: [2] })) };
		const { user } = showService(<RentalForm locale="cs" costumes={[PIRATE, elsewhere]} branches={BRANCHES} />);
		const near = screen.getByRole("combobox", { name: "Kde si ho chcete vyzvednout" });
		await user.selectOptions(near, "1");
		expect(screen.queryByRole("radio", { name: new RegExp(WITCH.name) })).toBeNull();
		await user.selectOptions(near, "");
		await user.click(costume(WITCH.name));
		await user.selectOptions(near, "1");
		expect(costume(WITCH.name)).toHaveProperty("checked", true);
	});

	test("shows what it costs before and after the days are chosen", async () => {
		stubService();
		const { user } = show();
		await choosePirate(user);
		expect(screen.getByText("Nejvýš na 3 dny").nextSibling?.textContent).toBe("390,00\u00a0Kč");
		expect(screen.getByText("Cena podle vybraných dnů.")).toBeTruthy();
		await chooseDays(user);
		expect(screen.getByText("Půjčení na 4 dny").parentElement?.textContent).toContain("590,00\u00a0Kč");
		expect(screen.getByText(/kauce 500,00 Kč/)).toBeTruthy();
		expect(screen.getByText("Vrátit", { selector: "dt" }).nextSibling?.textContent).toMatch(
			/^pondělí\s30\.\s11\. do\s12:00$/,
		);
	});
});

describe("the contact", () => {
	const later = () => screen.queryByText("Vyplníte ho, až vyberete dny.");

	test("waits for the days in one line", async () => {
		stubService();
		const { user } = show();
		await choosePirate(user);
		expect(later()).not.toBeNull();
		await chooseDays(user);
		expect(later()).toBeNull();
	});

	test("is open once somebody tried to send, with what is missing", async () => {
		stubService();
		const { user } = show();
		await user.click(screen.getByRole("button", { name: "Zamluvit kostým" }));
		await waitFor(() => expect(later()).toBeNull());
	});
});

test("days when the other branch has lent the costume have no price, and are asked for anew", async () => {
	const lent = aCalendar([{ from: "2026-11-26", to: "2026-12-02" }]);
	const shop = stubService(({ path }) => (path.startsWith("/api/rental/calendar/401/2") ? { body: lent } : undefined));
	const { user } = show();
	await choosePirate(user);
	await chooseDays(user);
	await fillContact(user);
	await user.selectOptions(branch(), "2");
	await screen.findByText(/tento kostým volný není/);
	expect(screen.queryByText("Půjčení na 4 dny")).toBeNull();
	screen.getByText("Cena podle vybraných dnů.");
	await send(user, SEND);
	await screen.findByText("Vyberte prosím první a poslední den půjčení.");
	expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^pátek 27\. listopadu/);
	expect(shop.posts()).toEqual([]);
	// The first branch still has it then.
	await user.selectOptions(branch(), "1");
	await screen.findByText("Půjčení na 4 dny");
});

test("a complete rental is sent once and leads to its page; the form keeps nothing of it", async () => {
	const slowness = Promise.withResolvers<Answer>();
	const shop = stubService(({ method }) => (method === "POST" ? slowness.promise : undefined));
	const { user, push } = show();
	await choosePirate(user);
	await chooseDays(user);
	await fillContact(user);
	clickTwice(screen.getByRole("button", { name: SEND }));
	await screen.findByRole("button", { name: "Odesíláme…" });
	await user.click(screen.getByRole("button", { name: "Odesíláme…" }));
	slowness.resolve({ status: 201, body: MADE });
	await wentTo(push, MADE.url);
	expect(shop.posts().map(({ path }) => path)).toEqual(["/api/rental/requests"]);
	expect(withoutKey(shop.posts()[0]?.body)).toEqual({
		...PERSON,
		variantId: 401,
		branchId: 1,
		fromDay: "2026-11-27",
		toDay: "2026-11-30",
	});
	expect(sessionStorage.getItem("request-draft-rental")).toBeNull();
	expect(sessionStorage.getItem("request-rental-attempt")).toBeNull();
});

test("missing values are marked at their fields and counted, and nothing is sent", async () => {
	const shop = stubService();
	const { user } = show();
	await send(user, SEND);
	for (const sentence of ["Vyberte prosím kostým.", "Toto pole je nutné potvrdit."]) await screen.findByText(sentence);
	await user.click(costume("Pirát"));
	await send(user, SEND);
	await screen.findByText("Vyberte prosím velikost.");
	// The first missing one of the screen, though the fields of the contact were there before it.
	expect(document.activeElement).toBe(screen.getByRole("radio", { name: "M" }));
	await choosePirate(user);
	await send(user, SEND);
	await screen.findByText("Vyberte prosím první a poslední den půjčení.");
	expect(screen.getAllByText("Pole musí být vyplněno").length).toBe(4);
	expect(shop.posts()).toEqual([]);
});

test("409 taken: the calendar is loaded again, what was typed stays and a message says what to do", async () => {
	let isTaken = false;
	const shop = stubService(({ method, path }) => {
		if (method === "POST") {
			isTaken = true;
			return { status: 409, body: { error: "taken" } };
		}
		if (!path.includes("/calendar/") || !isTaken) return undefined;
		return { body: aCalendar([{ from: "2026-11-26", to: "2026-11-30" }]) };
	});
	const { user, push } = show();
	await choosePirate(user);
	await chooseDays(user);
	await fillContact(user);
	await send(user, SEND);
	await screen.findByText(/si právě zamluvil někdo jiný/);
	await screen.findByText(/tento kostým volný není\. Vyberte prosím jiné dny/);
	expect(day(/pátek 27\. listopadu, obsazeno, den vyzvednutí/)).toBeTruthy();
	expect(textBox(/^E-mail/)).toHaveProperty("value", "jana@example.cz");
	expect(shop.calls.filter(({ path }) => path.includes("/calendar/")).length).toBe(2);
	expect(push.mock.calls).toEqual([]);
	expect(document.activeElement?.getAttribute("aria-label")).toContain("listopadu");
});

test.each([
	["email", "email", "Pole musí obsahovat platný email."],
	["fromDay", "day_closed", "Tento den má pobočka zavřeno. Vyberte prosím jiný."],
	["toDay", "rental_too_long", "Kostým půjčujeme nejvýše na 14 dní."],
])("a refused %s (%s) is shown beside its field", async (field, key, sentence) => {
	stubService(({ method }) =>
		method === "POST" ? { status: 422, body: { error: "invalid", errors: { [field]: [key] } } } : undefined,
	);
	const { user } = show();
	await choosePirate(user);
	await chooseDays(user);
	await fillContact(user);
	await send(user, SEND);
	expect((await screen.findAllByText((text) => text.replaceAll("\u00a0", " ") === sentence)).length).toBe(1);
});

test("after a lost connection what was typed stays, and the same content is sent again under the same key", async () => {
	let isDown = true;
	const shop = stubService(({ method }) => (method === "POST" && isDown ? "dropped" : undefined));
	const { user, push } = show();
	await choosePirate(user);
	await chooseDays(user);
	await fillContact(user);
	await send(user, SEND);
	await screen.findByText(/Odeslání se nepovedlo\. Co jste vyplnili, zůstalo\./);
	expect(textBox(/^Jméno/)).toHaveProperty("value", "Jana");
	isDown = false;
	await send(user, SEND);
	await wentTo(push, MADE.url);
	// Once more by itself while the shop was away.
	expect(shop.posts().length).toBe(3);
	expect(new Set(shop.posts().map(({ body }) => keyOf(body))).size).toBe(1);
});

test("a request that differs has a key of its own", async () => {
	const shop = stubService(({ method }) =>
		method === "POST" ? { status: 422, body: { error: "captcha_failed" } } : undefined,
	);
	const { user } = show();
	await choosePirate(user);
	await chooseDays(user);
	await fillContact(user);
	await send(user, SEND);
	await screen.findByText(/Nepodařilo se ověřit, že nejste robot/);
	await fill(user, textBox(/^Poznámka/), "Přijdu odpoledne");
	await send(user, SEND);
	await waitFor(() => expect(shop.posts().length).toBe(2));
	expect(new Set(shop.posts().map(({ body }) => keyOf(body))).size).toBe(2);
});

test("what was typed survives a reload; the consent must be given again", async () => {
	stubService();
	const { user, unmount } = show();
	await choosePirate(user);
	await chooseDays(user);
	await fillContact(user);
	unmount();
	show();
	await grid();
	expect(costume("Pirát")).toHaveProperty("checked", true);
	expect(day(/pátek 27\. listopadu, volno, den vyzvednutí/)).toBeTruthy();
	expect(textBox(/^Příjmení/)).toHaveProperty("value", "Nováková");
	expect(screen.getByRole("checkbox", { name: /Souhlasím/ })).toHaveProperty("checked", false);
});

test("for a signed-in customer the contact is filled in, without replacing what was typed", async () => {
	signInAs(7);
	stubService(({ path }) =>
		path === "/api/me" ? { body: { data: aUser({ phone: "+420777123456", lastname: "Malá" }) } } : undefined,
	);
	sessionStorage.setItem("request-draft-rental", JSON.stringify({ lastname: "Nováková" }));
	show();
	await waitFor(() => expect(textBox(/^E-mail/)).toHaveProperty("value", "jana@example.cz"));
	const values = [/^Jméno/, /^Příjmení/, /^Telefon/].map((name) => (textBox(name) as HTMLInputElement).value);
	expect(values).toEqual(["Jana", "Nováková", "777 123 456"]);
});
