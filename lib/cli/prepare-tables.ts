import { fillLanguages } from "#lib/shop/backoffice/languages/fill-languages.ts";
import { renewPictureKeys } from "#lib/shop/goods/media/renew-keys.ts";
import { migrate } from "#lib/shop/migrate.ts";

/** Brings tables up to date, gives a language that was added since its texts, and pictures that look different new names. Answers how many migrations ran. */
export async function prepareTables(databaseUrl: string): Promise<number> {
	const count = await migrate(databaseUrl);
	await fillLanguages(databaseUrl);
	await renewPictureKeys(databaseUrl);
	return count;
}
