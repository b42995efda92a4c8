import { LOCALES } from "#lib/domain/locale.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { vatRates } from "#lib/shop/kernel/db/schema/catalogue.ts";
import { groups } from "#lib/shop/kernel/db/schema/people.ts";
import { places } from "#lib/shop/kernel/db/schema/places.ts";
import { countries, countryTranslations, currencies } from "#lib/shop/kernel/db/schema/shop.ts";
import { COUNTRIES, CURRENCIES } from "../facts/settings.ts";
import { seedDelivery, seedPayments } from "./seed-methods.ts";

/** Rows that every shop needs, also one without the demo: VAT rates, currencies, countries, groups 1 (everybody) and 2 (influencers, spec §6), the warehouse, delivery and payment. */
export async function seedBasics(tx: Database): Promise<void> {
	const vatIds = await seedRates(tx);
	const paymentIds = await seedPayments(tx, vatIds.get(21) ?? 0);
	for (const key of ["branch", "courier", "post"])
		await seedDelivery(tx, key, { vatRateId: vatIds.get(21) ?? 0, paymentIds });
	await tx.insert(groups).values([
		{ id: 1, name: "Zákazníci" },
		{ id: 2, name: "Influenceři" },
	]);
	await tx.insert(places).values({ kind: "warehouse" });
}

/** VAT rates since 1 Jan 2024 (Act 349/2023), with currencies and countries; ids of the rates by percent. */
export async function seedRates(tx: Database): Promise<Map<number, number>> {
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
	await tx.insert(countries).values(COUNTRIES.map(({ name, ...country }, position) => ({ ...country, position })));
	await tx
		.insert(countryTranslations)
		.values(
			COUNTRIES.flatMap(({ code, name }) =>
				LOCALES.map((locale) => ({ countryCode: code, locale, name: name[locale] })),
			),
		);
	return new Map(rows.map((row) => [Number(row.percent), row.id]));
}
