// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { InvoiceDetails } from "#components/account/settings/invoice-form.tsx";
import type { InvoiceBody, User } from "#lib/contract/schemas/account.ts";
import {
	type Answer,
	aUser,
	button,
	COUNTRIES,
	field,
	forgetAccount,
	problemOf,
	showAccount,
	stubAccount,
} from "../an-account.tsx";

afterEach(forgetAccount);

const COMPANY = {
	companyId: "27082440",
	taxId: "CZ27082440",
	company: "Alza.cz a.s.",
	street: "Jankovcova 1522/53",
	city: "Praha",
	zip: "17000",
	country: "CZ",
};

function stubInvoice(first: User, refuse?: Answer) {
	let user = first;
	return stubAccount(({ method, path, body }) => {
		if (path === "/api/company/27082440") return { body: COMPANY };
		if (path === "/api/account/invoice" && method === "PUT") {
			if (refuse) return refuse;
			user = { ...user, ...(body as InvoiceBody) };
		} else if (path !== "/api/me") return undefined;
		return { body: { data: user } };
	});
}

const show = () => showAccount(<InvoiceDetails countries={COUNTRIES} />);
const company = () => screen.findByRole("checkbox", { name: /na\sfirmu/ });
const save = async () => button("Uložit");

test("an address without a company is saved without the company's values typed before it was switched off", async () => {
	const shop = stubInvoice(aUser());
	const { user } = show();
	await user.click(await company());
	await user.type(field(/^IČO/), "27082440");
	await user.click(await company());
	await user.clear(field(/^Město/));
	await user.type(field(/^Město/), "Praha");
	await user.click(await save());
	expect(await screen.findByText("Údaje byly úspěšně aktualizovány.")).toBeTruthy();
	const body = {
		company: "",
		companyId: "",
		taxId: "",
		street: "Lidická 12",
		city: "Praha",
		zip: "60200",
		country: "CZ",
	};
	expect(shop.changes()).toEqual([{ method: "PUT", path: "/api/account/invoice", body }]);
});

test("the register fills in a company, which is then saved", async () => {
	const shop = stubInvoice(aUser({ street: "", city: "", zip: "" }));
	const { user } = show();
	await user.click(await company());
	await user.type(field(/^IČO/), "270 82 440");
	await user.click(await button("Doplnit údaje"));
	await waitFor(() => expect(field(/^Název firmy/)).toHaveProperty("value", "Alza.cz a.s."));
	await user.click(await save());
	await screen.findByText("Údaje byly úspěšně aktualizovány.");
	expect(shop.changes()[0]?.body).toEqual(COMPANY);
});

test("a company requires IČO and name, a DIČ letters and digits, and a postcode five digits", async () => {
	const shop = stubInvoice(aUser());
	const { user } = show();
	await user.click(await company());
	await user.clear(field(/^PSČ/));
	await user.type(field(/^PSČ/), "12");
	await user.type(field(/^DIČ/), "CZ*27082440");
	await user.click(await save());
	await waitFor(() => expect(problemOf(field(/^IČO/))).toBe("Pole musí být vyplněno"));
	expect(problemOf(field(/^Název firmy/))).toBe("Pole musí být vyplněno");
	expect(problemOf(field(/^PSČ/))).toMatch(/^Zadejte PSČ/);
	expect(problemOf(field(/^DIČ/))).toBe("Pole musí obsahovat pouze alfanumerické znaky s tečkou.");
	expect(document.activeElement).toBe(field(/^IČO/));
	expect(shop.changes()).toEqual([]);
});

test("a saved company is shown, and the shop's refusal of a field is shown at that field", async () => {
	stubInvoice(aUser({ company: "Alza.cz a.s.", companyId: "27082440", taxId: "CZ27082440" }), {
		status: 422,
		body: { error: "invalid", errors: { street: ["too_long"] } },
	});
	const { user } = show();
	expect(await company()).toHaveProperty("checked", true);
	expect(field(/^IČO/)).toHaveProperty("value", "27082440");
	await user.click(await save());
	await waitFor(() => expect(problemOf(field(/^Ulice/))).toBe("Text je příliš dlouhý."));
});

test("nothing typed is lost by a failure", async () => {
	stubInvoice(aUser(), "dropped");
	const { user } = show();
	await user.type(await screen.findByRole("textbox", { name: /^Město/ }), " střed");
	await user.click(await save());
	expect(await screen.findByText("Údaje se nepodařilo uložit. Zkuste to prosím později.")).toBeTruthy();
	expect(field(/^Město/)).toHaveProperty("value", "Brno střed");
});
