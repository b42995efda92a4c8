// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AddressesList } from "#components/account/addresses/addresses-list.tsx";
import type { SavedAddress } from "#lib/contract/schemas/address.ts";
import { placesOf } from "../a-notice.ts";
import {
	type Answer,
	button,
	COUNTRIES,
	ENDED,
	field,
	forgetAccount,
	problemOf,
	REFUSED,
	showAccount,
	stubAccount,
} from "./an-account.tsx";

afterEach(forgetAccount);

function anAddress(changes: Partial<SavedAddress> = {}): SavedAddress {
	return {
		id: 3,
		addressName: "Domů",
		firstname: "Jana",
		lastname: "Nováková",
		company: "",
		phone: "+420777123456",
		street: "Lidická 12",
		city: "Brno",
		zip: "60200",
		country: "CZ",
		isDefault: true,
		...changes,
	};
}

/** A shop that keeps these addresses; `refuse` answers every change. */
function stubAddresses(first: SavedAddress[], refuse?: Answer) {
	let kept = first;
	return stubAccount(({ method, path, body }) => {
		if (!path.startsWith("/api/account/addresses")) return undefined;
		if (method === "GET") return { body: kept };
		if (refuse) return refuse;
		const id = Number(path.split("/").at(-1)) || 9;
		const saved = { id, ...(body as Omit<SavedAddress, "id">) };
		kept = [...kept.filter((one) => one.id !== id), ...(method === "DELETE" ? [] : [saved])];
		return { body: method === "DELETE" ? {} : saved };
	});
}

const show = () => showAccount(<AddressesList countries={COUNTRIES} />);
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));

test.each(["Zavřít", "Zrušit"])(
	"closing the dialog by “%s” returns the focus to the button that opened it",
	async (name) => {
		stubAddresses([]);
		const { user } = show();
		const opener = await button("Přidat adresu");
		await user.click(opener);
		await user.click(dialog("Nová adresa").getByRole("button", { name }));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(document.activeElement).toBe(opener);
	},
);

test("an address is added in a dialog; the first one is the default, and only countries shipped to are offered", async () => {
	const shop = stubAddresses([]);
	const { user } = show();
	await screen.findByRole("heading", { name: "Zatím tu nemáte žádnou adresu" });
	await user.click(await button("Přidat adresu"));
	const form = dialog("Nová adresa");
	expect(
		within(form.getByRole("combobox", { name: /^Země/ }))
			.getAllByRole("option")
			.map((one) => one.textContent),
	).toEqual(["Česko"]);
	await user.type(field(/^Jméno/), "Jana");
	await user.type(field(/^Příjmení/), "Nováková");
	await user.type(field(/^Ulice/), "Lidická 12");
	await user.type(field(/^Město/), "Brno");
	await user.type(field(/^PSČ/), "602 00");
	await user.type(field(/^Telefon/), "777 123 456");
	await user.click(await button("Uložit adresu"));
	expect(await screen.findByText("Adresa byla úspěšně uložena.")).toBeTruthy();
	const { id: _, ...body } = anAddress({ addressName: "" });
	expect(shop.changes()).toEqual([{ method: "POST", path: "/api/account/addresses", body }]);
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(await screen.findByRole("heading", { name: "Jana Nováková" })).toBeTruthy();
	// The button that asked for it went with the sentence that there is none.
	expect(document.activeElement).toBe(screen.getByRole("region", { name: "Doručovací adresy" }));
});

test("missing values are marked at the fields and counted, nothing is sent, and the first field has the focus", async () => {
	const shop = stubAddresses([]);
	const { user } = show();
	await user.click(await button("Přidat adresu"));
	await user.type(field(/^Příjmení/), "Nováková");
	await user.type(field(/^PSČ/), "123");
	await user.click(await button("Uložit adresu"));
	await waitFor(() => expect(problemOf(field(/^Jméno/))).toBe("Pole musí být vyplněno"));
	expect(problemOf(field(/^PSČ/))).toMatch(/^Zadejte PSČ/);
	expect(document.activeElement).toBe(field(/^Jméno/));
	expect(screen.getAllByText("Ještě je potřeba opravit 4 pole").length).toBe(2);
	expect(shop.changes()).toEqual([]);
});

