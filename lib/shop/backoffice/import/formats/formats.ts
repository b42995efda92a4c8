import { heureka } from "./heureka.ts";
import type { ImportFormat } from "./imported.ts";
import { shopify } from "./shopify.ts";

/** Every format there is, in the order in which they are asked whether a file is theirs. */
export const FORMATS: readonly ImportFormat[] = [heureka, shopify];

/** The format of a file that begins with this text; undefined when none knows it. */
export function formatOf(head: string): ImportFormat | undefined {
	return FORMATS.find((format) => format.recognises(head));
}
