// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { keepProblems } from "#lib/storefront/order/checkout-draft.ts";
import { aCart, someOptions } from "../a-cart.ts";
import {
	aDraft,
	DELIVERY_PATH,
	field,
	fillIn,
	forgetEverything,
	onButton,
	problemOf,
	SUMMARY_PATH,
	showStep,
	stubShop,
} from "../a-checkout.tsx";

afterEach(forgetEverything);

const radios = (name: RegExp) => screen.getByRole("radiogroup", { name });

describe("the step of delivery and payment", () => {
	test("left empty says what is missing beside each field, focuses the first one and stays", async () => {
		const shop = stubShop();
		const { user, push } = showStep("delivery");
		await user.click(await onButton());
		await waitFor(() => expect(problemOf(field(/^E-mail/))).toBe("Pole musí být vyplněno"));
		expect(problemOf(radios(/doručíme/))).toBe("Vyberte prosím způsob dopravy.");
		expect(problemOf(radios(/zaplatíte/))).toBe("Vyberte prosím způsob platby.");
		for (const name of [/^Telefon/, /^Jméno/, /^Příjmení/, /^Ulice/, /^Město/, /^PSČ/]) {
			expect(problemOf(field(name))).toBe("Pole musí být vyplněno");
			expect(field(name).getAttribute("aria-invalid")).toBe("true");
		}
		expect(document.activeElement).toBe(screen.getByRole("radio", { name: /Osobní odběr/ }));
		expect(screen.getByRole("alert").textContent).toBe("Ještě je potřeba opravit 9 polí");
		expect(push).not.toHaveBeenCalled();
		expect(shop.orders()).toEqual([]);
	});

	test("a street without a number is asked about when it is left, and may be sent so", async () => {
		stubShop();
		const { user, push } = showStep("delivery");
		await fillIn(user);
		await user.tab();
		expect(screen.queryByText(/^Chybí tu číslo domu/)).toBeNull();
		await user.clear(field(/^Ulice/));
		await user.type(field(/^Ulice/), "Hlavní");
		await user.tab();
		await screen.findByText(/^Chybí tu číslo domu/);
		await user.click(await onButton());
		await waitFor(() => expect(push).toHaveBeenCalledWith(SUMMARY_PATH));
	});

	test("an e-mail one slip away from a common mailbox is asked about when it is left, and mended by a press", async () => {
		stubShop();
		const { user } = showStep("delivery");
		await user.type(await waitFor(() => field(/^E-mail/)), "jana@seznm.cz");
		expect(screen.queryByRole("button", { name: /Nemysleli/ })).toBeNull();
		await user.tab();
		await user.click(await screen.findByRole("button", { name: "Nemysleli jste jana@seznam.cz?" }));
		expect(field(/^E-mail/)).toHaveProperty("value", "jana@seznam.cz");
		expect(document.activeElement).toBe(field(/^E-mail/));
		expect(screen.queryByRole("button", { name: /Nemysleli/ })).toBeNull();
	});

	test("what the total is made of unfolds, and folds when something is missing, which must not be covered", async () => {
		stubShop();
		const { user } = showStep("delivery");
		const button = await onButton();
		const total = screen.getByRole("button", { name: /^Zboží celkem/ });
		expect(total.getAttribute("aria-expanded")).toBe("false");
		await user.click(total);
		expect(total.getAttribute("aria-expanded")).toBe("true");
		await user.click(button);
		await waitFor(() => expect(total.getAttribute("aria-expanded")).toBe("false"));
		await user.click(screen.getByRole("radio", { name: /Kurýr/ }));
		await user.click(screen.getByRole("radio", { name: /Kartou/ }));
		expect(screen.getByRole("button", { name: /^Celkem k\súhradě/ })).toBe(total);
	});

	test.each([
		["only branches have", true, /^Jen k\svyzvednutí na prodejně: (.*)\.$/],
		["the warehouse has too little of", undefined, /^Pro tuto dopravu není skladem: (.*)\. Zkuste/],
	])("a courier cannot take what %s: its card says why and promises no day", async (_, branchesOnly, why) => {
		const cart = aCart();
		const items = cart.items.map((item) => ({ ...item, branches_only: branchesOnly }));
		const names = items.map(({ product }) => product.name);
		const options = someOptions(25_000);
		const deliveries = options.deliveries.map((one) => (one.kind === "branch" ? one : { ...one, missing: names }));
		stubShop(({ path }) => {
			if (path.startsWith("/api/order/deliveries/")) return { body: { ...options, deliveries } };
			return path.startsWith("/api/cart/") && path !== "/api/cart/cs" ? { body: { ...cart, items } } : undefined;
		});
		showStep("delivery");
		await onButton();
		const about = document.getElementById(
			screen.getByRole("radio", { name: /Kurýr/ }).getAttribute("aria-describedby") ?? "",
		);
		expect(about?.textContent.trim()).toMatch(why);
	});

	test("filled in leads to the summary; nothing is ordered yet", async () => {
		const shop = stubShop();
		const { user, push } = showStep("delivery");
		await fillIn(user);
		await user.click(await onButton());
		await waitFor(() => expect(push.mock.calls).toEqual([[SUMMARY_PATH]]));
		expect(shop.orders()).toEqual([]);
	});

	test("shows the error of each rule as soon as the field is left", async () => {
		stubShop();
		const { user } = showStep("delivery");
		await onButton();
		const cases: [RegExp, string, string][] = [
			[/^E-mail/, "jana@", "Pole musí obsahovat platný email."],
			[/^Telefon/, "123", "Zadejte telefon s devíti číslicemi, například 777 123 456."],
			[/^PSČ/, "12", "Zadejte PSČ o pěti číslicích, například 602 00."],
			[/^PSČ/, "90200", "Zadejte PSČ o pěti číslicích, například 602 00."],
		];
		for (const [name, typed, sentence] of cases) {
			await user.clear(field(name));
			await user.type(field(name), typed);
			await user.tab();
			await waitFor(() => expect(problemOf(field(name)).replaceAll("\u00a0", " ")).toBe(sentence));
		}
	});

	test("without goods leads back to the cart", async () => {
		stubShop(({ path }) => (path.startsWith("/api/cart/") ? { body: aCart(0) } : undefined));
		const { replace } = showStep("delivery");
		await waitFor(() => expect(replace).toHaveBeenCalledWith("/kosik"));
	});

	test("with sold-out goods leads back to the cart and says so", async () => {
		const [item] = aCart(5).items;
		const short = { ...aCart(5), items: item ? [{ ...item, stock: 2 }] : [] };
		stubShop(({ path }) => (path.startsWith("/api/cart/") ? { body: short } : undefined));
		const { replace } = showStep("delivery");
		await waitFor(() => expect(replace).toHaveBeenCalledWith("/kosik"));
		expect(screen.getByText(/Některého zboží už nemáme dost/)).toBeTruthy();
	});

	test("an outage does not look like an empty cart, and can be tried again", async () => {
		let isDown = true;
		stubShop(({ path }) =>
			isDown && path.startsWith("/api/cart/") ? { status: 503, body: { error: "unavailable" } } : undefined,
		);
		const { user, replace } = showStep("delivery");
		const again = await screen.findByRole("button", { name: "Zkusit znovu" });
		expect(replace).not.toHaveBeenCalled();
		isDown = false;
		await user.click(again);
		await onButton();
	});

	test("what was typed is there again after a reload", async () => {
		stubShop();
		const { user } = showStep("delivery");
		await fillIn(user);
		const kept = { ...sessionStorage };
		forgetEverything();
		for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
		stubShop();
		showStep("delivery");
		expect(await screen.findByRole("radio", { name: /Kurýr/ })).toHaveProperty("checked", true);
		expect(screen.getByRole("radio", { name: /Kartou/ })).toHaveProperty("checked", true);
		expect(field(/^E-mail/)).toHaveProperty("value", "jana@example.cz");
		expect(field(/^PSČ/)).toHaveProperty("value", "602 00");
	});

	test("a draft of another shape is ignored", async () => {
		sessionStorage.setItem("checkout-draft", '{"email":5,"phone":"777123456","phonePrefix":"+1","invoice":"x"}');
		stubShop();
		showStep("delivery");
		await onButton();
		expect(field(/^E-mail/)).toHaveProperty("value", "");
		expect(field(/^Telefon/)).toHaveProperty("value", "777123456");
		expect(screen.getByRole("combobox", { name: "Předvolba" })).toHaveProperty("value", "+420");
	});

	test("the shop's refusal of the order is shown at its field, which has the focus", async () => {
		aDraft();
		keepProblems([{ name: "invoice.zip", key: "zip" }]);
		stubShop();
		const { push } = showStep("delivery");
		await waitFor(() => expect(problemOf(field(/^PSČ/))).toMatch(/^Zadejte PSČ/));
		expect(document.activeElement).toBe(field(/^PSČ/));
		expect(push).not.toHaveBeenCalledWith(DELIVERY_PATH);
	});
});

