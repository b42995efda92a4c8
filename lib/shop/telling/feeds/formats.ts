import { LOCALES } from "../../../domain/locale.ts";
import type { FeedFormat } from "./format.ts";
import { googleFormat } from "./google.ts";
import { heureka } from "./heureka.ts";
import { heurekaAvailability } from "./heureka-availability.ts";
import { metaFormat } from "./meta.ts";
import { zbozi } from "./zbozi.ts";

/** All feeds; each is a file at `/feeds/{file}`. */
export const FEED_FORMATS: readonly FeedFormat[] = [
	heureka,
	heurekaAvailability,
	zbozi,
	...LOCALES.map(googleFormat),
	...LOCALES.map(metaFormat),
];

export function feedFormat(file: string): FeedFormat | undefined {
	return FEED_FORMATS.find((format) => format.file === file);
}
