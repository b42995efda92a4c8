/** Variants by size for the costumes of the demo catalogue. */

import type { SeedStock, SeedVariant } from "./format.ts";

/** The child's height in centimetres. */
const HEIGHTS = { "98": "98–104", "110": "110–116", "122": "122–128", "134": "134–140" } as const;
/** European clothing sizes behind the letters. */
const WOMENS = { S: "36–38", M: "40–42", L: "44–46", XL: "48–50", XXL: "52–54" } as const;
const MENS = { S: "46", M: "48–50", L: "52–54", XL: "56–58", XXL: "60–62" } as const;

type Stock<Code extends string> = Partial<Record<Code, SeedStock>>;

function variant(code: string, name: string, size: string, stock?: SeedStock): SeedVariant {
	return { name: { cs: name, en: name }, code, attributes: { velikost: size }, ...(stock ? { stock } : {}) };
}

/** Children's sizes; `stock` names those that are not plentiful. */
export function childSizes<Code extends keyof typeof HEIGHTS>(codes: readonly Code[], stock: Stock<Code> = {}) {
	return codes.map((code) => variant(code, `${HEIGHTS[code]}\u00a0cm`, HEIGHTS[code].replace("–", "-"), stock[code]));
}

/** Women's letter sizes; `stock` names those that are not plentiful. */
export function womensSizes<Code extends keyof typeof WOMENS>(codes: readonly Code[], stock: Stock<Code> = {}) {
	return codes.map((code) => variant(code, `${code} (EU\u00a0${WOMENS[code]})`, code.toLowerCase(), stock[code]));
}

/** Men's letter sizes; `stock` names those that are not plentiful. */
export function mensSizes<Code extends keyof typeof MENS>(codes: readonly Code[], stock: Stock<Code> = {}) {
	return codes.map((code) => variant(code, `${code} (EU\u00a0${MENS[code]})`, code.toLowerCase(), stock[code]));
}
