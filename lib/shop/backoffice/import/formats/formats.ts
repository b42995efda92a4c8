import { heureka } from "./heureka.ts";
import type { ImportFormat } from "./imported.ts";
import { shopify } from "./shopify.ts";

/** All formats, in the order in which they are tried on a file. */
export const FORMATS: readonly ImportFormat[] = [heureka, shopify];

/** The format of a file that begins with this text; undefined when none recognises it. */
export function formatOf(head: string): ImportFormat | undefined {
	return FORMATS.find((format) => format.recognises(head));
}