describe("on return to the step", () => {
	const wrong = () => document.querySelectorAll("[aria-invalid=true]").length;

	test("there are no errors, but what was typed and chosen", async () => {
		stubShop();
		const { user, leaveAndComeBack } = showStep("delivery");
		await user.click(await screen.findByRole("radio", { name: /Kurýr/ }));
		await user.type(field(/^E-mail/), "jana@");
		await user.click(await onButton());
		await waitFor(() => expect(problemOf(field(/^Město/))).toBe("Pole musí být vyplněno"));
		await leaveAndComeBack();
		expect(wrong()).toBe(0);
		expect(screen.getByRole("alert").textContent).toBe("");
		expect(screen.queryByText(/potřeba opravit/)).toBeNull();
		expect(field(/^E-mail/)).toHaveProperty("value", "jana@");
		expect(screen.getByRole("radio", { name: /Kurýr/ })).toHaveProperty("checked", true);
		await user.click(await onButton());
		await waitFor(() => expect(problemOf(field(/^E-mail/))).toBe("Pole musí obsahovat platný email."));
		expect(problemOf(field(/^Město/))).toBe("Pole musí být vyplněno");
	});

	test("only the shop's refusal of the order is shown", async () => {
		stubShop();
		const { user, push, leaveAndComeBack } = showStep("delivery");
		await user.click(await onButton());
		await waitFor(() => expect(problemOf(field(/^Město/))).toBe("Pole musí být vyplněno"));
		await fillIn(user);
		await user.click(await onButton());
		await waitFor(() => expect(push).toHaveBeenCalledWith(SUMMARY_PATH));
		await leaveAndComeBack(() => keepProblems([{ name: "invoice.zip", key: "zip" }]));
		await waitFor(() => expect(problemOf(field(/^PSČ/))).toMatch(/^Zadejte PSČ/));
		expect(wrong()).toBe(1);
		expect(document.activeElement).toBe(field(/^PSČ/));
	});

	test("the refusal is shown under React's strict mode, too", async () => {
		aDraft();
		keepProblems([{ name: "invoice.zip", key: "zip" }]);
		stubShop();
		showStep("delivery", { reactStrictMode: true });
		await waitFor(() => expect(problemOf(field(/^PSČ/))).toMatch(/^Zadejte PSČ/));
	});
});

