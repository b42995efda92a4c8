// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { decisionPathsOf } from "#components/product/decision/decision-product.ts";
import { ProductDecision } from "#components/product/decision/product-decision.tsx";
import { SizeTable } from "#components/product/decision/size-table.tsx";
import { LastViewed } from "#components/product/last-viewed.tsx";
import { ProductSafety } from "#components/product/product-safety.tsx";
import { SetParts } from "#components/product/set-parts.tsx";
import { SetSaving } from "#components/product/set-saving.tsx";
import { addLastViewed } from "#lib/storefront/goods/last-viewed.ts";
import en from "#messages/en.json";
import { aDecisionProduct, aPart, priceFields, SIZE_TABLE } from "./a-product.ts";
import { forgetProduct, goTo, show } from "./show.tsx";

afterEach(forgetProduct);

const plain = (element: Element | null) => (element?.textContent ?? "").replaceAll("\u00a0", " ");
const t = en.productPage;

test("the size table is opened and closed in English", async () => {
	const { user } = show(<SizeTable table={SIZE_TABLE} sizes={["S", "M"]} />, "en");
	await user.click(screen.getByRole("button", { name: t.sizeTable }));
	const dialog = within(screen.getByRole("dialog", { name: t.sizeTable }));
	expect(dialog.getByText(/^Measures are in centimetres\./)).toBeTruthy();
	await user.click(dialog.getByRole("button", { name: en.productDetail.close }));
	expect(screen.queryByRole("dialog")).toBeNull();
});

test("a set says in English what it contains and what is saved", () => {
	const napkins = aPart({
		variant: { id: 211, name: "blue", code: "U1-MOD" },
		quantity: 2,
		price_with_tax: 4_900,
		availability: "temporarily_sold_out",
		stock: 0,
	});
	const set = { id: 19, parts: [aPart(), napkins], ...priceFields(15_900), tint: "#ffe" };
	show(
		<>
			<SetParts set={set} locale="en" />
			<SetSaving set={set} />
		</>,
		"en",
	);
	const section = within(screen.getByRole("region", { name: t.set.title }));
	expect(section.getAllByRole("listitem").map(plain)).toEqual([
		`1 × Talíř pirát, 8 ks${en.availability.in_stock} · 12 pieces89,00 Kč`,
		`2 × Talíř pirát, 8 ks, blue${en.availability.temporarily_sold_out}49,00 Kč each`,
	]);
	expect(plain(screen.getByText(/^Separately/))).toBe("Separately 187,00 Kč, the set saves you 28,00 Kč");
});

test("safety and manufacturer are shown in English", () => {
	const party = { name: "Fiesta Deluxe Ltd", address: "Bristol BS2 0ZX", contact: "safety@fiesta.example" };
	const product = {
		name: "Heart balloon",
		code: "B1",
		safety: "Not for children under 3.",
		manufacturer: party,
		responsible_person: { ...party, name: "Konfety s.r.o." },
		variants: [],
	};
	show(<ProductSafety product={product} />, "en");
	const section = within(screen.getByRole("region", { name: t.safety.title }));
	expect(section.getAllByRole("heading", { level: 3 }).map(plain)).toEqual([
		t.safety.manufacturer,
		t.safety.responsible,
		t.safety.identification,
	]);
	expect(section.getByText(product.safety)).toBeTruthy();
	expect(section.getByText("Code: B1")).toBeTruthy();
});

describe("a decision in English", () => {
	const decision = (
		<ProductDecision
			locale="en"
			product={aDecisionProduct()}
			paths={decisionPathsOf("en")}
			heading={<h1>Heart balloon</h1>}
			sizeTable={null}
		/>
	);
	const variants = () => within(screen.getByRole("group", { name: "Choose a colour" }));

	test("a sold-out variant offers its watchdog to a guest, with the way to the login and back", async () => {
		goTo("/en/10/balloons/heart");
		const { user } = show(decision, "en");
		expect(screen.getByRole("button", { name: "Choose a colour" })).toBeTruthy();
		await user.click(variants().getByRole("radio", { name: /sold out$/ }));
		expect(screen.queryByRole("button", { name: en.product.addToCart })).toBeNull();
		await user.click(screen.getByRole("button", { name: en.watchdog.watch }));
		expect(plain(await screen.findByText((text) => text.startsWith(en.watchdog.guest)))).toBe(
			`${en.watchdog.guest} ${en.watchdog.login}`,
		);
		expect(screen.getByRole("link", { name: en.watchdog.login }).getAttribute("href")).toMatch(
			/^\/en\/login\?redirect=%2Fen%2F10%2Fballoons%2Fheart/,
		);
	});

	test("a variant's code stands below the name, and the variant in the English address", async () => {
		goTo("/en/10/balloons/heart?variant=13");
		show(decision, "en");
		expect((variants().getByRole("radio", { checked: true }) as HTMLInputElement).value).toBe("13");
		expect(screen.getByText(/^Code: B1-MOD/)).toBeTruthy();
	});

	test("the pictures have English names, also enlarged", () => {
		show(decision, "en");
		const gallery = within(screen.getByRole("region", { name: en.productDetail.gallery }));
		expect(gallery.getByRole("link", { name: "Show picture 2 of 3" })).toBeTruthy();
		expect(gallery.getByRole("link", { name: /Enlarge picture 1 of 3$/ })).toBeTruthy();
		expect(gallery.getByRole("button", { name: en.productDetail.nextPicture })).toBeTruthy();
	});
});

test("goods viewed last in English are English ones", () => {
	const entry = {
		id: 1,
		name: "Heart balloon",
		url: "/en/1/balloons/heart",
		is_price_sale_active: false,
		tax_rate: { rate: 21 },
		original_price: 40.4959,
		image: null,
		price: 40.4959,
	};
	addLastViewed("cs", { ...entry, id: 2, name: "Balónek srdce", url: "/2/balonky/srdce" });
	addLastViewed("en", entry);
	show(<LastViewed locale="en" title={t.lastViewed} />, "en");
	const section = within(screen.getByRole("region", { name: t.lastViewed }));
	expect(section.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([entry.url]);
});
