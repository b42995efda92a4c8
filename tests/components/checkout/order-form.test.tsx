// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { field, fillIn, forgetEverything, orderButton, problemOf, showCheckout, stubShop } from "./a-shop.tsx";

afterEach(forgetEverything);

describe("form of the order", () => {
	test("sent empty, it says what is missing beside each field and focuses the first one", async () => {
		const shop = stubShop();
		const { user } = showCheckout();
		await user.click(await orderButton());
		await waitFor(() => expect(problemOf(field(/^E-mail/))).toBe("Pole musí být vyplněno"));
		expect(problemOf(screen.getByRole("radiogroup", { name: /doručíme/ }))).toBe("Vyberte prosím způsob dopravy.");
		expect(problemOf(screen.getByRole("radiogroup", { name: /zaplatíte/ }))).toBe("Vyberte prosím způsob platby.");
		for (const name of [/^Telefon/, /^Jméno/, /^Příjmení/, /^Ulice/, /^Město/, /^PSČ/]) {
			expect(problemOf(field(name))).toBe("Pole musí být vyplněno");
			expect(field(name).getAttribute("aria-invalid")).toBe("true");
		}
		expect(problemOf(screen.getByRole("checkbox", { name: /Souhlasím/ }))).toBe("Toto pole je nutné potvrdit.");
		expect(document.activeElement).toBe(screen.getByRole("radio", { name: /Osobní odběr/ }));
		expect(screen.getByRole("alert").textContent).toBe("Ještě je potřeba opravit 10 polí");
		expect(shop.orders()).toEqual([]);
	});

	test("each rule has its sentence as soon as the field is left", async () => {
		stubShop();
		const { user } = showCheckout();
		await orderButton();
		const cases: [RegExp, string, string][] = [
			[/^E-mail/, "jana@", "Pole musí obsahovat platný email."],
			[/^Telefon/, "123", "Zadejte telefon s devíti číslicemi, například 777 123 456."],
			[/^PSČ/, "12", "Zadejte PSČ o pěti číslicích, například 602 00."],
		];
		for (const [name, typed, sentence] of cases) {
			await user.type(field(name), typed);
			await user.tab();
			await waitFor(() => expect(problemOf(field(name))).toBe(sentence));
		}
	});

	test("a pickup wants a branch, warns when it lacks goods, offers no cash and asks for no other address", async () => {
		const shop = stubShop();
		const { user } = showCheckout();
		await fillIn(user);
		expect(screen.getByRole("radio", { name: /Dobírkou/ })).toBeTruthy();
		await user.click(screen.getByRole("radio", { name: /Osobní odběr/ }));
		expect(screen.queryByRole("radio", { name: /Dobírkou/ })).toBeNull();
		expect(screen.queryByRole("checkbox", { name: /jinou adresu/ })).toBeNull();
		await user.click(await orderButton());
		const branch = screen.getByRole("combobox", { name: /Pobočka/ });
		await waitFor(() => expect(problemOf(branch)).toBe("Vyberte prosím pobočku."));
		expect(document.activeElement).toBe(branch);
		await user.selectOptions(branch, "2");
		expect(screen.getByText(/až 10 dnů, doručení do\sVánoc/)).toBeTruthy();
		await user.click(await orderButton());
		await waitFor(() => expect(shop.orders().length).toBe(1));
		expect(shop.orders()[0]?.body).toMatchObject({ deliveryId: 1, branchId: 2, address: null, expectedTotal: 25_000 });
	});

	test("a company order wants its IČO", async () => {
		const shop = stubShop();
		const { user } = showCheckout();
		await fillIn(user);
		await user.click(screen.getByRole("checkbox", { name: /na\sfirmu/ }));
		await user.click(await orderButton());
		await waitFor(() => expect(problemOf(field(/^IČO/))).toBe("Pole musí být vyplněno"));
		await user.type(field(/^IČO/), "12345678");
		await waitFor(() => expect(problemOf(field(/^IČO/))).toBe("IČO má osm číslic a toto mezi platné nepatří."));
		await user.clear(field(/^IČO/));
		await user.type(field(/^IČO/), "27074358");
		await user.click(await orderButton());
		await waitFor(() => expect(shop.orders()[0]?.body).toMatchObject({ isCompany: true, companyId: "27074358" }));
	});

	test("another delivery address has its own fields and rules", async () => {
		const shop = stubShop();
		const { user } = showCheckout();
		await fillIn(user);
		await user.click(screen.getByRole("checkbox", { name: /jinou adresu/ }));
		await user.click(await orderButton());
		const streets = screen.getAllByRole("textbox", { name: /^Ulice/ });
		await waitFor(() => expect(streets.map(problemOf)).toEqual(["", "Pole musí být vyplněno"]));
		expect(shop.orders()).toEqual([]);
	});

	test("what was typed is there again after a reload, consent is not", async () => {
		stubShop();
		const { user } = showCheckout();
		await fillIn(user);
		const kept = { ...sessionStorage };
		forgetEverything();
		for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
		stubShop();
		showCheckout();
		expect(await screen.findByRole("radio", { name: /Kurýr/ })).toHaveProperty("checked", true);
		expect(screen.getByRole("radio", { name: /Kartou/ })).toHaveProperty("checked", true);
		expect(field(/^E-mail/)).toHaveProperty("value", "jana@example.cz");
		expect(field(/^PSČ/)).toHaveProperty("value", "602 00");
		expect(screen.getByRole("checkbox", { name: /Souhlasím/ })).toHaveProperty("checked", false);
	});

	test("a draft of another shape is no draft", async () => {
		sessionStorage.setItem("checkout-draft", '{"email":5,"phone":"777123456","invoice":"x"}');
		stubShop();
		showCheckout();
		await orderButton();
		expect(field(/^E-mail/)).toHaveProperty("value", "");
		expect(field(/^Telefon/)).toHaveProperty("value", "777123456");
	});
});
