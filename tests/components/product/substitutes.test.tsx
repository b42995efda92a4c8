// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Substitutes } from "#components/product/substitutes.tsx";
import { aCard } from "#tests/components/member/a-member-shop.tsx";
import { forgetProduct, show } from "./show.tsx";

afterEach(forgetProduct);

test.each([
	["cs", "Místo toho máme skladem", "Skladem", "od 49,00\u00a0Kč"],
	["en", "In stock instead", "In stock", "from 49,00\u00a0Kč"],
] as const)(
	"what to take instead has a name that leads to it, its stock and its price (%s)",
	(locale, title, stock, price) => {
		const card = aCard(31, { name: "Piňata Slon", url: "/31/pinaty/slon", price_with_tax: 4_900, is_price_from: true });
		show(<Substitutes products={[card]} />, locale);
		const row = within(screen.getByRole("region", { name: title })).getByRole("listitem");
		expect(within(row).getByRole("link", { name: "Piňata Slon" }).getAttribute("href")).toBe("/31/pinaty/slon");
		expect(row.textContent).toBe(`Piňata Slon${stock}${price}`);
	},
);
