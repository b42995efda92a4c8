import type { Locale } from "#tests/support/browser/e2e-checkout.ts";
import type { Width } from "./devices.ts";
import type { Scene } from "./scene.ts";

/** One picture that is to be taken, and the name of its file. */
export type Shot = { scene: Scene; widthPx: Width; locale: Locale; file: string };

export type Wanted = {
	/** Part of names of pages and states, in any case; "" is all of them. */
	only: string;
	widths: readonly Width[];
	locales: readonly Locale[];
	hasOwnShop: boolean;
};

/** The pictures that are wanted, one language and width after another, and names of what another's shop cannot show. */
export function listShots(scenes: readonly Scene[], wanted: Wanted): { shots: Shot[]; leftOut: string[] } {
	const { only, widths, locales, hasOwnShop } = wanted;
	const chosen = scenes
		.map((scene, index) => ({ scene, number: index + 1 }))
		.filter(({ scene }) => scene.name.toLowerCase().includes(only.toLowerCase()));
	const canBeShown = ({ ofOwnShop }: Scene) => hasOwnShop || ofOwnShop === undefined;
	const shots = locales.flatMap((locale) =>
		widths.flatMap((widthPx) =>
			chosen
				.filter(({ scene }) => canBeShown(scene) && isThere(scene, widthPx, locale))
				.map(({ scene, number }) => ({ scene, widthPx, locale, file: fileName(number, scene.name, widthPx, locale) })),
		),
	);
	return { shots, leftOut: chosen.filter(({ scene }) => !canBeShown(scene)).map(({ scene }) => scene.name) };
}

const isThere = ({ widths, isCzech }: Scene, widthPx: Width, locale: Locale) =>
	(widths?.includes(widthPx) ?? true) && (locale === "cs" || !isCzech);

/** Sorts by number: `017-ucet-390-cs.webp`. */
const fileName = (number: number, name: string, widthPx: Width, locale: Locale) =>
	`${String(number).padStart(3, "0")}-${slugOf(name)}-${widthPx}-${locale}.webp`;

/** What of a name can be in a file's: small letters and digits, with single dashes between; "home" where there is nothing. */
export function slugOf(name: string): string {
	return (
		name
			.toLowerCase()
			.match(/[a-z0-9]+/g)
			?.join("-") ?? "home"
	);
}
