import { LOCALES } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { vatRates } from "../../kernel/db/schema/catalogue.ts";
import { countries, countryTranslations, currencies } from "../../kernel/db/schema/shop.ts";
import { loadMessages } from "../../kernel/messages.ts";
import { COUNTRIES } from "./countries.ts";
import { CURRENCIES } from "./currencies.ts";

/** VAT rates since 1 Jan 2024 (Act 349/2023), currencies and countries; returns ids of the rates by percent. */
export async function writeRates(tx: Database): Promise<Map<number, number>> {
	const rows = await tx
		.insert(vatRates)
		.values(
			[21, 12, 0].map((percent) => ({
				country: "CZ",
				percent: `${percent}.00`,
				validFrom: new Date("2024-01-01T00:00:00Z"),
			})),
		)
		.returning();
	await tx.insert(currencies).values(CURRENCIES);
	await tx.insert(countries).values(COUNTRIES.map((country, position) => ({ ...country, position })));
	for (const locale of LOCALES) {
		const names = (await loadMessages(locale)).newShop.countries;
		await tx
			.insert(countryTranslations)
			.values(COUNTRIES.map(({ code }) => ({ countryCode: code, locale, name: names[code] })));
	}
	return new Map(rows.map((row) => [Number(row.percent), row.id]));
}
