import { createHash } from "node:crypto";
import { settings } from "../../../contract/schemas/lists.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { settingRows } from "../../content/settings/settings.sql.ts";
import { documentRows } from "../../content/texts/lists.sql.ts";
import type { Shop } from "../../kernel/shop.ts";
import { drawTextPaper } from "./draw-text-paper.ts";
import { paperParts } from "./paper-parts.ts";

/** Increase it to draw every document anew after a change of design. */
const LOOK = 1;

/** The last drawing of each document, so that a repeated request costs nothing: as many as the shop has documents. */
const drawn = new Map<string, { etag: string; file: Promise<Buffer> }>();

function drawOnce(key: string, etag: string, draw: () => Promise<Buffer>): Promise<Buffer> {
	const known = drawn.get(key);
	if (known?.etag === etag) return known.file;
	const file = draw();
	drawn.set(key, { etag, file });
	file.catch(() => drawn.delete(key));
	return file;
}

/** A document to print, drawn on request; null for an unknown key. `etag` is that of its bytes. */
export async function getPaperFile(
	{ db }: Shop,
	key: string,
): Promise<{ etag: string; draw(): Promise<Buffer> } | null> {
	const [[row], entries] = await Promise.all([documentRows(db, key), settingRows(db, "cs")]);
	if (!row) return null;
	const seller = settings.shape.contacts.parse(entries.find((entry) => entry.key === "contacts")?.value);
	const { section, title, body } = row;
	const day = pragueDay(row.updatedAt);
	const hash = createHash("sha256").update(JSON.stringify([LOOK, day, section, title, body, seller]));
	const etag = `"${hash.digest("base64url").slice(0, 22)}"`;
	const draw = () => drawTextPaper({ day, section, title, parts: paperParts(body), seller });
	return { etag, draw: () => drawOnce(key, etag, draw) };
}
