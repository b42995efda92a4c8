import { hash } from "@node-rs/argon2";
import { writeMethods } from "#lib/shop/backoffice/new/write-methods.ts";
import { writeRates } from "#lib/shop/backoffice/new/write-rates.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { vouchers } from "#lib/shop/kernel/db/schema/carts.ts";
import { groups, groupTranslations, users } from "#lib/shop/kernel/db/schema/people.ts";
import { branches, places } from "#lib/shop/kernel/db/schema/places.ts";
import { searchPlaceholders } from "#lib/shop/kernel/db/schema/shop.ts";
import { DEMO_ACCOUNTS } from "../facts/accounts.ts";
import { BRANCHES } from "../facts/branches.ts";
import { DEMO_LOCALES } from "../facts/languages.ts";
import { SEARCH_PLACEHOLDERS } from "../facts/settings.ts";
import { demoVouchers } from "../facts/vouchers.ts";
import { seedClub } from "./seed-club.ts";
import { seedPickupDelivery } from "./seed-pickup.ts";

/** Rows that the demo shop needs before its goods. */
export async function seedShop(tx: Database): Promise<{ vatIds: Map<number, number>; placeIds: number[] }> {
	const vatIds = await writeRates(tx);
	const standardVat = vatIds.get(21) ?? 0;
	await tx
		.insert(searchPlaceholders)
		.values(
			SEARCH_PLACEHOLDERS.flatMap((text, position) =>
				DEMO_LOCALES.map((locale) => ({ locale, text: text[locale], position })),
			),
		);

	await seedPickupDelivery(tx, await writeMethods(tx, standardVat));
	await seedPeople(tx);
	return { vatIds, placeIds: await seedPlaces(tx) };
}

async function seedPeople(tx: Database) {
	await tx.insert(groups).values([
		{ id: 1, name: "Zákazníci" },
		{ id: 2, name: "Influenceři" },
		{ id: 3, name: "Školy a školky", discountPercent: "5" },
	]);
	await tx.insert(groupTranslations).values([
		{ groupId: 2, locale: "cs", description: "Spolupráce s Konfety" },
		{ groupId: 2, locale: "en", description: "Partners of Konfety" },
		{ groupId: 3, locale: "cs", description: "Sleva 5\u00a0% pro školy a\u00a0školky" },
		{ groupId: 3, locale: "en", description: "5% off for schools and nurseries" },
	]);
	const people = [
		{
			firstname: "Jana",
			lastname: "Nováková",
			phone: "+420 777 123 456",
			street: "Lidická 12",
			city: "Brno",
			zip: "60200",
			groupId: 1,
		},
		{
			firstname: "Tereza",
			lastname: "Malá",
			phone: "+420 777 654 321",
			street: "Korunní 5",
			city: "Praha 2",
			zip: "12000",
			groupId: 2,
		},
	];
	const rows = await Promise.all(
		DEMO_ACCOUNTS.slice(0, people.length).map(async ({ email, password }, index) => ({
			...people[index],
			groupId: people[index]?.groupId ?? 1,
			email,
			passwordHash: await hash(password),
			isConfirmed: true,
		})),
	);
	const [, influencer] = await tx.insert(users).values(rows).returning({ id: users.id });
	await seedClub(tx);
	await tx.insert(vouchers).values(demoVouchers(influencer?.id));
}

/** The warehouse first, then the branches in the order of their list. */
async function seedPlaces(tx: Database): Promise<number[]> {
	const branchRows = await tx
		.insert(branches)
		.values(BRANCHES.map((branch) => ({ ...branch, email: `${branch.slug}@konfety.example` })))
		.returning({ id: branches.id });
	const placeRows = await tx
		.insert(places)
		.values([
			{ kind: "warehouse" as const },
			...branchRows.map((branch) => ({ kind: "branch" as const, branchId: branch.id })),
		])
		.returning({ id: places.id });
	return placeRows.map((row) => row.id);
}
