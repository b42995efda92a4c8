import { LOCALES } from "../../../domain/locale.ts";
import { indexAllForSearch } from "../../goods/search-index/index-for-search.ts";
import { indexTexts } from "../../goods/search-index/index-texts.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { connect, type Database } from "../../kernel/db/client.ts";
import { TURN_MAX_MS, takeTurn } from "../../kernel/db/turns.ts";
import { copyTexts, copyTextsWithin } from "./copy-texts.sql.ts";
import { FIRST_LOCALES, hasTexts, keepLanguages, knownLanguages } from "./known-languages.sql.ts";
import { leadInto } from "./lead-into.sql.ts";
import { TEXT_COLUMNS, TEXT_TABLES } from "./text-tables.ts";

/**
 * Copies the default language's texts into each language that is new to this database, in one transaction, and rebuilds the
 * search index. A language is filled once: texts that it lacks later were left out on purpose. `anew` fills it again, after the
 * demo has written texts in its own languages. Returns the filled languages.
 */
export async function fillLanguages(databaseUrl: string, { anew = false } = {}): Promise<string[]> {
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		if ((await lackingLanguages(db, anew)).length === 0) return [];
		return await db.transaction(async (tx) => {
			await takeTurn(tx, "languages");
			return fillIn(tx, anew);
		});
	} finally {
		await close();
	}
}

async function lackingLanguages(db: Database, anew: boolean) {
	const added = LOCALES.filter((locale) => !FIRST_LOCALES.includes(locale));
	if (anew || added.length === 0) return added;
	const known = await knownLanguages(db);
	return added.filter((locale) => !known.has(locale));
}

async function fillIn(tx: Database, anew: boolean): Promise<string[]> {
	const locales = await lackingLanguages(tx, anew);
	if (locales.length === 0 || !(await hasTexts(tx))) return [];
	for (const locale of locales) {
		for (const table of TEXT_TABLES) await copyTexts(tx, table, locale);
		for (const column of TEXT_COLUMNS) await copyTextsWithin(tx, column, locale);
		await leadInto(tx, locale);
	}
	await indexAllForSearch(tx);
	await indexTexts(tx);
	await keepLanguages(tx, LOCALES);
	await announce(tx, ["catalogue", "settings", "pages"]);
	return locales;
}
