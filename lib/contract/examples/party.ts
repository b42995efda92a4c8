/** Example of a planned party, from the demo shop. */
import type { PartyPlan } from "../schemas/party.ts";

export const partyPlan: PartyPlan = {
	theme: { id: 1032, slug: "pirati", name: "Piráti", url: "/1032/pirati" },
	guests: 12,
	items: [
		{
			kind: "plates",
			product: {
				id: 1400,
				slug: "talire-pirati-23-cm-8-ks",
				name: "Talíře Piráti 23 cm, 8 ks",
				url: "/1400/taliry-a-misky/talire-pirati-23-cm-8-ks",
			},
			variant: { id: 801, name: "", code: "ST-2004" },
			packs: 2,
			pieces: 8,
			price_with_tax: 7900,
			image: { src: "/media/0f074e3ac9d24942bf4f", alt: "Talíře Piráti 23 cm, 8 ks" },
			tint: "#d9f2ea",
			most: 73,
			warehouse: 42,
			branches: [{ id: 1, name: "Konfety Praha – Smíchov", is_prague: true, stock: 31 }],
			instead_of: null,
			is_short: false,
			is_plain: false,
			filling_with_tax: null,
		},
	],
	set: {
		kind: "set",
		product: {
			id: 1501,
			slug: "sada-stolovani-pirati-pro-8-hostu",
			name: "Sada stolování Piráti pro 8 hostů",
			url: "/1501/sady-stolovani/sada-stolovani-pirati-pro-8-hostu",
		},
		variant: { id: 902, name: "", code: "SA-6001" },
		packs: 1,
		pieces: null,
		price_with_tax: 7200,
		image: { src: "/media/0f074e3ac9d24942bf4f", alt: "Sada stolování Piráti pro 8 hostů" },
		tint: "#d9f2ea",
		most: 20,
		warehouse: 20,
		branches: [],
		for_guests: 8,
		saves: 700,
		besides: [{ variant_id: 801, packs: 1 }],
	},
	missing: [
		{
			kind: "napkins",
			was: "Ubrousky Piráti, 20 ks",
			category: { id: 1022, slug: "ubrousky-a-ubrusy", name: "Ubrousky a ubrusy", url: "/1022/ubrousky-a-ubrusy" },
		},
	],
};
