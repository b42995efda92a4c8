/** Examples of the catalogue's replies, from the demo shop. */
import { pickChoices } from "../../domain/goods/listing.ts";
import type { Brand, BrandCount, Category, CategoryNode, ProductCard } from "../schemas/catalogue.ts";
import { choiceFacets, type Facets } from "../schemas/listing.ts";
import { urlsOf } from "./urls.ts";

export const node: CategoryNode = {
	id: 1001,
	slug: "balonky",
	name: "Balónky",
	url: "/1001/balonky",
	key: "balonky",
	image: {
		src: "/media/0f074e3ac9d24942bf4f.3",
		alt: "Balónky",
	},
	tint: "#ffe1e6",
	subcategories: [
		{
			id: 1002,
			slug: "latexove-balonky",
			name: "Latexové balónky",
			url: "/1002/latexove-balonky",
			key: "latexove-balonky",
			image: {
				src: "/media/ded30d85e607db05f6dc.3",
				alt: "Latexové balónky",
			},
			tint: "#ffe1e6",
			subcategories: [],
		},
	],
};

export const category: Category = {
	id: 1001,
	slug: "balonky",
	name: "Balónky",
	url: "/1001/balonky",
	description: "Latexové, fóliové i nafouknuté heliem. Vyberte barvu a velikost, stuhu a závaží přidáme.",
	tint: "#ffe1e6",
	theme: null,
	strip: "balonky",
	image: {
		src: "/media/0f074e3ac9d24942bf4f.3",
		alt: "Balónky",
	},
	breadcrumb: [
		{
			id: 1001,
			slug: "balonky",
			name: "Balónky",
			url: "/1001/balonky",
		},
	],
	subcategories: [
		{
			id: 1002,
			slug: "latexove-balonky",
			name: "Latexové balónky",
			url: "/1002/latexove-balonky",
			image: {
				src: "/media/ded30d85e607db05f6dc.3",
				alt: "Latexové balónky",
			},
			tint: "#ffe1e6",
		},
	],
	urls: urlsOf("/1001/balonky", "/en/1001/balloons"),
};

export const card: ProductCard = {
	id: 1155,
	slug: "balonek-latexovy-pastelovy-30-cm-10-ks",
	name: "Balónek latexový pastelový 30 cm, 10 ks",
	url: "/1155/latexove-balonky/balonek-latexovy-pastelovy-30-cm-10-ks",
	code: "BL-1001",
	price: 48.7603,
	price_sale: null,
	original_price: 48.7603,
	is_price_sale_active: false,
	price_with_tax: 5900,
	original_price_with_tax: null,
	lowest_price_with_tax: null,
	is_price_from: false,
	tax_rate: {
		rate: 21,
	},
	main_image: {
		src: "/media/44d068df7a9f16776659.3",
		alt: "Balónek latexový pastelový 30 cm, 10 ks",
	},
	tint: "#ffe1e6",
	default_category: {
		id: 1002,
		slug: "latexove-balonky",
		name: "Latexové balónky",
	},
	brand: {
		id: 2,
		slug: "balonovo",
		name: "Balónovo",
		url: "/znacka/2/balonovo",
	},
	rating: {
		average: 3.5,
		count: 6,
	},
	availability: "in_stock",
	stock: 1590,
	labels: {
		isNew: false,
		isDiscount: false,
		hasGifts: false,
	},
	minimum_age: null,
	only_variant_id: null,
};

export const facets: Facets = {
	price: {
		min: 900,
		max: 149000,
	},
	categories: [],
	brands: [
		{
			slug: "balonovo",
			name: "Balónovo",
			count: 48,
		},
	],
	...choiceFacets(
		pickChoices((_, value) => value === "in_stock" || value === "new"),
		(name) => (name === "availability" ? 431 : 44),
	),
	branches: [
		{
			slug: "praha",
			name: "Konfety Praha – Smíchov",
			count: 337,
		},
	],
	ratings: [
		{
			from: 4,
			count: 226,
		},
	],
	attributes: [
		{
			slug: "barva",
			name: "Barva",
			values: [
				{
					slug: "cervena",
					name: "červená",
					count: 89,
				},
			],
		},
	],
};

export const brand: Brand = {
	id: 1,
	slug: "konfety",
	name: "Konfety",
	url: "/znacka/1/konfety",
	description:
		"Naše vlastní značka pro dětské oslavy: stolování, balónky a vlaječky v motivech, které k sobě ladí. Obrázky kreslíme v Praze a nové motivy nejdřív …",
	manufacturer: {
		name: "Konfety s.r.o.",
		address: "Nádražní 62, 150 00 Praha 5, Česká republika",
		contact: "ahoj@konfety.example",
	},
	urls: urlsOf("/znacka/1/konfety", "/en/brand/1/konfety"),
};

export const brandCount: BrandCount = {
	id: 2,
	slug: "balonovo",
	name: "Balónovo",
	count: 48,
	url: "/znacka/2/balonovo",
};
