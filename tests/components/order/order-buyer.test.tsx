// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { anOrder, BRANCH } from "./an-order.ts";
import { forgetOrder, showOrder, stubOrder } from "./an-order-page.tsx";

afterEach(forgetOrder);

const linesUnder = async (title: string) =>
	[...((await screen.findByRole("heading", { name: title })).nextElementSibling?.children ?? [])].map((line) =>
		line.textContent?.replaceAll("\u00a0", " "),
	);

test("the invoice's address is name, street, postcode and town", async () => {
	stubOrder(anOrder());
	showOrder();
	expect(await linesUnder("Fakturační adresa")).toEqual(["Jana Nováková", "Lidická 12", "602 00 Brno"]);
	expect(screen.queryByRole("heading", { name: "Kupující" })).toBeNull();
});

test("a buyer without an address is a name alone, and no invoice address is spoken of", async () => {
	const invoice = { ...anOrder().invoice, street: "", city: "", zip: "" };
	stubOrder(anOrder({ branch: BRANCH, address: null, invoice }));
	showOrder();
	expect(await linesUnder("Kupující")).toEqual(["Jana Nováková"]);
	expect(screen.queryByRole("heading", { name: "Fakturační adresa" })).toBeNull();
});
