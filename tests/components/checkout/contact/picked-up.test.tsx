// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
	aDraft,
	DELIVERY_PATH,
	field,
	fillIn,
	forgetEverything,
	onButton,
	orderButton,
	problemOf,
	SUMMARY_PATH,
	showStep,
	stubShop,
} from "../a-checkout.tsx";

afterEach(forgetEverything);

type User = ReturnType<typeof showStep>["user"];

const PLACE = [/^Ulice/, /^Město/, /^PSČ/];
const choose = async (user: User, name: RegExp) => user.click(await screen.findByRole("radio", { name }));
const company = () => screen.getByRole("checkbox", { name: /na firmu/ });
const asked = () => PLACE.filter((name) => screen.queryByRole("textbox", { name }) !== null);
const heading = (name: string) => screen.queryByRole("heading", { name });

/** Who picks goods up at the branch in Brno, and typed a name alone. */
const JANA = { firstname: "Jana", lastname: "Nováková", company: "", street: "", city: "", zip: "", country: "CZ" };
const AT_BRANCH = { deliveryId: "1", paymentId: "2", branchId: "2", invoice: JANA };

describe("who picks the goods up at a branch", () => {
	test("is asked for a name alone, which leads to the summary", async () => {
		stubShop();
		const { user, push } = showStep("delivery");
		await choose(user, /Osobní odběr/);
		expect(asked()).toEqual([]);
		expect(screen.queryByRole("combobox", { name: /^Země/ })).toBeNull();
		expect(heading("Kdo si zboží vyzvedne")).toBeTruthy();
		expect(heading("Fakturační adresa")).toBeNull();
		await choose(user, /^Brno/);
		await choose(user, /Převodem/);
		await user.type(field(/^E-mail/), "jana@example.cz");
		await user.type(field(/^Telefon/), "777 123 456");
		await user.type(field(/^Jméno/), "Jana");
		await user.type(field(/^Příjmení/), "Nováková");
		await user.click(await onButton());
		await waitFor(() => expect(push.mock.calls).toEqual([[SUMMARY_PATH]]));
	});

	test("is told of a branch that is not chosen, and of no field that is not there", async () => {
		stubShop();
		const { user } = showStep("delivery");
		await choose(user, /Osobní odběr/);
		await user.click(await onButton());
		await waitFor(() => expect(problemOf(field(/^Jméno/))).toBe("Pole musí být vyplněno"));
		expect(screen.getByRole("alert").textContent).toBe("Ještě je potřeba opravit 6 polí");
		expect(screen.queryByRole("button", { name: /^Ulice/ })).toBeNull();
	});

	test("is no longer told of an address that was missing for another delivery", async () => {
		stubShop();
		const { user } = showStep("delivery");
		await choose(user, /Kurýr/);
		await user.click(await onButton());
		await screen.findByRole("button", { name: /^Ulice/ });
		await choose(user, /Osobní odběr/);
		await waitFor(() => expect(screen.queryByRole("button", { name: /^Ulice/ })).toBeNull());
		expect(screen.getByRole("button", { name: /^Jméno/ })).toBeTruthy();
	});

	test("finds the address again as it was typed with another delivery, or as a company", async () => {
		stubShop();
		const { user } = showStep("delivery");
		await fillIn(user);
		const typed = () => PLACE.map((name) => (field(name) as HTMLInputElement).value);
		await choose(user, /Osobní odběr/);
		expect(asked()).toEqual([]);
		await user.click(company());
		expect(typed()).toEqual(["Lidická 12", "Brno", "602 00"]);
		expect(heading("Fakturační adresa")).toBeTruthy();
		await user.click(company());
		expect(asked()).toEqual([]);
		await choose(user, /Výdejní místa/);
		expect(typed()).toEqual(["Lidická 12", "Brno", "602 00"]);
		await choose(user, /Kurýr/);
		expect(typed()).toEqual(["Lidická 12", "Brno", "602 00"]);
		expect(field(/^Jméno/)).toHaveProperty("value", "Jana");
	});

	test("has to give an address with a company", async () => {
		stubShop();
		const { user } = showStep("delivery");
		await choose(user, /Osobní odběr/);
		await user.click(company());
		await user.click(await onButton());
		await waitFor(() =>
			expect(PLACE.map((name) => problemOf(field(name)))).toEqual(Array(3).fill("Pole musí být vyplněno")),
		);
	});

	test("orders with a name alone, whatever address was typed before", async () => {
		aDraft({
			...AT_BRANCH,
			invoice: { ...JANA, company: "Oslavy a.s.", street: "Lidická 12", city: "Brno", zip: "60" },
		});
		const shop = stubShop();
		const { user } = showStep("summary");
		const button = await orderButton();
		const block = within(screen.getByRole("region", { name: "Kdo si zboží vyzvedne" }));
		expect(block.getByText("Jana Nováková").parentElement?.textContent).toBe("Jana Nováková");
		expect(block.getByRole("link").getAttribute("href")).toBe(`${DELIVERY_PATH}#address`);
		await user.click(screen.getByRole("checkbox", { name: /Souhlasím/ }));
		await user.click(button);
		await waitFor(() => expect(shop.orders()).toHaveLength(1));
		expect(shop.orders()[0]?.body).toMatchObject({ branchId: 2, isCompany: false, address: null, invoice: JANA });
	});
});

test.each([
	["by courier", { ...AT_BRANCH, deliveryId: "2" }],
	[
		"as a company",
		{ ...AT_BRANCH, isCompany: true, companyId: "27082440", invoice: { ...JANA, company: "Oslavy a.s." } },
	],
])("without an address, the summary of an order %s leads back", async (_, draft) => {
	aDraft(draft);
	stubShop();
	const { replace } = showStep("summary");
	await waitFor(() => expect(replace).toHaveBeenCalledWith(DELIVERY_PATH));
});
