// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
	type Answer,
	field,
	fillIn,
	forgetEverything,
	onButton,
	problemOf,
	SUMMARY_PATH,
	showStep,
	stubShop,
} from "../checkout/a-checkout.tsx";

afterEach(forgetEverything);

const COMPANY = {
	companyId: "27082440",
	taxId: "CZ27082440",
	company: "Alza.cz a.s.",
	street: "Jankovcova 1522/53",
	city: "Praha",
	zip: "17000",
	country: "CZ",
};

async function showCompany(answer: Answer, typed = "27082440") {
	const shop = stubShop(({ path }) => (path.startsWith("/api/company/") ? answer : undefined));
	const { user, push } = showStep("delivery");
	await user.click(await screen.findByRole("checkbox", { name: /na\sfirmu/ }));
	if (typed !== "") await user.type(field(/^IČO/), typed);
	const look = () => user.click(screen.getByRole("button", { name: "Doplnit údaje" }));
	return { shop, user, push, look };
}

test("the register fills in name, DIČ and address", async () => {
	const { shop, look } = await showCompany({ body: COMPANY }, "270 82 440");
	await look();
	await screen.findByText(/Údaje jsme doplnili z\sregistru/);
	expect(shop.to("/api/company/").map(({ path }) => path)).toEqual(["/api/company/27082440"]);
	expect(field(/^Název firmy/)).toHaveProperty("value", "Alza.cz a.s.");
	expect(field(/^DIČ/)).toHaveProperty("value", "CZ27082440");
	expect(field(/^Ulice/)).toHaveProperty("value", "Jankovcova 1522/53");
	expect(field(/^PSČ/)).toHaveProperty("value", "17000");
	expect(screen.queryByText(/Přepsali jsme/)).toBeNull();
});

test("a name typed differently is replaced with a note and can be restored by a button; another spelling of the same stays", async () => {
	const { user, look } = await showCompany({ body: COMPANY });
	await user.type(field(/^Ulice/), "Lidická 12");
	await user.type(field(/^PSČ/), "170 00");
	await look();
	await screen.findByText(/Přepsali jsme: Ulice a\sčíslo\./);
	expect(field(/^Ulice/)).toHaveProperty("value", "Jankovcova 1522/53");
	expect(field(/^PSČ/)).toHaveProperty("value", "170 00");
	await user.click(screen.getByRole("button", { name: "Vrátit původní údaje" }));
	expect(field(/^Ulice/)).toHaveProperty("value", "Lidická 12");
	expect(field(/^Název firmy/)).toHaveProperty("value", "Alza.cz a.s.");
});

test.each([
	["12345678", "IČO má osm číslic a toto mezi platné nepatří."],
	["", "Pole musí být vyplněno"],
])("IČO %j is not looked up", async (typed, sentence) => {
	const { shop, look } = await showCompany({ body: COMPANY }, typed);
	await look();
	await waitFor(() => expect(problemOf(field(/^IČO/)).replaceAll("\u00a0", " ")).toBe(sentence));
	expect(document.activeElement).toBe(field(/^IČO/));
	expect(shop.to("/api/company/")).toEqual([]);
});

test("an unknown company is reported at its field", async () => {
	const { look } = await showCompany({ status: 404, body: { error: "not_found" } });
	await look();
	await waitFor(() => expect(problemOf(field(/^IČO/))).toMatch(/registr nezná/));
});

test.each<[string, Answer]>([
	["unavailable", { status: 503, body: { error: "registry_unavailable" } }],
	["unreachable", "dropped"],
])("while the registry is %s, the fields can be filled in by hand", async (_, answer) => {
	const { user, push, look } = await showCompany(answer);
	await look();
	await screen.findByText(
		answer === "dropped" ? /Obchod je na\sokamžik nedostupný/ : /registru firem se nepodařilo načíst/,
	);
	expect(field(/^IČO/)).toHaveProperty("value", "27082440");
	await user.type(field(/^Název firmy/), "Alza.cz a.s.");
	await user.type(field(/^DIČ/), "27082440");
	await fillIn(user);
	await user.click(await onButton());
	await waitFor(() => expect(push).toHaveBeenCalledWith(SUMMARY_PATH));
});

test("a DIČ with other characters than letters, digits and dots gets an error", async () => {
	const { user } = await showCompany({ body: COMPANY });
	await user.type(field(/^DIČ/), "CZ27082440/1");
	await user.tab();
	await waitFor(() =>
		expect(problemOf(field(/^DIČ/))).toBe("Pole musí obsahovat pouze alfanumerické znaky s\u00a0tečkou."),
	);
	await user.clear(field(/^DIČ/));
	await user.type(field(/^DIČ/), "CZ 270.82440");
	await waitFor(() => expect(problemOf(field(/^DIČ/))).not.toMatch(/^(Pole|DIČ)/));
});

test("a company order requires its IČO and name, and a DIČ, if any, must be valid", async () => {
	const { user, push } = await showCompany({ body: COMPANY }, "");
	await fillIn(user);
	await user.type(field(/^DIČ/), "CZ123");
	await user.click(await onButton());
	await waitFor(() => expect(problemOf(field(/^IČO/))).toBe("Pole musí být vyplněno"));
	expect(problemOf(field(/^DIČ/))).toMatch(/^DIČ začíná CZ/);
	expect(problemOf(field(/^Název firmy/))).toBe("Pole musí být vyplněno");
	expect(document.activeElement).toBe(field(/^IČO/));
	await user.type(field(/^IČO/), "27082440");
	await user.clear(field(/^DIČ/));
	await user.type(field(/^Název firmy/), "Alza.cz a.s.");
	await user.click(await onButton());
	await waitFor(() => expect(push).toHaveBeenCalledWith(SUMMARY_PATH));
});
