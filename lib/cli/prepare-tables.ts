import { fillLanguages } from "#lib/shop/backoffice/languages/fill-languages.ts";
import { migrate } from "#lib/shop/migrate.ts";

/** Brings tables up to date, and gives a language that was added since its texts. Answers how many migrations ran. */
export async function prepareTables(databaseUrl: string): Promise<number> {
	const count = await migrate(databaseUrl);
	await fillLanguages(databaseUrl);
	return count;
}
