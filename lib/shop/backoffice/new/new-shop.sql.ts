import { sql } from "drizzle-orm";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { branches, places } from "../../kernel/db/schema/places.ts";
import { currencies } from "../../kernel/db/schema/shop.ts";

/** Whether the rows that every shop needs exist. */
export async function hasShop(db: Database): Promise<boolean> {
	return (await db.$count(currencies)) > 0;
}

/** Writes a setting; without `replaces` an existing one stays. */
export async function keepSetting(
	tx: Database,
	setting: { key: string; locale: Locale; value: unknown; replaces: boolean },
): Promise<void> {
	const { key, locale, value, replaces } = setting;
	await tx.execute(sql`
		insert into settings (key, locale, value) values (${key}, ${locale}, ${JSON.stringify(value)}::jsonb)
		on conflict (key, locale) do update set value = excluded.value, updated_at = now() where ${replaces}`);
}

/** A seller who is no VAT payer has only the rate 0, so that nothing is sold with VAT; rates in use stay. */
export async function setVat(tx: Database, percent: string): Promise<void> {
	for (const table of ["delivery_methods", "payment_methods"]) {
		await tx.execute(sql`
			update ${sql.identifier(table)} set vat_rate_id = (
				select id from vat_rates where country = 'CZ' and percent = ${percent}::numeric order by valid_from desc limit 1)`);
	}
	if (percent !== "0") return;
	await tx.execute(sql`
		delete from vat_rates v where percent <> 0 and not exists (select from products where vat_rate_id = v.id)`);
}

/** Sets the net price of a delivery or payment method; null: it is not offered. */
export async function priceMethod(
	tx: Database,
	{ table, key, net }: { table: "delivery" | "payment"; key: string; net: string | null },
): Promise<void> {
	await tx.execute(sql`
		update ${sql.identifier(`${table}_methods`)}
		set is_active = ${net !== null}, net_price = coalesce(${net}::numeric, net_price) where key = ${key}`);
}

/** Creates a branch, with a place for its stock. */
export async function insertBranch(tx: Database, branch: typeof branches.$inferInsert): Promise<void> {
	const [row] = await tx.insert(branches).values(branch).returning({ id: branches.id });
	await tx.insert(places).values({ kind: "branch", branchId: row?.id ?? null });
}