describe("a branch", () => {
	test("is chosen with its stock shown, warns when it lacks goods, takes no cash and needs no other address", async () => {
		stubShop();
		const { user, push } = showStep("delivery");
		await fillIn(user);
		expect(screen.getByRole("radio", { name: /Dobírkou/ })).toBeTruthy();
		await user.click(screen.getByRole("radio", { name: /Osobní odběr/ }));
		expect(screen.queryByRole("radio", { name: /Dobírkou/ })).toBeNull();
		expect(screen.queryByRole("checkbox", { name: /jinou adresu/ })).toBeNull();
		await user.click(await onButton());
		await waitFor(() => expect(problemOf(radios(/Pobočka/))).toBe("Vyberte prosím pobočku."));
		const [first, second] = within(radios(/Pobočka/)).getAllByRole("radio");
		expect(document.activeElement).toBe(first);
		expect(problemOf(first as HTMLElement)).toContain(
			"vše skladem, ve\u00a0středu 25.\u00a011. nebo ve\u00a0čtvrtek 26.\u00a011. (za 1–2\u00a0pracovní dny)",
		);
		expect(problemOf(second as HTMLElement)).toContain(
			"Balónek srdce přivezeme, nejpozději v\u00a0úterý 8.\u00a012. (do 10\u00a0pracovních dnů)",
		);
		await user.click(second as HTMLElement);
		expect(
			screen.getByText(/^Na pobočce není: Balónek srdce\. .*až 10\spracovních dnů, doručení do\sVánoc/),
		).toBeTruthy();
		await user.click(await onButton());
		await waitFor(() => expect(push).toHaveBeenCalledWith(SUMMARY_PATH));
	});
});

