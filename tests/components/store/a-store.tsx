/** Stores of the tests, and something of them on screen. */
import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import type { Locale } from "#lib/domain/locale.ts";
import cs from "#messages/cs.json";
import en from "#messages/en.json";

const DAY: [string, string] = ["09:00", "18:00"];

export function aStore(id: number, change: Partial<StoreCard> = {}): StoreCard {
	return {
		...{ id, slug: `prodejna-${id}`, name: `Konfety ${id}`, street: "Dlouhá 1", city: "Brno", zip: "60200" },
		...{ phone: "+420 800 100 200", email: "brno@konfety.example" },
		position: { latitude: 49.1921, longitude: 16.6115 },
		opening_hours: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY, 6: ["09:00", "13:00"] },
		is_large_shop: false,
		is_prague: false,
		special_days: [],
		services: ["inflation", "pickup", "card"],
		image: null,
		tint: "#ffffff",
		url: `/prodejny/${id}`,
		...change,
	};
}

export const PRAGUE = aStore(1, {
	name: "Konfety Praha",
	city: "Praha 5",
	position: { latitude: 50.0712, longitude: 14.4035 },
	services: ["rental", "inflation", "decoration", "pickup", "card", "parking"],
});
export const BRNO = aStore(2, { name: "Konfety Brno", services: ["rental", "inflation", "pickup", "card"] });
export const ZLIN = aStore(3, {
	name: "Konfety Zlín",
	city: "Zlín",
	position: { latitude: 49.2265, longitude: 17.6671 },
});

export function inShop(content: ReactNode, locale: Locale = "cs"): ReactNode {
	return (
		<NextIntlClientProvider locale={locale} messages={locale === "cs" ? cs : en} timeZone="Europe/Prague">
			{content}
		</NextIntlClientProvider>
	);
}

export const show = (content: ReactNode, locale: Locale = "cs") => render(inShop(content, locale));
