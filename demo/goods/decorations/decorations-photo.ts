/** Photo booth. */

import type { SeedProduct } from "../../facts/format.ts";

export const DECORATIONS_PHOTO: SeedProduct[] = [
	{
		code: "DE-3301",
		name: { cs: "Rekvizity do fotokoutku, sada 20 ks", en: "Photo booth props, set of 20" },
		description: {
			cs: "Kníry, brýle, klobouky a bubliny s českými hláškami na dřevěných tyčkách. Tyčky se lepí přiloženými polštářky, hotovo máte za deset minut. Nachystejte je do sklenice vedle zrcadla, ať si každý vybere.",
			en: "Moustaches, glasses, hats and speech bubbles with Czech one-liners on wooden sticks. Attach the sticks with the pads provided and you are ready in ten minutes. Stand them in a jar by the mirror so that everyone can choose.",
		},
		price: 149,
		brand: "konfety",
		categories: ["fotokoutek"],
		attributes: { material: "papir", kusu: "20", motiv: "narozeniny" },
		pictures: [
			{
				layout: "grid",
				pieces: [
					{ art: "art:photo-prop-glasses", color: "#26232e" },
					{ art: "art:photo-prop-moustache", color: "#8a5b3c" },
					{ art: "art:photo-prop-glasses", color: "#f790b5" },
					"emoji:top-hat",
					{ art: "art:photo-prop-moustache", color: "#26232e" },
					"emoji:kiss-mark",
				],
			},
			{
				layout: "row",
				pieces: [
					{ art: "art:photo-prop-moustache", color: "#26232e" },
					{ art: "art:photo-prop-glasses", color: "#3f8efc" },
					"emoji:crown",
				],
			},
		],
		popularity: 72,
		addedDaysAgo: 400,
	},
	{
		code: "DE-3302",
		name: { cs: "Fóliový závěs k fotokoutku 90 × 250 cm", en: "Foil photo curtain 90 × 250 cm" },
		description: {
			cs: "Husté lesklé třásně promění rám dveří ve vstup na červený koberec. Pro pozadí za dva lidi pověste dva závěsy vedle sebe. Lepicí proužek je nahoře předem připravený.",
			en: "Dense shiny fringe turns a door frame into a red-carpet entrance. For a backdrop behind two people hang a pair side by side. An adhesive strip is already fixed along the top.",
		},
		price: 129,
		sale: 99,
		brand: "fiesta",
		categories: ["fotokoutek"],
		attributes: { material: "folie", kusu: "1" },
		variants: [
			{
				name: { cs: "zlatá", en: "gold" },
				code: "ZLA",
				attributes: { barva: "zlata" },
				picture: { layout: "single", pieces: [{ art: "art:curtain", color: "#d6a832" }] },
			},
			{
				name: { cs: "stříbrná", en: "silver" },
				code: "STR",
				attributes: { barva: "stribrna" },
				picture: { layout: "single", pieces: [{ art: "art:curtain", color: "#b9bfca" }] },
			},
			{
				name: { cs: "růžově zlatá", en: "rose gold" },
				code: "RZL",
				attributes: { barva: "ruzove-zlata" },
				picture: { layout: "single", pieces: [{ art: "art:curtain", color: "#dd9c8d" }] },
			},
			{
				name: { cs: "růžová", en: "pink" },
				code: "RUZ",
				attributes: { barva: "ruzova" },
				picture: { layout: "single", pieces: [{ art: "art:curtain", color: "#f790b5" }] },
			},
			{
				name: { cs: "modrá", en: "blue" },
				code: "MOD",
				attributes: { barva: "modra" },
				picture: { layout: "single", pieces: [{ art: "art:curtain", color: "#3f8efc" }] },
			},
			{
				name: { cs: "černá", en: "black" },
				code: "CERN",
				attributes: { barva: "cerna" },
				picture: { layout: "single", pieces: [{ art: "art:curtain", color: "#26232e" }] },
				stock: "few",
			},
		],
		pictures: [
			{
				layout: "row",
				pieces: [
					{ art: "art:curtain", color: "#d6a832" },
					{ art: "art:curtain", color: "#b9bfca" },
					{ art: "art:curtain", color: "#f790b5" },
				],
			},
			{
				layout: "set",
				pieces: [
					{ art: "art:curtain", color: "#d6a832" },
					"emoji:camera-with-flash",
					{ art: "art:photo-prop-glasses", color: "#26232e" },
				],
			},
		],
		popularity: 78,
		addedDaysAgo: 260,
	},
	{
		code: "DE-3303",
		name: { cs: "Svatební rekvizity do fotokoutku, sada 16 ks", en: "Wedding photo booth props, set of 16" },
		description: {
			cs: "Nápisy „Nevěsta“, „Ženich“ a „Jsem tu kvůli dortu“, k tomu závoj, cylindr a zlaté rámečky. Všechny díly jsou tištěné na kartonu se zlatou ražbou. K sadě dáváme jako dárek ceduli s návodem pro hosty.",
			en: "Czech signs for “Bride”, “Groom” and “I'm here for the cake”, plus a veil, a top hat and gold frames. All are printed on card with gold foil. A sign with instructions for guests comes as a free gift.",
		},
		price: 169,
		brand: "fiesta",
		categories: ["fotokoutek", "svatba"],
		attributes: { material: "papir", kusu: "16", motiv: "svatba", barva: "zlata" },
		labels: ["gift"],
		pictures: [
			{
				layout: "grid",
				pieces: [
					"emoji:ring",
					{ art: "art:photo-prop-glasses", color: "#d6a832" },
					"emoji:top-hat",
					{ art: "art:photo-prop-moustache", color: "#d6a832" },
					"emoji:kiss-mark",
					"emoji:framed-picture",
				],
			},
		],
		popularity: 51,
		addedDaysAgo: 240,
	},
	{
		code: "DE-3304",
		name: { cs: "Rekvizity do fotokoutku Čert a Mikuláš, 12 ks", en: "Devil and St Nicholas photo props, 12 pcs" },
		description: {
			cs: "Mitra, rohy, plnovous, svatozář a vyplazený jazyk na tyčkách, aby se mohl vyfotit i strýc bez kostýmu. Oblíbené na besídkách a firemních nadílkách. Papír o gramáži 350 g snese i divočejší čerty.",
			en: "A mitre, horns, a beard, a halo and a lolling tongue on sticks, so even the uncle without a costume can be in the picture. Popular at school shows and office parties. The 350 g card stands up to wilder devils.",
		},
		price: 119,
		brand: "maskara",
		categories: ["fotokoutek", "cert-a-mikulas"],
		attributes: { material: "papir", kusu: "12", motiv: "mikulas" },
		pictures: [
			{
				layout: "row",
				pieces: [
					"art:mitre",
					"art:horns",
					{ art: "art:photo-prop-moustache", color: "#f4f1ee" },
					"art:halo-band",
					"emoji:tongue",
				],
			},
		],
		popularity: 24,
		addedDaysAgo: 25,
	},
];
