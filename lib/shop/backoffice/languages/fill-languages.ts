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
 * Gives languages that the shop has not spoken yet the default one's texts, all or nothing, so that everything is there in each language until
 * somebody translates it; what search reads is made anew. Once for each language: what it lacks later was left out by somebody. `anew` after
 * the demo wrote something, in its own languages. Answers the languages it filled. With nothing to fill it asks the database once.
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
