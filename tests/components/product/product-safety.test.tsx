// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ProductSafety } from "#components/product/product-safety.tsx";
import { forgetProduct, show } from "./show.tsx";

afterEach(forgetProduct);

type Identified = Parameters<typeof ProductSafety>[0]["product"];
const MAKER = { name: "Fiesta Deluxe Ltd", address: "Bristol BS2 0ZX", contact: "safety@fiesta.example" };
const PERSON = { name: "Konfety s.r.o.", address: "Nádražní 62, Praha", contact: "https://konfety.example/bezpecnost" };

function aVariant(code: string, name: string, ean: string | null): Identified["variants"][number] {
	return {
		id: code.length * 100 + name.length,
		name,
		code,
		ean,
		price: 1,
		price_sale: null,
		original_price: 1,
		is_price_sale_active: false,
		price_with_tax: 121,
		original_price_with_tax: null,
		lowest_price_with_tax: null,
		availability: "in_stock",
		stock: 1,
		image: null,
		attributes: [],
		branches: [],
		warehouse: 1,
	};
}

const product: Identified = {
	name: "Balónek srdce",
	code: "B1",
	safety: "Nevhodné pro děti do 3 let.",
	manufacturer: MAKER,
	responsible_person: PERSON,
	variants: [aVariant("B1", "", "2431671081575")],
};
const section = () => screen.getByRole("region", { name: "Bezpečnost a\u00a0výrobce" }).textContent ?? "";

describe("safety and manufacturer (GPSR Art. 19)", () => {
	test("name the manufacturer, the person in the EU, the product and its warnings in the server's HTML", () => {
		show(<ProductSafety product={product} />);
		for (const part of [
			"Nevhodné pro děti do 3 let.",
			"Výrobce",
			...Object.values(MAKER),
			"Odpovědná osoba v\u00a0EU",
			...Object.values(PERSON),
			"Balónek srdce",
			"Kód: B1, EAN: 2431671081575",
		]) {
			expect(section()).toContain(part);
		}
		expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
			"mailto:safety@fiesta.example",
			"https://konfety.example/bezpecnost",
		]);
	});

	test("every variant has its code and EAN", () => {
		show(
			<ProductSafety
				product={{ ...product, variants: [aVariant("B1-CER", "červená", "111"), aVariant("B1-ZE", "zelená", null)] }}
			/>,
		);
		expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
			"červená: Kód: B1-CER, EAN: 111",
			"zelená: Kód: B1-ZE",
		]);
	});

	test("unknown values are left out, and a contact with a script address is not a link", () => {
		const manufacturer = { ...MAKER, contact: "javascript:alert(1)" };
		show(<ProductSafety product={{ ...product, safety: "", manufacturer, responsible_person: null }} />);
		expect(section()).not.toContain("Odpovědná osoba");
		expect(screen.queryAllByRole("link")).toEqual([]);
	});
});
