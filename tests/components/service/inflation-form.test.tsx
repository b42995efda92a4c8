// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { InflationForm } from "#components/service/inflation-form.tsx";
import { fill, textBox } from "../account/a-sign-up.tsx";
import { type Answer, forgetCartShop } from "../cart/a-cart-shop.tsx";
import {
	BRANCHES,
	FOIL,
	fillContact,
	LATEX,
	MADE,
	OPEN_ON_SUNDAY,
	PERSON,
	send,
	showService,
	stubService,
	TODAY,
	type User,
	wentTo,
	withoutKey,
} from "./a-service-page.tsx";

afterEach(forgetCartShop);

const SEND = "Objednat nafouknutí";
const show = () => showService(<InflationForm locale="cs" types={[LATEX, FOIL]} branches={BRANCHES} />);

const SLOTS = {
	branch_id: 1,
	day: "2026-11-28",
	slots: [
		{ starts_at: "2026-11-28T08:30:00.000Z", free: 0 },
		{ starts_at: "2026-11-28T09:00:00.000Z", free: 4 },
		{ starts_at: "2026-11-28T15:00:00.000Z", free: 40 },
	],
};
const stub = (post: Answer = { status: 201, body: MADE }, slots: () => Answer = () => ({ body: SLOTS })) =>
	stubService(({ method, path }) => {
		if (path.startsWith("/api/inflation/slots/")) return slots();
		return method === "POST" ? post : undefined;
	});

const pick = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const pickDay = (user: User, name: RegExp) => user.click(screen.getByRole("button", { name }));
const time = () => screen.findByRole("combobox", { name: /^Čas vyzvednutí/ });
const types = () => screen.getAllByRole("combobox", { name: /^Druh balónků/ });
const amounts = () => screen.getAllByRole("textbox", { name: /^Počet kusů/ });
const wishes = () => screen.getAllByRole("textbox", { name: /^Barva, číslo nebo motiv/ });
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

/** Ten balloons, fetched at four on Saturday, for a party until this time. */
async function fillIn(user: User, until = "22:00") {
	await user.selectOptions(types()[0] as HTMLElement, "latex-30");
	await fill(user, amounts()[0] as HTMLElement, "10");
	await fill(user, wishes()[0] as HTMLElement, "růžové a bílé");
	await user.selectOptions(screen.getByRole("combobox", { name: /^Pobočka/ }), "1");
	await pickDay(user, /^sobota 28\. listopadu, otevřeno/);
	await user.selectOptions(await time(), "2026-11-28T15:00:00.000Z");
	pick(/^Den, kdy oslava/, "2026-11-28");
	pick(/^Čas, kdy oslava/, until);
	await fillContact(user);
}

test("what a link says of branch and day is in the form, and no longer in the address", async () => {
	stub();
	showService(
		<InflationForm locale="cs" types={[LATEX, FOIL]} branches={BRANCHES} />,
		"/sluzby/2/nafukovani-balonku?prodejna=1&den=2026-11-28",
	);
	expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^Pobočka/ }).value).toBe("1");
	expect(screen.getByLabelText<HTMLInputElement>(/^Den, kdy oslava/).value).toBe("2026-11-28");
	await time();
	expect(window.location.search).toBe("");
});

test("a branch that does not inflate balloons is not taken from a link", () => {
	stub();
	showService(
		<InflationForm locale="cs" types={[LATEX, FOIL]} branches={BRANCHES} />,
		"/sluzby/2/nafukovani-balonku?prodejna=99",
	);
	expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^Pobočka/ }).value).toBe("");
});

test("balloons of two kinds, the customer's own and with gel, are booked for a time; the price is shown", async () => {
	const shop = stub();
	const { user, push } = show();
	await fillIn(user);
	await user.click(screen.getByRole("checkbox", { name: /Ošetřit gelem/ }));
	await user.click(screen.getByRole("button", { name: "Přidat další druh" }));
	await user.selectOptions(types()[1] as HTMLElement, "foil-45");
	await fill(user, amounts()[1] as HTMLElement, "2");
	await user.click(screen.getAllByRole("checkbox", { name: /vlastní/ })[1] as HTMLElement);
	// 10 × (39 + 9) + 2 × 29
	expect(plain(screen.getByText("12 balónků celkem").parentElement?.textContent)).toContain("538,00 Kč");
	await send(user, SEND);
	await wentTo(push, MADE.url);
	expect(shop.posts().map(({ path }) => path)).toEqual(["/api/inflation/requests"]);
	expect(withoutKey(shop.posts()[0]?.body)).toEqual({
		...PERSON,
		branchId: 1,
		pickupAt: "2026-11-28T15:00:00.000Z",
		partyEndsAt: "2026-11-28T21:00:00.000Z",
		balloons: [
			{ typeKey: "latex-30", quantity: 10, isOwn: false, hasGel: true, wish: "růžové a bílé" },
			{ typeKey: "foil-45", quantity: 2, isOwn: true, hasGel: false, wish: "" },
		],
	});
});

