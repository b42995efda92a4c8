import type { PictureWidth } from "../../../domain/goods/pictures.ts";
import { errorText } from "../../kernel/base/error-text.ts";
import { log } from "../../kernel/base/log.ts";
import { emojiBody } from "./emoji.ts";
import { makeFiles } from "./make.ts";
import { hasOriginal } from "./originals.ts";
import type { FirstScreenRow, PictureRow } from "./pictures.sql.ts";
import { PLACEHOLDER_TINT } from "./placeholder.ts";

/** What phones and desktops of usual densities take of a card (46vw, 296 px) and of a category's tile (192 px, 64 px in menus). */
const CARD_WIDTHS: readonly PictureWidth[] = [320, 480, 800];
const TILE_WIDTHS: readonly PictureWidth[] = [96, 192, 480];

/** Takes the emoji of all pictures out of their collection, 35 MB of JSON that nobody is to wait for. Unknown ones are left. */
export function keepEmoji(dir: string, rows: readonly Pick<PictureRow, "recipe">[]): void {
	const arts = rows
		.flatMap(({ recipe }) => recipe?.pieces ?? [])
		.map((piece) => (typeof piece === "string" ? piece : piece.art));
	for (const art of new Set(arts)) {
		if (!art.startsWith("emoji:")) continue;
		try {
			emojiBody(art.slice("emoji:".length), dir);
		} catch (error) {
			log.error({ art, error: errorText(error) }, "emoji not kept");
		}
	}
}

/**
 * Makes the pictures of the first screens that are missing, one after another, as AVIF: browsers without it have them drawn as
 * everything else is. Goes on past one that cannot be drawn. Returns the number of files written.
 */
export async function makeAhead(dir: string, rows: readonly FirstScreenRow[]): Promise<number> {
	let written = 0;
	for (const { key, recipe, tint, is_tile, is_card } of rows) {
		if (recipe === null && !(await hasOriginal(dir, key))) continue;
		const widths = new Set([...(is_tile ? TILE_WIDTHS : []), ...(is_card ? CARD_WIDTHS : [])]);
		const files = [...widths].map((width) => ({ width, format: "avif" as const }));
		written += await makeFiles({ dir, key, recipe, tint: tint ?? PLACEHOLDER_TINT }, files).catch((error: unknown) => {
			log.error({ key, error: errorText(error) }, "picture not drawn");
			return 0;
		});
	}
	return written;
}
