import { and, eq, isNull, sql } from "drizzle-orm";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import type { Database } from "../../kernel/db/client.ts";
import { settings } from "../../kernel/db/schema/shop.ts";

/** The languages of every shop, and of the demo's texts. */
export const FIRST_LOCALES: readonly string[] = ["cs", "en"];

const KEY = "languages";

/** Languages that were filled before; texts that one of them lacks now were left out on purpose. */
export async function knownLanguages(db: Database): Promise<Set<string>> {
	const [row] = await db
		.select({ value: settings.value })
		.from(settings)
		.where(and(eq(settings.key, KEY), isNull(settings.locale)))
		.limit(1);
	return new Set([
		...FIRST_LOCALES,
		...LOCALES.filter((locale) => Array.isArray(row?.value) && row.value.includes(locale)),
	]);
}

/** Whether there are texts to copy. */
export async function hasTexts(db: Database): Promise<boolean> {
	return (await db.$count(settings, sql`${settings.locale} is not null`)) > 0;
}

export async function keepLanguages(tx: Database, locales: readonly Locale[]): Promise<void> {
	await tx.delete(settings).where(and(eq(settings.key, KEY), isNull(settings.locale)));
	await tx.insert(settings).values({ key: KEY, value: locales });
}
