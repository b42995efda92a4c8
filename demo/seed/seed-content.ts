import { fileURLToPath } from "node:url";
import { writeContent } from "#lib/shop/content/import/import-content.ts";
import { readFolder } from "#lib/shop/content/import/read-folder.ts";
import type { PictureIds } from "#lib/shop/goods/media/picture-keeper.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";

/** The demo's texts, in the format of `content import`. */
export const DEMO_TEXTS = fileURLToPath(new URL("../texts/", import.meta.url));

/** Articles, pages and all other texts of the demo shop; `onlyNew` skips existing ones. */
export async function seedContent(
	tx: Database,
	run: { now: Date; pictureIds: PictureIds; onlyNew: boolean },
): Promise<void> {
	const read = await readFolder(DEMO_TEXTS);
	const written = await writeContent(tx, read ?? { files: [], faults: [] }, run);
	if (written.ok) return;
	const [fault] = written.faults;
	throw new Error(`The demo's texts: ${fault?.path}:${fault?.line}: ${fault?.message}`);
}
