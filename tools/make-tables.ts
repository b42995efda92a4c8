/**
 * Makes the laid tables of the party finder in public/tables, from tools/heroes: a room for each theme, and the pieces of its table.
 * `node tools/make-tables.ts [name …]`. Takes two minutes.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { ROOT } from "#lib/cli/root.ts";
import { cutLayers, paintLayers, SCALE } from "./heroes/paint-layers.ts";
import { ROOM, roomLayers } from "./heroes/party-room.ts";
import { END, LAID, placeLayers, SEAT, TABLE, type TableKey, tableLayers } from "./heroes/party-table.ts";

export const TABLE_KEYS = Object.keys(LAID) as TableKey[];
/** `l` and `s`: the room for computers and phones. */
export const TABLE_PIECES = ["l", "s", "ends", "seat", "place"] as const;
export const tableFile = (key: TableKey, piece: (typeof TABLE_PIECES)[number], format: "avif" | "webp" = "avif") =>
	join(ROOT, "public/tables", `${key}-${piece}.${format}`);

const AVIF = { quality: 45, effort: 6, chromaSubsampling: "4:2:0", tune: "ssim" } as const;
/** For the few browsers without AVIF. */
const WEBP = { quality: 42, alphaQuality: 60, effort: 6 } as const;
const SEATS = 5;
const FROM = 100;

const cut = (left: number, width: number, height: number) => ({
	...{ left: left * SCALE, top: 0, width: width * SCALE, height: height * SCALE },
});

async function makeRoom(key: TableKey): Promise<void> {
	const wide = await paintLayers(roomLayers(key, "wide"), ROOM.tall);
	await wide().resize(1860).avif(AVIF).toFile(tableFile(key, "l"));
	await wide()
		.resize(1240)
		.webp(WEBP)
		.toFile(tableFile(key, "l", "webp"));
	const { left, width, tall } = ROOM.narrow;
	const narrow = await paintLayers(roomLayers(key, "narrow"), tall);
	const near = () => narrow().extract(cut(left, width, tall));
	await near()
		.resize(800)
		.avif({ ...AVIF, quality: 40 })
		.toFile(tableFile(key, "s"));
	await near()
		.resize(640)
		.webp(WEBP)
		.toFile(tableFile(key, "s", "webp"));
}

async function keepPiece(piece: Sharp, key: TableKey, name: "seat" | "ends" | "place"): Promise<void> {
	await piece.clone().avif(AVIF).toFile(tableFile(key, name));
	await piece
		.clone()
		.webp(WEBP)
		.toFile(tableFile(key, name, "webp"));
}

async function makeTable(key: TableKey): Promise<void> {
	const table = await cutLayers(tableLayers(LAID[key], SEATS, FROM), TABLE.floor);
	await keepPiece(table().extract(cut(FROM + 2 * SEAT, SEAT, TABLE.floor)), key, "seat");
	const ends = [FROM - END, FROM + SEATS * SEAT].map((left) =>
		table()
			.extract(cut(left, END, TABLE.floor))
			.png()
			.toBuffer(),
	);
	await keepPiece(sharp(await Promise.all(ends), { join: { across: 2 } }), key, "ends");
	const places = await cutLayers(placeLayers(LAID[key], SEATS, FROM, TABLE.near), TABLE.floor);
	await keepPiece(places().extract(cut(FROM + 2 * SEAT, SEAT, TABLE.floor)), key, "place");
}

if (import.meta.main) {
	const asked = process.argv.slice(2);
	mkdirSync(join(ROOT, "public/tables"), { recursive: true });
	for (const key of TABLE_KEYS) {
		if (asked.length > 0 && !asked.includes(key)) continue;
		await makeRoom(key);
		await makeTable(key);
	}
}
