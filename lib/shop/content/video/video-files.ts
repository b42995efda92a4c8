import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { videoParts } from "../../../contract/schemas/video.ts";
import type { Locale } from "../../../domain/locale.ts";

export type VideoPart = z.infer<typeof videoParts>;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// Bundled code has no place of its own on the disk; the shop runs in its own folder.
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "lib/shop/content/video/files");

/** Names of the files on the disk: fixed words, so that nothing a visitor sends ever becomes a path. */
const FILES: Record<VideoPart, Record<Locale, string>> = {
	"video.webm": { cs: "video.webm", en: "video.webm" },
	"poster.webp": { cs: "poster.webp", en: "poster.webp" },
	"captions.vtt": { cs: "captions.cs.vtt", en: "captions.en.vtt" },
};

const CONTENT_TYPES: Record<VideoPart, string> = {
	"video.webm": "video/webm",
	"poster.webp": "image/webp",
	"captions.vtt": "text/vtt; charset=utf-8",
};

export function contentTypeOf(part: VideoPart): string {
	return CONTENT_TYPES[part];
}

/** Where a part of one of the shop's own videos lies; `name` is that of the videos' table, null when it can be none. */
function pathOf(name: string, part: VideoPart, locale: Locale): string | null {
	return NAME.test(name) ? join(FOLDER, name, FILES[part][locale]) : null;
}

export async function hasPart(name: string, part: VideoPart, locale: Locale): Promise<boolean> {
	const path = pathOf(name, part, locale);
	return path !== null && (await unlessMissing(access(path).then(() => true))) === true;
}

/** The bytes of a part; null when there is none. */
export async function readPart(name: string, part: VideoPart, locale: Locale): Promise<Buffer | null> {
	const path = pathOf(name, part, locale);
	return path === null ? null : unlessMissing(readFile(path));
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
