import type { PictureWidth } from "../../../domain/goods/pictures.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import { endWhenFull } from "../../kernel/files/disk-file.ts";
import { emojiBody } from "./emoji.ts";
import { makeFiles } from "./make.ts";
import type { MediaFiles } from "./media-files.ts";
import { hasOriginal } from "./originals.ts";
import type { FirstScreenRow, PictureRow } from "./pictures.sql.ts";
import { PLACEHOLDER_TINT } from "./placeholder.ts";

/**
 * Widths that phones and desktops of usual pixel densities load for a card (46vw, 296 px) and a category's tile (192 px, 64
 * px in menus).
 */
const CARD_WIDTHS: readonly PictureWidth[] = [320, 480, 800];
const TILE_WIDTHS: readonly PictureWidth[] = [96, 192, 480];

/** Caches the emoji of all pictures, so that no request waits for their collection, 9 MB of JSON. Skips unknown ones; throws when the disk is full. */
export function keepEmoji(dir: string, rows: readonly Pick<PictureRow, "recipe">[]): void {
	const names = rows
		.flatMap(({ recipe }) => recipe?.pieces ?? [])
		.flatMap((piece) => (typeof piece === "string" ? [piece] : [piece.art, piece.print ? `emoji:${piece.print}` : ""]));
	for (const name of new Set(names)) {
		if (!name.startsWith("emoji:")) continue;
		try {
			emojiBody(name.slice("emoji:".length), dir);
		} catch (error) {
			endWhenFull(error);
			log.error({ art: name, error: errorText(error) }, "emoji not kept");
		}
	}
}

/**
 * Makes missing pictures of the first screens one after another, as AVIF; for browsers without AVIF they are made on request,
 * like all others. Logs one that cannot be drawn and goes on; throws when the disk is full. Returns the number of files written.
 */
export async function makeAhead(files: MediaFiles, rows: readonly FirstScreenRow[]): Promise<number> {
	let written = 0;
	for (const { key, recipe, tint, is_tile, is_card } of rows) {
		if (recipe === null && !(await hasOriginal(files, key))) continue;
		const widths = new Set([...(is_tile ? TILE_WIDTHS : []), ...(is_card ? CARD_WIDTHS : [])]);
		const wanted = [...widths].map((width) => ({ width, format: "avif" as const }));
		written += await makeFiles({ files, key, recipe, tint: tint ?? PLACEHOLDER_TINT }, wanted).catch(
			(error: unknown) => {
				endWhenFull(error);
				log.error({ key, error: errorText(error) }, "picture not drawn");
				return 0;
			},
		);
	}
	return written;
}
