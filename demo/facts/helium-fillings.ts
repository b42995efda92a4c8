import type { PicturePiece } from "#lib/shop/goods/media/recipe.ts";
import { BALLOON_TYPES } from "./balloon-types.ts";
import type { SeedProduct } from "./format.ts";
import type { DemoText } from "./languages.ts";

export type HeliumFilling = { code: string; name: DemoText; price: number; balloon: PicturePiece };

/** What the price list asks for filling a balloon of one's own. */
function ownPrice(type: string): number {
	const price = BALLOON_TYPES.find(({ key }) => key === type)?.ownPrice;
	if (price === undefined) throw new Error(`The price list has no ${type}`);
	return price;
}

const BY_TYPE = {
	"latex-30": {
		code: "BL-1421",
		name: { cs: "Naplnění heliem: latexový balónek 30\u00a0cm", en: "Helium filling: latex balloon, 30\u00a0cm" },
		balloon: { art: "art:balloon", color: "#f790b5" },
	},
	"confetti-30": {
		code: "BL-1424",
		name: { cs: "Naplnění heliem: balónek s\u00a0konfetami", en: "Helium filling: balloon with confetti" },
		balloon: { art: "art:balloon-confetti", color: "#fbfaf7" },
	},
	"latex-90": {
		code: "BL-1425",
		name: { cs: "Naplnění heliem: obří latexový balónek", en: "Helium filling: giant latex balloon" },
		balloon: { art: "art:balloon", color: "#fbfaf7" },
	},
	"foil-45": {
		code: "BL-1426",
		name: { cs: "Naplnění heliem: fóliový balónek 45\u00a0cm", en: "Helium filling: foil balloon, 45\u00a0cm" },
		balloon: { art: "art:foil-star", color: "#d6a832" },
	},
	"foil-number-86": {
		code: "BL-1427",
		name: { cs: "Naplnění heliem: fóliové číslo nebo tvar", en: "Helium filling: foil number or shape" },
		balloon: { art: "art:foil-number", color: "#d6a832" },
	},
	"bubble-60": {
		code: "BL-1428",
		name: { cs: "Naplnění heliem: průhledná bublina", en: "Helium filling: clear bubble balloon" },
		balloon: { art: "art:balloon", color: "#dff0fa" },
	},
} satisfies Record<string, Omit<HeliumFilling, "price">>;
type FilledType = keyof typeof BY_TYPE;

/** Fillings of single balloons, each for the price of its kind. */
export const HELIUM_FILLINGS: HeliumFilling[] = Object.entries(BY_TYPE).map(([type, filling]) => ({
	...filling,
	price: ownPrice(type),
}));

/** Code of the filling of a product; null for what is not filled with helium, and for sets and bouquets of several kinds. */
export function fillingOf(product: SeedProduct): string | null {
	const type = filledType(product);
	return type && BY_TYPE[type].code;
}

/** Its kind in the price list. */
export function filledType({ name, categories: [home], attributes }: SeedProduct): FilledType | null {
	if (![attributes?.napln].flat().includes("helium")) return null;
	if (home === "balonkova-cisla") return "foil-number-86";
	const cm = Number(/(\d+)\s*cm/.exec(name.cs)?.[1] ?? 0);
	if (home === "foliove-balonky") {
		if (attributes?.material === "plast") return "bubble-60";
		return cm > 45 ? "foil-number-86" : "foil-45";
	}
	if (home !== "latexove-balonky") return null;
	if (cm >= 80) return "latex-90";
	// The price list has nothing between 45 and 90 cm.
	if (cm > 45) return null;
	return /konfetami/.test(name.cs) ? "confetti-30" : "latex-30";
}
