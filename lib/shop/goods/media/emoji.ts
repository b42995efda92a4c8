import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { soften, turnHue } from "./colour.ts";

/** Cache folder for single emoji, when the caller gives none. */
const DEFAULT_CACHE_DIR = join(tmpdir(), "konfety-media");

type IconFile = { icons: Record<string, { body: string; width?: number; height?: number }> };

function isIconFile(value: unknown): value is IconFile {
	return typeof value === "object" && value !== null && "icons" in value && typeof value.icons === "object";
}

// The collection is 9 MB of JSON: read for a missing emoji, kept for the rest of the batch, then released.
const COLLECTION_KEPT_MS = 20_000;
let collection: IconFile | undefined;

function readCollection(): IconFile {
	if (collection) return collection;
	const path = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
	const parsed: unknown = JSON.parse(readFileSync(path, "utf8"));
	if (!isIconFile(parsed)) throw new Error(`Not an icon collection: ${path}`);
	collection = parsed;
	setTimeout(() => {
		collection = undefined;
	}, COLLECTION_KEPT_MS).unref();
	return parsed;
}

function keep(path: string, body: string) {
	const temporary = `${path}.${process.pid}.tmp`;
	writeFileSync(temporary, body);
	renameSync(temporary, path);
}

const bodies = new Map<string, string>();
const BODIES_KEPT = 64;

function remember(name: string, body: string): string {
	if (bodies.size >= BODIES_KEPT) bodies.delete(bodies.keys().next().value ?? "");
	bodies.set(name, body);
	return body;
}

/** `emoji`, which earlier versions filled, has the glossy ones. */
const FOLDER = "flat-emoji";

/** SVG inner markup (32 × 32 view box) of a flat Fluent emoji, kept in `cacheDir/flat-emoji`. Throws when there is no such emoji. */
export function emojiBody(name: string, cacheDir: string = DEFAULT_CACHE_DIR): string {
	if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`Unknown emoji: ${name}`);
	const known = bodies.get(name);
	if (known !== undefined) return known;
	const path = join(cacheDir, FOLDER, `${name}.svgpart`);
	try {
		return remember(name, readFileSync(path, "utf8"));
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
	}
	const icons = readCollection().icons;
	const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
	if (!icon) throw new Error(`Unknown emoji: ${name}`);
	mkdirSync(join(cacheDir, FOLDER), { recursive: true });
	keep(path, icon.body);
	return remember(name, icon.body);
}

const COLOUR = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=")/gi;
/** Emoji are brighter than coloured paper is. */
const PAPER_CHROMA = 0.86;

/** An emoji's markup in the colours of paper, every hue rotated by `degrees`. */
export function paperEmoji(body: string, degrees: number): string {
	return body.replace(COLOUR, (hex) => soften(degrees % 360 === 0 ? hex : turnHue(hex, degrees), PAPER_CHROMA));
}
