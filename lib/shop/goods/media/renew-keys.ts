import { announce } from "../../kernel/changes/changes.ts";
import { connect } from "../../kernel/db/client.ts";
import { TURN_MAX_MS, takeTurn } from "../../kernel/db/turns.ts";
import { drawnPictures, nameAnew } from "./drawn-pictures.sql.ts";
import { pictureKey } from "./picture-files.ts";

/**
 * Names the drawn pictures of an earlier version anew where they look different now, so that nobody keeps the old look: files,
 * browsers and proxies know a picture by its name. Returns how many changed.
 */
export async function renewPictureKeys(databaseUrl: string): Promise<number> {
	const { db, close } = connect(databaseUrl, { max: 1, queryTimeoutMs: TURN_MAX_MS });
	try {
		return await db.transaction(async (tx) => {
			await takeTurn(tx, "pictures");
			const changed = (await drawnPictures(tx)).flatMap(({ id, key, recipe, tint }) => {
				const now = pictureKey(recipe, tint);
				return now === key ? [] : [{ id, key: now }];
			});
			if (changed.length === 0) return 0;
			await nameAnew(tx, changed);
			await announce(tx, ["catalogue", "settings", "pages"]);
			return changed.length;
		});
	} finally {
		await close();
	}
}