describe("a pickup point", () => {
	test("is searched for while typing, and chosen from what was found", async () => {
		const shop = stubShop();
		const { user, push } = showStep("delivery");
		await fillIn(user);
		await user.click(screen.getByRole("radio", { name: /Výdejní místa/ }));
		const search = screen.getByRole("searchbox", { name: /Najděte/ });
		// The town of the invoice is where one looks first.
		expect(search).toHaveProperty("value", "Brno");
		await screen.findByText("Našli jsme 2 místa.");
		await user.clear(search);
		await user.type(search, "krenova{Enter}");
		await waitFor(() =>
			expect(shop.to("/api/delivery/").at(-1)?.path).toBe("/api/delivery/pickup-points/cs/4?q=krenova"),
		);
		expect(push).not.toHaveBeenCalled();
		await user.click(await onButton());
		await waitFor(() => expect(problemOf(radios(/Výdejní místo/))).toBe("Vyberte prosím výdejní místo."));
		expect(document.activeElement).toBe(search);
		await user.click(screen.getByRole("radio", { name: "Výdejní box Křenová" }));
		expect(screen.getByText(/Vybrali jste: Výdejní box Křenová, Křenová 9/)).toBeTruthy();
		await user.click(await onButton());
		await waitFor(() => expect(push).toHaveBeenCalledWith(SUMMARY_PATH));
	});

	test("is no longer required once a courier is chosen", async () => {
		stubShop();
		const { user } = showStep("delivery");
		await fillIn(user);
		await user.click(screen.getByRole("radio", { name: /Výdejní místa/ }));
		await user.click(await onButton());
		await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Ještě je potřeba opravit"));
		await user.click(screen.getByRole("radio", { name: /Kurýr/ }));
		await waitFor(() => expect(screen.queryByText("Vyberte prosím výdejní místo.")).toBeNull());
		expect(screen.queryByRole("link", { name: /Výdejní místo/ })).toBeNull();
		expect(screen.getByRole("alert").textContent).toBe("");
	});

	test("for goods with a minimum age is one with staff", async () => {
		const [item] = aCart().items;
		const adult = { ...aCart(), items: item ? [{ ...item, product: { ...item.product, minimum_age: 18 } }] : [] };
		const shop = stubShop(({ path }) => (path.startsWith("/api/cart/") ? { body: adult } : undefined));
		const { user } = showStep("delivery");
		await user.click(await screen.findByRole("radio", { name: /Výdejní místa/ }));
		await waitFor(() => expect(shop.to("/api/delivery/").at(-1)?.path).toMatch(/staffed=1/));
	});

	test("says when the search fails, and can be searched for again", async () => {
		let isDown = true;
		stubShop(({ path }) => (isDown && path.startsWith("/api/delivery/") ? "dropped" : undefined));
		const { user } = showStep("delivery");
		await user.click(await screen.findByRole("radio", { name: /Výdejní místa/ }));
		await screen.findByText(/Výdejní místa se nepodařilo načíst/);
		isDown = false;
		await user.click(screen.getByRole("button", { name: "Zkusit znovu" }));
		await screen.findByRole("radio", { name: "Výdejní místo Trafika" });
	});
});

test("a phone pasted with its prefix is split into both fields", async () => {
	stubShop();
	const { user } = showStep("delivery");
	await onButton();
	const prefix = screen.getByRole("combobox", { name: "Předvolba" });
	await user.type(field(/^Telefon/), "+421905123456");
	await user.tab();
	expect(prefix).toHaveProperty("value", "+421");
	expect(field(/^Telefon/)).toHaveProperty("value", "905 123 456");
	await user.clear(field(/^Telefon/));
	await user.type(field(/^Telefon/), "+1 212 555 0100");
	await user.tab();
	expect(prefix).toHaveProperty("value", "");
	expect(field(/^Telefon/)).toHaveProperty("value", "+1 212 555 0100");
});

test("a separate delivery address has its own fields and rules", async () => {
	stubShop();
	const { user, push } = showStep("delivery");
	await fillIn(user);
	await user.click(screen.getByRole("checkbox", { name: /jinou adresu/ }));
	await user.click(await onButton());
	const streets = screen.getAllByRole("textbox", { name: /^Ulice/ });
	await waitFor(() => expect(streets.map(problemOf)).toEqual(["", "Pole musí být vyplněno"]));
	expect(push).not.toHaveBeenCalled();
});
