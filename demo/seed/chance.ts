import { createHash } from "node:crypto";

/** A number from 0 to 1 determined by the text, so that every seeding makes the same shop. */
export function fraction(text: string): number {
	return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** A deterministic shuffle, with `word` as seed. */
export function shuffled<Item>(items: readonly Item[], word: string): Item[] {
	return items
		.map((item, index) => ({ item, place: fraction(`${word}#${index}`) }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}

/** A valid EAN-13 of the range for use inside a company (prefix 2). */
export function eanOf(code: string): string {
	const body = `2${Math.floor(fraction(`ean:${code}`) * 1e11)
		.toString()
		.padStart(11, "0")}`;
	const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
	return `${body}${(10 - (sum % 10)) % 10}`;
}
