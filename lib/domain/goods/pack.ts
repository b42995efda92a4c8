/** Key of the parameter that says how many pieces a pack has. */
export const PACK_KEY = "kusu";

/** How many pieces a pack has by the words of its parameter, such as "8" or "8 ks"; null when goods are sold one by one. */
export function packOf(words: string | null | undefined): number | null {
	const pieces = Number.parseInt(words ?? "", 10);
	return pieces > 1 ? pieces : null;
}

/**
 * Whether one piece of a pack has a price of its own to tell: only where the name ends with their number ("8 ks", "pack of 8"). A set for
 * eight, or a garland of twelve flags, has pieces too, and nobody buys one of them.
 */
export const isSoldByPiece = (name: string, pack: number) =>
	new RegExp(`(?<!\\d)(${pack}\\s(ks|pcs)|of ${pack})$`).test(name);