test("a saved address is edited with its values filled in, and keeps its id", async () => {
	const shop = stubAddresses([anAddress()]);
	const { user } = show();
	await user.click(await button("Upravit"));
	expect(field(/^Telefon/)).toHaveProperty("value", "777 123 456");
	await user.clear(field(/^Město/));
	await user.type(field(/^Město/), "Olomouc");
	await user.click(await button("Uložit adresu"));
	await screen.findByText("Adresa byla úspěšně uložena.");
	const { id: _, ...body } = anAddress({ city: "Olomouc" });
	expect(shop.changes()).toEqual([{ method: "PUT", path: "/api/account/addresses/3", body }]);
});

test.each<[string, Answer]>([
	["Adresu se nepodařilo uložit. Zkuste to prosím později.", "dropped"],
	["Adresu se nepodařilo uložit. Zkuste to prosím později.", REFUSED("server_error", 500)],
	[
		"Uložit lze nejvýše 20 adres. Některou prosím nejdřív smažte.",
		{ status: 409, body: { error: "addresses_full", value: 20 } },
	],
])("%s: a notice is shown, and the dialog stays open with what was typed", async (sentence, answer) => {
	stubAddresses([anAddress()], answer);
	const { user } = show();
	await user.click(await button("Upravit"));
	await user.type(field(/^Město/), " střed");
	await user.click(await button("Uložit adresu"));
	expect((await placesOf(sentence)).toSorted()).toEqual(["alert", "notice"]);
	expect(field(/^Město/)).toHaveProperty("value", "Brno střed");
});

test("the shop's refusal of a field is shown at that field", async () => {
	stubAddresses([anAddress()], { status: 422, body: { error: "invalid", errors: { zip: ["zip"] } } });
	const { user } = show();
	await user.click(await button("Upravit"));
	await user.click(await button("Uložit adresu"));
	await waitFor(() => expect(problemOf(field(/^PSČ/))).toMatch(/^Zadejte PSČ/));
	expect(document.activeElement).toBe(field(/^PSČ/));
});

test("an address is deleted after a confirmation; without it nothing changes", async () => {
	const shop = stubAddresses([anAddress(), anAddress({ id: 4, addressName: "Práce", isDefault: false })]);
	const { user } = show();
	await user.click((await screen.findAllByRole("button", { name: "Smazat" }))[1] as HTMLElement);
	await user.click(dialog("Smazat tuto adresu?").getByRole("button", { name: "Nechat" }));
	expect(shop.changes()).toEqual([]);
	await user.click((await screen.findAllByRole("button", { name: "Smazat" }))[1] as HTMLElement);
	await user.click(await button("Ano, smazat"));
	expect(await screen.findByText("Adresa byla smazána.")).toBeTruthy();
	expect(shop.changes().map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /api/account/addresses/4"]);
	await waitFor(() => expect(screen.queryByRole("heading", { name: "Práce" })).toBeNull());
	expect(screen.getByRole("heading", { name: "Domů" })).toBeTruthy();
	expect(document.activeElement).toBe(screen.getByRole("region", { name: "Doručovací adresy" }));
});

test("a failed deletion is shown in a notice and the dialog, and can be tried again; an address deleted elsewhere counts as deleted", async () => {
	let answer: Answer = "dropped";
	stubAccount(({ method, path }) => {
		if (!path.startsWith("/api/account/addresses")) return undefined;
		return method === "GET" ? { body: [anAddress()] } : answer;
	});
	const { user } = show();
	await user.click(await button("Smazat"));
	await user.click(await button("Ano, smazat"));
	const places = await placesOf("Adresu se nepodařilo smazat. Zkuste to prosím později.");
	expect(places.toSorted()).toEqual(["alert", "notice"]);
	answer = REFUSED("not_found", 404);
	await user.click(await button("Ano, smazat"));
	expect(await screen.findByText("Adresa byla smazána.")).toBeTruthy();
});

test("with twenty addresses none can be added, and the page says why", async () => {
	stubAddresses(Array.from({ length: 20 }, (_, index) => anAddress({ id: index + 1, addressName: `A${index}` })));
	show();
	expect(await screen.findByText(/^Víc než 20 adres uložit nejde/)).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Přidat adresu" })).toBeNull();
});

test("when the session ends while saving, the customer is sent to the login", async () => {
	stubAddresses([anAddress()], ENDED);
	const { user, replace } = show();
	await user.click(await button("Upravit"));
	await user.click(await button("Uložit adresu"));
	await waitFor(() => expect(replace).toHaveBeenCalledWith("/prihlaseni?redirect=%2Fucet"));
});
