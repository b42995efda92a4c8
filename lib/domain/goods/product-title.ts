import { fold } from "../words/fold.ts";

/** A longer title is cut where it is shown, and the brand with it. */
const TITLE_MAX = 60;

/** A product's name with its brand, which people look for, unless the name has it already or gets too long (60 characters). */
export function productTitle({ name, brand }: { name: string; brand: { name: string } | null }): string {
	if (!brand || fold(name).includes(fold(brand.name))) return name;
	const whole = `${name} – ${brand.name}`;
	return whole.length > TITLE_MAX ? name : whole;
}