test("whoever wants the shop's balloons says which, and whoever brings balloons does not", async () => {
	const shop = stub();
	const { user } = show();
	await fillIn(user);
	await user.clear(wishes()[0] as HTMLElement);
	await send(user, SEND);
	await screen.findByText("Napište prosím, jaké balónky mají být: barvu, číslo nebo motiv.");
	expect(document.activeElement).toBe(wishes()[0]);
	expect(shop.posts()).toEqual([]);
	await user.click(screen.getByRole("checkbox", { name: /vlastní/ }));
	expect(screen.queryByRole("textbox", { name: /^Barva, číslo nebo motiv/ })).toBeNull();
	await send(user, SEND);
	await waitFor(() => expect(shop.posts()).toHaveLength(1));
});

describe("how long balloons float", () => {
	test("is shown by type, with the end once the time of pickup is known", async () => {
		stub();
		const { user } = show();
		await user.selectOptions(types()[0] as HTMLElement, "latex-30");
		expect(screen.getByText(/Ve vzduchu vydrží 8–12 hodin\./)).toBeTruthy();
		await fillIn(user);
		expect(plain(screen.getByText(/Ve vzduchu vydrží/).textContent)).toContain(
			"Počítejte s nimi do 29. 11. 2026 0:00.",
		);
	});

	test("is said in days from two days on", async () => {
		stub();
		const { user } = show();
		await user.selectOptions(types()[0] as HTMLElement, "latex-30");
		screen.getByRole("checkbox", { name: /Ošetřit gelem, aby vydržely 2–4\sdny/ });
	});

	test("when too short for the party, is warned of, with advice, and nothing is sent", async () => {
		const shop = stub();
		const { user } = show();
		await fillIn(user);
		pick(/^Den, kdy oslava/, "2026-11-29");
		pick(/^Čas, kdy oslava/, "01:00");
		// At the balloons, and again beside the time that is too late.
		await waitFor(() =>
			expect(screen.getAllByText(/Do konce oslavy nevydrží\. S gelem by vydržely\./)).toHaveLength(2),
		);
		await send(user, SEND);
		await screen.findByText("Některé balónky do konce oslavy nevydrží. Které, píšeme u nich.");
		expect(shop.posts()).toEqual([]);
		await user.click(screen.getByRole("button", { name: "Přidat gel" }));
		expect(screen.getByRole("checkbox", { name: /Ošetřit gelem/ })).toHaveProperty("checked", true);
		expect(screen.queryByText(/Do konce oslavy nevydrží/)).toBeNull();
		await send(user, SEND);
		await waitFor(() => expect(shop.posts().length).toBe(1));
	});

	test("when refused by the shop as too short, is reported beside the balloons", async () => {
		stub({
			status: 422,
			body: { error: "floats_too_short", value: "Latex", errors: { balloons: ["floats_too_short"] } },
		});
		const { user } = show();
		await fillIn(user);
		await send(user, SEND);
		await screen.findByText("Některé balónky do konce oslavy nevydrží. Které, píšeme u nich.");
		expect(amounts()[0]).toHaveProperty("value", "10");
	});

	test("is not mentioned when the party would end before the pickup: that is reported instead", async () => {
		const shop = stub();
		const { user } = show();
		await fillIn(user, "12:00");
		await send(user, SEND);
		await screen.findByText("Oslava by skončila dřív, než si balónky vyzvednete.");
		expect(shop.posts()).toEqual([]);
	});
});

