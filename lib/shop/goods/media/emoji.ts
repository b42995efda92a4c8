import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { turnHue, turnHueOfChannels } from "./colour.ts";

/** Cache folder for single emoji, when the caller gives none. */
const DEFAULT_CACHE_DIR = join(tmpdir(), "konfety-media");

type IconFile = { icons: Record<string, { body: string; width?: number; height?: number }> };

function isIconFile(value: unknown): value is IconFile {
	return typeof value === "object" && value !== null && "icons" in value && typeof value.icons === "object";
}

// The collection is 35 MB of JSON: read for a missing emoji, kept for the rest of the batch, then released.
const COLLECTION_KEPT_MS = 20_000;
let collection: IconFile | undefined;

function readCollection(): IconFile {
	if (collection) return collection;
	const path = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji/icons.json");
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

/** SVG inner markup (32 × 32 view box) of a Fluent emoji, kept in `cacheDir/emoji`. Throws when there is no such emoji. */
export function emojiBody(name: string, cacheDir: string = DEFAULT_CACHE_DIR): string {
	if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`Unknown emoji: ${name}`);
	const known = bodies.get(name);
	if (known !== undefined) return known;
	const path = join(cacheDir, "emoji", `${name}.svgpart`);
	try {
		return remember(name, readFileSync(path, "utf8"));
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
	}
	const icons = readCollection().icons;
	const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
	if (!icon) throw new Error(`Unknown emoji: ${name}`);
	mkdirSync(join(cacheDir, "emoji"), { recursive: true });
	keep(path, icon.body);
	return remember(name, icon.body);
}

const MATRIX_COLOUR = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) /g;

/** An emoji's markup with the hue of every colour rotated by `degrees`, including its inner shadows. */
export function turnEmojiHue(body: string, degrees: number): string {
	if (degrees % 360 === 0) return body;
	return body
		.replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=")/gi, (hex) => turnHue(hex, degrees))
		.replace(MATRIX_COLOUR, (_, r: string, g: string, b: string) => {
			const turned = turnHueOfChannels([Number(r), Number(g), Number(b)], degrees);
			return `values="0 0 0 0 ${turned.map((c) => c.toFixed(4)).join(" 0 0 0 0 ")} `;
		});
}
