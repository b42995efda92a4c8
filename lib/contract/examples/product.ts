/** Example of a product, from the demo shop. */
import { eachText } from "../../domain/goods/product-texts.ts";
import type { Product } from "../schemas/catalogue.ts";
import { urlsOf } from "./urls.ts";

export const product: Product = {
	id: 1300,
	slug: "jednorozci-oslava-pro-8-deti-s-hrou-a-balonky",
	name: "Jednorožčí oslava pro 8 dětí s hrou a balónky",
	url: "/1300/sady-na-celou-oslavu/jednorozci-oslava-pro-8-deti-s-hrou-a-balonky",
	code: "SA-6022",
	price: 395.8678,
	price_sale: 346.281,
	original_price: 395.8678,
	is_price_sale_active: true,
	price_with_tax: 41900,
	original_price_with_tax: 47900,
	lowest_price_with_tax: 47900,
	is_price_from: false,
	tax_rate: {
		rate: 21,
	},
	main_image: {
		src: "/media/8f0573d4c0b4b6d2019e.3",
		alt: "Jednorožčí oslava pro 8 dětí s hrou a balónky",
	},
	tint: "#eeddff",
	theme: "jednorozci",
	default_category: {
		id: 1048,
		slug: "sady-na-celou-oslavu",
		name: "Sady na celou oslavu",
	},
	brand: {
		id: 1,
		slug: "konfety",
		name: "Konfety",
		url: "/znacka/1/konfety",
	},
	rating: {
		average: 4,
		count: 4,
	},
	availability: "in_stock",
	stock: 49,
	labels: {
		isNew: false,
		isDiscount: true,
		hasGifts: false,
	},
	minimum_age: null,
	only_variant_id: 701,
	...eachText(() => ""),
	description:
		"Talíře, kelímky a ubrousky pro osm dětí, velký fóliový jednorožec 90 cm, osm latexových balónků a hra s plakátem 50 × 70 cm. Jednorožce vám heliem …",
	images: [
		{
			src: "/media/8f0573d4c0b4b6d2019e.3",
			alt: "Jednorožčí oslava pro 8 dětí s hrou a balónky",
		},
	],
	categories: [
		{
			id: 1033,
			slug: "jednorozci",
			name: "Jednorožci",
			url: "/1033/jednorozci",
		},
	],
	breadcrumb: [
		{
			id: 1046,
			slug: "party-sady",
			name: "Párty sady",
			url: "/1046/party-sady",
		},
	],
	variants: [
		{
			id: 701,
			name: "",
			code: "SA-6022",
			ean: "2386479841541",
			price: 395.8678,
			price_sale: 346.281,
			original_price: 395.8678,
			is_price_sale_active: true,
			price_with_tax: 41900,
			original_price_with_tax: 47900,
			lowest_price_with_tax: 47900,
			availability: "in_stock",
			stock: 49,
			image: null,
			attributes: [],
			branches: [
				{
					id: 8,
					name: "Konfety Hradec Králové – Gočárova",
					city: "Hradec Králové",
					is_prague: false,
					stock: 6,
				},
			],
			warehouse: 43,
		},
	],
	attributes: [
		{
			key: "barva",
			name: "Barva",
			values: ["růžová", "mátová"],
		},
	],
	size_table: null,
	parts: [
		{
			product: {
				id: 1328,
				slug: "talire-jednorozec-23-cm-8-ks",
				name: "Talíře Jednorožec 23 cm, 8 ks",
				url: "/1328/talire-a-misky/talire-jednorozec-23-cm-8-ks",
			},
			variant: {
				id: 741,
				name: "",
				code: "ST-2005",
			},
			quantity: 1,
			price_with_tax: 7900,
			availability: "in_stock",
			stock: 136,
			image: {
				src: "/media/989ded01daabd9b3a483.3",
				alt: "Talíře Jednorožec 23 cm, 8 ks",
			},
		},
	],
	parts_with_tax: 54600,
	safety:
		"Obsahuje latexové balónky: děti do 8 let se mohou nenafouknutým nebo prasklým balónkem udusit. Nafukujte pumpičkou a pod dohledem dospělé osoby, …",
	withdrawal_exemption: null,
	manufacturer: {
		name: "Konfety s.r.o.",
		address: "Nádražní 62, 150 00 Praha 5, Česká republika",
		contact: "ahoj@konfety.example",
	},
	responsible_person: null,
	urls: urlsOf(
		"/1300/sady-na-celou-oslavu/jednorozci-oslava-pro-8-deti-s-hrou-a-balonky",
		"/en/1300/whole-party-sets/unicorn-party-for-8-children-with-a-game-and-balloons",
	),
};
