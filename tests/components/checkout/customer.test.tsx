// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDialogsInJsdom } from "#tests/support/screens/jsdom-dialog.ts";
import { aCart } from "./a-cart.ts";
import {
	type Answer,
	aDraft,
	type Call,
	field,
	forgetEverything,
	onButton,
	showStep,
	stubShop,
} from "./a-checkout.tsx";

beforeEach(openDialogsInJsdom);
afterEach(forgetEverything);

const USER = {
	id: 1,
	firstname: "Jana",
	lastname: "Nováková",
	email: "zakaznice@konfety.example",
	phone: "+420777123456",
	company: "",
	companyId: "",
	taxId: "",
	street: "Lidická 12",
	city: "Brno",
	zip: "60200",
	country: "CZ",
	group: { id: 1, name: "Zákazníci", description: "", descriptions: {}, discount: 0 },
};
const SAVED = {
	id: 5,
	addressName: "Chata",
	firstname: "Petr",
	lastname: "Novák",
	company: "",
	phone: "",
	street: "U lesa 7",
	city: "Lhota",
	zip: "38901",
	country: "CZ",
	isDefault: true,
};

function account({ path, method }: Call): Answer | undefined {
	if (path === "/api/me") return { body: { data: USER } };
	if (path === "/api/account/addresses") return { body: [SAVED] };
	if (path === "/api/auth/login" && method === "POST") return { body: { token: "t" } };
	if (path === "/api/cart/cs") return { body: [{ ...aCart(), tempId: null }] };
	return undefined;
}

function signIn() {
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie of a customer
	document.cookie = "token=t; path=/";
}

describe("a signed-in customer", () => {
	test("finds the account's details filled in", async () => {
		signIn();
		stubShop(account);
		showStep("delivery");
		await waitFor(() => expect(field(/^E-mail/)).toHaveProperty("value", USER.email));
		expect(field(/^Telefon/)).toHaveProperty("value", "777 123 456");
		expect(field(/^Ulice/)).toHaveProperty("value", "Lidická 12");
		expect(screen.queryByText("Už máte účet?")).toBeNull();
	});

	test("without an address of the account's own finds the default saved one filled in", async () => {
		signIn();
		stubShop((call) =>
			call.path === "/api/me" ? { body: { data: { ...USER, street: "", city: "", zip: "" } } } : account(call),
		);
		showStep("delivery");
		await waitFor(() => expect(field(/^Ulice/)).toHaveProperty("value", "U lesa 7"));
		expect(field(/^Jméno/)).toHaveProperty("value", "Petr");
		expect(field(/^Město/)).toHaveProperty("value", "Lhota");
	});

	test("keeps what was typed: an address is filled in as a whole or not at all", async () => {
		signIn();
		aDraft({
			email: "",
			invoice: { street: "Veveří 1", firstname: "", lastname: "", company: "", city: "", zip: "", country: "" },
		});
		stubShop(account);
		showStep("delivery");
		await waitFor(() => expect(field(/^E-mail/)).toHaveProperty("value", USER.email));
		expect(field(/^Ulice/)).toHaveProperty("value", "Veveří 1");
		expect(field(/^Město/)).toHaveProperty("value", "");
	});

	test("has the parcel sent to a saved address, and may save a new one", async () => {
		signIn();
		aDraft();
		stubShop(account);
		const { user } = showStep("delivery");
		await user.click(await screen.findByRole("checkbox", { name: /jinou adresu/ }));
		await user.selectOptions(await screen.findByRole("combobox", { name: "Uložené adresy" }), "5");
		const streets = screen.getAllByRole("textbox", { name: /^Ulice/ });
		expect(streets.map((street) => (street as HTMLInputElement).value)).toEqual(["Lidická 12", "U lesa 7"]);
		await user.selectOptions(screen.getByRole("combobox", { name: "Uložené adresy" }), "Nová adresa");
		expect((streets[1] as HTMLInputElement).value).toBe("");
		expect(screen.getAllByRole("checkbox", { name: /Uložit adresu/ })).toHaveLength(1);
	});
});

describe("a guest", () => {
	test("saves no address", async () => {
		aDraft();
		stubShop(account);
		showStep("delivery");
		await onButton();
		expect(screen.queryByRole("checkbox", { name: /Uložit adresu/ })).toBeNull();
	});

	test("signs in on the way and keeps what was typed", async () => {
		aDraft({ email: "jina@example.cz" });
		stubShop(account);
		const { user } = showStep("delivery");
		await user.click(await screen.findByRole("button", { name: "Přihlásit se" }));
		const dialog = await screen.findByRole("dialog", { name: "Přihlášení" });
		const email = dialog.querySelector<HTMLInputElement>("input[type=email]");
		const password = dialog.querySelector<HTMLInputElement>("input[type=password]");
		if (!email || !password) throw new Error("The login has no fields");
		await user.type(email, USER.email);
		await user.type(password, "KonfetyDemo1{Enter}");
		await waitFor(() => expect(screen.queryByText("Už máte účet?")).toBeNull());
		expect(await screen.findByRole("textbox", { name: /^E-mail/ })).toHaveProperty("value", "jina@example.cz");
		// The offer is gone; the form begins here.
		expect(document.activeElement).toBe(screen.getByText(/^Pole s.hvězdičkou je potřeba vyplnit\.$/));
		expect(field(/^Ulice/)).toHaveProperty("value", "Lidická 12");
	});
});