describe("times of pickup", () => {
	test("that are full or have too few balloons left say so and cannot be chosen", async () => {
		stub();
		const { user } = show();
		await fillIn(user);
		const options = [...((await time()) as HTMLSelectElement).options].map(({ text, disabled }) => [text, disabled]);
		expect(options).toEqual([
			["Vyberte čas", false],
			["09:30 – obsazeno", true],
			["10:00 – už jen 4 balónky", true],
			["16:00", false],
		]);
	});

	test("are loaded anew for another day, and the chosen one is dropped", async () => {
		const shop = stub();
		const { user } = show();
		await fillIn(user);
		await pickDay(user, /^pondělí 30\. listopadu, otevřeno/);
		await send(user, SEND);
		await screen.findByText("Vyberte prosím čas, kdy si pro balónky přijdete.");
		expect(shop.posts()).toEqual([]);
		expect(shop.calls.some(({ path }) => path === "/api/inflation/slots/1?day=2026-11-30")).toBe(true);
	});

	test("409 slot_full: are loaded again and what was typed stays", async () => {
		let isFull = false;
		const shop = stubService(({ method, path }) => {
			if (method === "POST") {
				isFull = true;
				return { status: 409, body: { error: "slot_full", value: 3 } };
			}
			if (!path.startsWith("/api/inflation/slots/")) return undefined;
			const left = isFull ? 3 : 40;
			return { body: { ...SLOTS, slots: [{ starts_at: "2026-11-28T15:00:00.000Z", free: left }] } };
		});
		const { user } = show();
		await fillIn(user);
		await send(user, SEND);
		await screen.findByText(/Na tento čas už tolik balónků nafouknout nestihneme/);
		await screen.findByRole("option", { name: "16:00 – už jen 3 balónky" });
		expect(textBox(/^Jméno/)).toHaveProperty("value", "Jana");
		expect(shop.posts().length).toBe(1);
	});

	test("are of days when the branch is open: others are marked, named and cannot be chosen", async () => {
		const shop = stub();
		const { user } = show();
		expect(screen.queryByRole("grid")).toBeNull();
		await user.selectOptions(screen.getByRole("combobox", { name: /^Pobočka/ }), "1");
		const sunday = screen.getByRole("button", { name: /^neděle 29\. listopadu, zavřeno$/ });
		expect(sunday.getAttribute("aria-disabled")).toBe("true");
		await user.click(sunday);
		expect(shop.calls.some(({ path }) => path.startsWith("/api/inflation/slots/"))).toBe(false);
		await user.click(screen.getByRole("button", { name: "Další měsíc" }));
		// A shop of this size closes on Christmas Day.
		screen.getByRole("button", { name: /^pátek 25\. prosince, 1\. svátek vánoční, zavřeno$/ });
		await pickDay(user, /^pondělí 28\. prosince, otevřeno$/);
		expect(screen.getByRole("button", { name: /^pondělí 28\. prosince, otevřeno, vybraný den$/ })).toBeTruthy();
	});

	test("that fail to load can be tried again; a day without any says what to do", async () => {
		let answer: Answer = { status: 503, body: {} };
		stub(undefined, () => answer);
		const { user } = show();
		await user.selectOptions(screen.getByRole("combobox", { name: /^Pobočka/ }), "1");
		await pickDay(user, /^sobota 28\. listopadu, otevřeno/);
		await screen.findByText("Volné časy se nepodařilo načíst.");
		answer = { body: { ...SLOTS, slots: [] } };
		await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
		await screen.findByText(/Ten den balónky nenafukujeme\./);
	});
});

test("missing values are marked at their fields, and nothing is sent", async () => {
	const shop = stub();
	const { user } = show();
	await send(user, SEND);
	for (const sentence of [
		"Vyberte prosím druh balónků.",
		"Vyberte prosím pobočku.",
		"Vyplňte prosím den i čas, kdy oslava skončí.",
	])
		await screen.findByText(sentence);
	// The first field of the screen, not the first that was there.
	expect(document.activeElement).toBe(types()[0]);
	await fill(user, amounts()[0] as HTMLElement, "pět");
	await send(user, SEND);
	await screen.findByText("Pole musí obsahovat pouze číslice.");
	expect(shop.posts()).toEqual([]);
});

test("of branch, day and time the first that is missing is asked for, with the focus", async () => {
	const shop = stub();
	const { user } = show();
	await user.selectOptions(types()[0] as HTMLElement, "latex-30");
	await fill(user, amounts()[0] as HTMLElement, "10");
	await fill(user, wishes()[0] as HTMLElement, "růžové a bílé");
	await user.selectOptions(screen.getByRole("combobox", { name: /^Pobočka/ }), "1");
	pick(/^Den, kdy oslava/, "2026-11-28");
	pick(/^Čas, kdy oslava/, "22:00");
	await fillContact(user);
	await send(user, SEND);
	const sentence = await screen.findByText("Vyberte prosím den, kdy si pro balónky přijdete.");
	expect(screen.getByRole("grid").getAttribute("aria-describedby")).toBe(sentence.id);
	expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^pondělí 23\. listopadu/);
	await pickDay(user, /^sobota 28\. listopadu, otevřeno/);
	await waitFor(() => expect(screen.queryByText("Vyberte prosím den, kdy si pro balónky přijdete.")).toBeNull());
	await time();
	await send(user, SEND);
	await screen.findByText("Vyberte prosím čas, kdy si pro balónky přijdete.");
	expect(document.activeElement).toBe(await time());
	expect(shop.posts()).toEqual([]);
});

