import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { videoParts } from "../../../contract/schemas/video.ts";
import { DEFAULT_LOCALE, type Locale } from "../../../domain/locale.ts";

export type VideoPart = z.infer<typeof videoParts>;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// Bundled code has no path of its own; the shop runs in its own folder.
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "lib/shop/content/video/files");

/** Names of the files on the disk: fixed words, so that nothing a visitor sends ever becomes a path. */
const FILES: Record<VideoPart, (locale: Locale) => string> = {
	"video.webm": () => "video.webm",
	"poster.webp": () => "poster.webp",
	"captions.vtt": (locale) => `captions.${locale}.vtt`,
};

const CONTENT_TYPES: Record<VideoPart, string> = {
	"video.webm": "video/webm",
	"poster.webp": "image/webp",
	"captions.vtt": "text/vtt; charset=utf-8",
};

export function contentTypeOf(part: VideoPart): string {
	return CONTENT_TYPES[part];
}

/** Path of a part of one of the shop's own videos; `name` is that of the videos' table, null for an invalid one. */
function pathOf(name: string, part: VideoPart, locale: Locale): string | null {
	return NAME.test(name) ? join(FOLDER, name, FILES[part](locale)) : null;
}

export async function hasPart(name: string, part: VideoPart, locale: Locale): Promise<boolean> {
	return (await findPart(name, part, locale, (path) => access(path).then(() => true))) === true;
}

/** The bytes of a part, of captions those of the default language where the language has none; null when there is none. */
export function readPart(name: string, part: VideoPart, locale: Locale): Promise<Buffer | null> {
	return findPart(name, part, locale, (path) => readFile(path));
}

async function findPart<Value>(
	name: string,
	part: VideoPart,
	locale: Locale,
	look: (path: string) => Promise<Value>,
): Promise<Value | null> {
	for (const one of new Set<Locale>([locale, DEFAULT_LOCALE])) {
		const path = pathOf(name, part, one);
		const found = path === null ? null : await unlessMissing(look(path));
		if (found !== null) return found;
	}
	return null;
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
