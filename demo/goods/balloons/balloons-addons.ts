/** Add-ons for a single balloon in the cart. */

import type { SeedProduct } from "../../facts/format.ts";

export const BALLOON_ADDONS: SeedProduct[] = [
	{
		code: "BL-1421",
		name: { cs: "Naplnění balónku heliem", en: "Filling a balloon with helium" },
		description: {
			cs: "Balónek vám na pobočce naplníme heliem těsně před vyzvednutím, takže ho odnesete připravený k oslavě. Počítejte jedno naplnění na každý balónek. Naplněné balónky kurýrem neposíláme, cestu by nepřežily.",
			en: "We fill your balloon with helium at the branch just before you pick it up, so you take it away ready for the party. Count one filling per balloon. Filled balloons are not sent by courier, as they would not survive the trip.",
		},
		price: 59,
		brand: "balonovo",
		categories: ["helium-a-doplnky"],
		attributes: { kusu: "1" },
		pictures: [
			{
				layout: "pair",
				pieces: [
					{ art: "art:helium-tank", color: "#3f8efc" },
					{ art: "art:balloon", color: "#f790b5" },
				],
			},
		],
		stock: "branches",
		popularity: 20,
		addedDaysAgo: 400,
	},
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
