import { fileURLToPath } from "node:url";
import { writeContent } from "../../content/import/import-content.ts";
import { readFolder } from "../../content/import/read-folder.ts";
import type { Database } from "../client.ts";
import type { PictureIds } from "./picture-keeper.ts";

/** The demo's texts, as `content import` takes them. */
export const DEMO_TEXTS = fileURLToPath(new URL("./content/", import.meta.url));

/** Articles, pages and all other texts of the demo shop; `onlyNew` leaves alone what the shop has already. */
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
