import type { Block } from "../../../contract/schemas/blocks.ts";
import type { Locale } from "../../../domain/locale.ts";
import { announce } from "../../kernel/changes/changes.ts";
import { connect } from "../../kernel/db/client.ts";
import { readBlocks } from "../markdown/read-blocks.ts";
import { keepBlocks, textsWithoutBlocks } from "./fill-blocks.sql.ts";

/**
 * Makes the blocks of articles and pages that are older than blocks; what a text may not contain now is shown as plain words.
 * Returns whether there were any.
 */
export async function fillBlocksIfMissing(databaseUrl: string): Promise<boolean> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		return await db.transaction(async (tx) => {
			const texts = await textsWithoutBlocks(tx);
			const made = texts.map((text) => ({ ...text, blocks: savedBlocks(text.body, text.locale) }));
			const filled = made.filter(({ blocks }) => blocks.length > 0);
			for (const text of filled) await keepBlocks(tx, text);
			if (filled.length > 0) await announce(tx, ["pages"]);
			return filled.length > 0;
		});
	} finally {
		await close();
	}
}

/** Such a text cannot name pictures, since there were none. */
function savedBlocks(body: string, locale: Locale): Block[] {
	return readBlocks(body, locale).blocks.filter(({ kind }) => kind !== "picture");
}