describe("another branch", () => {
	const showMore = () =>
		showService(<InflationForm locale="cs" types={[LATEX, FOIL]} branches={[...BRANCHES, OPEN_ON_SUNDAY]} />);
	const card = () => screen.getByRole("region", { name: "Cena a co jste vybrali" });
	const choose = (user: User, id: string) => user.selectOptions(screen.getByRole("combobox", { name: /^Pobočka/ }), id);

	test("that is closed on the chosen day says so, and neither day nor time counts as chosen", async () => {
		const sunday = [{ starts_at: "2026-11-29T09:00:00.000Z", free: 40 }];
		const shop = stub(undefined, () => ({ body: { ...SLOTS, slots: [...SLOTS.slots, ...sunday] } }));
		const { user } = showMore();
		await fillIn(user);
		await choose(user, "3");
		await pickDay(user, /^neděle 29\. listopadu, otevřeno/);
		await user.selectOptions(await time(), "2026-11-29T09:00:00.000Z");
		pick(/^Den, kdy oslava/, "2026-11-29");
		expect(card().textContent).toContain("Vyzvednutí");
		await choose(user, "1");
		await screen.findByText("29. listopadu 2026 tu balónky nevydáváme. Vyberte prosím jiný den.");
		screen.getByRole("button", { name: /^neděle 29\. listopadu, zavřeno$/ });
		expect(card().textContent).not.toContain("Vyzvednutí");
		await send(user, SEND);
		await screen.findByText("Vyberte prosím den, kdy si pro balónky přijdete.");
		expect(shop.posts()).toEqual([]);
		// Nothing is lost for who comes back to the first branch.
		await choose(user, "3");
		expect(await time()).toHaveProperty("value", "2026-11-29T09:00:00.000Z");
	});

	test("that closes before the chosen time asks for another time", async () => {
		const late = [{ starts_at: "2026-11-28T19:00:00.000Z", free: 40 }];
		const shop = stub(undefined, () => ({ body: { ...SLOTS, slots: [...SLOTS.slots, ...late] } }));
		const { user } = showMore();
		await fillIn(user);
		await choose(user, "3");
		await user.selectOptions(await time(), "2026-11-28T19:00:00.000Z");
		expect(card().textContent).toContain("Vyzvednutí");
		await choose(user, "1");
		expect(card().textContent).not.toContain("Vyzvednutí");
		await send(user, SEND);
		await screen.findByText("Vyberte prosím čas, kdy si pro balónky přijdete.");
		expect(shop.posts()).toEqual([]);
	});
});

test("a day that cannot be chosen says why: the branch is closed, or it is too late today", async () => {
	stub();
	const { user } = show();
	vi.setSystemTime(new Date(`${TODAY}T15:30:00Z`));
	await user.selectOptions(screen.getByRole("combobox", { name: /^Pobočka/ }), "1");
	await pickDay(user, /^pondělí 23\. listopadu, dnes už ne$/);
	screen.getByText("Dnes už balónky nafouknout nestihneme. Vyberte prosím jiný den.");
	await pickDay(user, /^neděle 29\. listopadu, zavřeno$/);
	screen.getByText("29. listopadu 2026 tu balónky nevydáváme. Vyberte prosím jiný den.");
});

test.each([
	["0", "Zadejte prosím alespoň jeden balónek."],
	["201", "Od jednoho druhu jich nafoukneme nejvýš 200."],
])("%s balloons of a kind are refused: %s", async (amount, sentence) => {
	const shop = stub();
	const { user } = show();
	await fill(user, amounts()[0] as HTMLElement, amount);
	await send(user, SEND);
	await screen.findByText(sentence);
	expect(shop.posts()).toEqual([]);
});

test("an added row can be removed again; the last one stays", async () => {
	stub();
	const { user } = show();
	expect(screen.queryByRole("button", { name: /Odebrat balónky/ })).toBeNull();
	await user.click(screen.getByRole("button", { name: "Přidat další druh" }));
	await user.click(screen.getByRole("button", { name: "Odebrat balónky 1" }));
	expect(types().length).toBe(1);
});
