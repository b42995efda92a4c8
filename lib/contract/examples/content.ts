/** Examples of search results and settings, from the demo shop. */
import type { DeliveryMethod, PickupPoint } from "../schemas/delivery.ts";
import type { InfluencerReport } from "../schemas/influencer.ts";
import type { Settings } from "../schemas/lists.ts";
import type { ReviewsPage } from "../schemas/review.ts";
import type { SearchGroups, Suggestions } from "../schemas/search.ts";
import type { Video } from "../schemas/video.ts";

export const groups: SearchGroups = {
	categories: [
		{
			id: 1001,
			name: "Balónky",
			url: "/1001/balonky",
		},
	],
	brands: [
		{
			id: 1,
			name: "Konfety",
			url: "/znacka/1/konfety",
		},
	],
	articles: [
		{
			id: 4,
			name: "Balónková girlanda krok za krokem",
			url: "/blog/4/balonkova-girlanda-krok-za-krokem",
		},
	],
	pages: [],
};

export const suggestions: Suggestions = {
	categories: [
		{
			id: 1001,
			name: "Balónky",
			url: "/1001/balonky",
		},
	],
	brands: [
		{
			id: 1,
			name: "Konfety",
			url: "/znacka/1/konfety",
		},
	],
	articles: [
		{
			id: 4,
			name: "Balónková girlanda krok za krokem",
			url: "/blog/4/balonkova-girlanda-krok-za-krokem",
		},
	],
	pages: [],
	products: [
		{
			id: 1155,
			name: "Balónek latexový pastelový 30 cm, 10 ks",
			url: "/1155/latexove-balonky/balonek-latexovy-pastelovy-30-cm-10-ks",
			image: {
				src: "/media/44d068df7a9f16776659.3",
				alt: "Balónek latexový pastelový 30 cm, 10 ks",
			},
			tint: "#ffe1e6",
			price_with_tax: 5900,
		},
	],
	corrected: null,
};

export const reviews: ReviewsPage = {
	rating: {
		average: 4,
		count: 4,
	},
	histogram: [1, 2, 1, 0, 0],
	reviews: [
		{
			id: 782,
			author: "Ivana Š.",
			stars: 3,
			text: "Čekání se protáhlo na pět dní a na dotaz přišla odpověď až druhý den. Samotné zboží je v pořádku. Kdyby to dorazilo včas, byly by čtyři hvězdičky.",
			is_verified: true,
			locale: "cs",
			date: "2026-10-12T10:15:25.544Z",
		},
	],
	page: 1,
	pages: 1,
};

export const settings: Settings = {
	contacts: {
		company: "Konfety s.r.o.",
		street: "Nádražní 62",
		city: "150 00 Praha 5",
		companyId: "00000001",
		taxId: "CZ00000001",
		phone: "+420 800 100 200",
		email: "ahoj@konfety.example",
		openingHours: "Po–Pá 9–18, So 9–13",
		bankAccount: "19-2000145399/0800",
		social: [{ name: "Instagram", url: "https://www.instagram.com/konfety.example/" }],
	},
	intropopup: {
		is_enabled: false,
	},
	season: null,
	topmenu: [
		{
			text: "Balónky",
			link: "/1001/balonky",
			leave: false,
		},
	],
	bottommenu: [
		{
			title: "Sortiment",
			links: [
				{
					text: "Balónky",
					link: "/1001/balonky",
					leave: false,
				},
			],
		},
	],
	maintenance: {
		value: {
			is_enabled: false,
		},
	},
	categoriesMenu: {
		keys: ["balonky", "kostymy"],
	},
	dispatch: { cutOffHour: 14 },
};

export const deliveryMethod: DeliveryMethod = {
	id: 3,
	key: "post",
	kind: "courier",
	name: "Balík do ruky",
	description: "Poštou na vaši adresu.",
	price_with_tax: 9_900,
	free_above_with_tax: 150_000,
	days: { from: 2, to: 3 },
};

export const pickupPoint: PickupPoint = {
	id: 58,
	code: "DEMO-058",
	name: "Výdejní box Benešov",
	street: "Tyršova 16",
	city: "Benešov",
	zip: "25601",
	is_staffed: false,
	opening_hours: "",
};

export const video: Video = {
	id: 1,
	title: "Balónková girlanda krok za krokem",
	description: "Co si připravit a jak balónky spojit.",
	duration_s: 24,
	source: "file",
	url: "/api/videos/1/cs/video.webm?expires=1795219200&signature=3q2-7wEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeJo",
	poster: "/api/videos/1/cs/poster.webp?expires=1795219200&signature=q83vEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeJq80",
	captions: null,
};

export const influencerReport: InfluencerReport = {
	vouchers: [
		{
			voucher_id: 2,
			code: "TEREZA5",
			voucher_type: "percent",
			value: 5,
			is_active: true,
			total_count: null,
			commission_percent: 8,
			used_count: 2,
			turnover: 120000,
			margin: 9600,
			unpaid_commission: 4600,
		},
	],
	totals: {
		used_count: 2,
		turnover: 120000,
		margin: 9600,
		unpaid_commission: 4600,
		payable_commission: 4600,
		paid_commission: 5000,
	},
	terms: {
		percent: 8,
		payable_after_days: 30,
	},
	months: [
		{
			month: "2026-11",
			used_count: 2,
			turnover: 120000,
			margin: 9600,
		},
	],
	payouts: [
		{
			date: "2026-11-20T10:00:00.000Z",
			amount: 5000,
			note: "Listopad",
		},
	],
};
