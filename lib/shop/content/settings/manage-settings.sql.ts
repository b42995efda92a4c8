import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { readRow } from "../../kernel/db/read-rows.ts";
import { orders } from "../../kernel/db/schema/orders.ts";
import { settings } from "../../kernel/db/schema/shop.ts";

/**
 * Whether maintenance is on in any language: it closes the whole shop. A language's own entry overrides the one for all.
 * Locks nothing.
 */
export async function isMaintenanceSet(db: Database): Promise<boolean> {
	const row = await readRow(
		db,
		z.strictObject({ is_on: z.boolean() }),
		sql`
		select coalesce(bool_or(value @> '{"is_enabled": true}'), false) as is_on
		from settings where key = 'maintenance' and (locale is not null
			or not exists (select from settings s where s.key = 'maintenance' and s.locale is not null))`,
	);
	return row?.is_on ?? false;
}

type SettingKey = { key: string; locale: Locale };

/** A setting's value in a language, with its row locked; the one without a language is for languages without their own. */
export async function settingRow(tx: Database, { key, locale }: SettingKey): Promise<unknown> {
	const [row] = await tx
		.select({ value: settings.value })
		.from(settings)
		.where(and(eq(settings.key, key), or(eq(settings.locale, locale), isNull(settings.locale))))
		.orderBy(sql`${settings.locale} nulls last`)
		.limit(1)
		.for("update");
	return row?.value;
}

export async function writeSetting(
	tx: Database,
	{ key, locale, value, now }: SettingKey & { value: unknown; now: Date },
): Promise<void> {
	const written = { value, updatedAt: now };
	await tx
		.insert(settings)
		.values({ key, locale, ...written })
		.onConflictDoUpdate({ target: [settings.key, settings.locale], set: written });
}

/** Extends orders that have expired by now to `until`. Locks them, by id. */
export async function waitForUnpaid(tx: Database, { now, until }: { now: Date; until: Date }): Promise<void> {
	const overdue = tx
		.select({ id: orders.id })
		.from(orders)
		.where(and(eq(orders.state, "waiting_for_payment"), lte(orders.expiresAt, now)))
		.orderBy(orders.id)
		.for("update");
	await tx.update(orders).set({ expiresAt: until }).where(inArray(orders.id, overdue));
}
