import { slugify } from "../../domain/slug.ts";

/** Gives codes nobody has: "OCEAN-BLUE-SHIRT", then "OCEAN-BLUE-SHIRT-2" and so on. */
export type Codes = { allocate(wanted: string): string };

export function codesBeside(taken: Iterable<string>): Codes {
	const used = new Set(taken);
	return {
		allocate(wanted) {
			const base = slugify(wanted).toUpperCase();
			let code = base;
			for (let number = 2; used.has(code); number++) code = `${base}-${number}`;
			used.add(code);
			return code;
		},
	};
}
