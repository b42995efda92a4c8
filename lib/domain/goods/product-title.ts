import { fold } from "../words/fold.ts";

/** Search engines cut a longer title, and the brand at its end with it. */
const TITLE_MAX = 60;

/**
 * A product's name with its brand, which people search for; without it if the name contains it or would exceed 60
 * characters.
 */
export function productTitle({ name, brand }: { name: string; brand: { name: string } | null }): string {
	if (!brand || fold(name).includes(fold(brand.name))) return name;
	const whole = `${name} – ${brand.name}`;
	return whole.length > TITLE_MAX ? name : whole;
}
