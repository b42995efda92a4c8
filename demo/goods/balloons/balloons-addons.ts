/** Add-ons for a single balloon in the cart. */

import type { SeedProduct } from "../../facts/format.ts";
import { HELIUM_FILLINGS, type HeliumFilling } from "../../facts/helium-fillings.ts";

/** Filling of one balloon that the shop sold, for what the price list asks for a balloon of one's own. */
const filling = ({ code, name, price, balloon }: HeliumFilling): SeedProduct => ({
	code,
	name,
	description: {
		cs: `${name.cs}. Naplníme vám ho na pobočce před vyzvednutím, takže ho odnesete připravený k oslavě. Cena platí za jeden balónek a je stejná jako v ceníku nafukování. Naplněné balónky kurýrem neposíláme, cestu by nepřežily.`,
		en: `${name.en}. We fill it at the branch before you pick it up, so you take it away ready for the party. The price is for one balloon, the same as in our price list of inflating. Filled balloons are not sent by courier, as they would not survive the trip.`,
	},
	price,
	brand: "balonovo",
	categories: ["helium-a-doplnky"],
	attributes: { kusu: "1" },
	pictures: [{ layout: "pair", pieces: [{ art: "art:helium-tank", color: "#3f8efc" }, balloon] }],
	stock: "branches",
	popularity: 20,
	addedDaysAgo: 400,
});

export const BALLOON_ADDONS: SeedProduct[] = [
	...HELIUM_FILLINGS.map(filling),
	{
		code: "BL-1422",
		name: { cs: "Stužka k balónku, 1,5 m", en: "Ribbon for a balloon, 1.5 m" },
		description: {
			cs: "Ustřižená a zkroucená stužka, kterou k balónku jen přivážete. Bílá se hodí ke všem barvám. Na jeden balónek potřebujete jednu.",
			en: "A ribbon cut and curled, ready to be tied to the balloon. White goes with every colour. One balloon needs one.",
		},
		price: 9,
		brand: "papirna",
		categories: ["helium-a-doplnky"],
		attributes: { kusu: "1", barva: "bila" },
		pictures: [{ layout: "single", pieces: [{ art: "art:garland-swirl", color: "#fbfaf7", color2: "#fbfaf7" }] }],
		popularity: 18,
		addedDaysAgo: 400,
	},
	{
		code: "BL-1423",
		name: { cs: "Závažíčko k jednomu balónku", en: "Small weight for one balloon" },
		description: {
			cs: "Závažíčko 15 g zabalené do lesklého papíru s mašlí, které udrží jeden balónek na stole. Stužku přivážete k mašli.",
			en: "A 15 g weight wrapped in shiny paper with a bow, which keeps one balloon on the table. Tie the ribbon to the bow.",
		},
		price: 19,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: { kusu: "1", material: "plast" },
		pictures: [{ layout: "single", pieces: [{ art: "art:weight", color: "#f790b5" }] }],
		popularity: 17,
		addedDaysAgo: 400,
	},
];
