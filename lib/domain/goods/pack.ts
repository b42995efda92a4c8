/** Key of the parameter that says how many pieces a pack has. */
export const PACK_KEY = "kusu";

/** How many pieces a pack has by the words of its parameter, such as "8" or "8 ks"; null when goods are sold one by one. */
export function packOf(words: string | null | undefined): number | null {
	const pieces = Number.parseInt(words ?? "", 10);
	return pieces > 1 ? pieces : null;
}
