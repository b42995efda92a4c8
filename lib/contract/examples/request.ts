/** Examples of requests for services, from the demo shop. */
import type * as contract from "../schemas/request.ts";

type Sent<Schema extends { _zod: { input: unknown } }> = Schema["_zod"]["input"];

/** Id and hash of a request, from the address of its page. */
export const KEY = { id: "1", hash: "7mWl0P2fZq6sVvX1dGhT9bNcR4yKjUeA" };

/** A size of a costume, and a branch that has it. */
export const HANGER = { variantId: "404", branchId: "1" };

export const rentalCostume: contract.RentalCostume = {
	product_id: 1200,
	name: "Dámský kostým Charleston zlatý",
	url: "/1200/damske-kostymy/damsky-kostym-charleston-zlaty",
	image: { src: "/media/7d88cc2fe8da1e58cf77.3", alt: "Dámský kostým Charleston zlatý" },
	tint: "#e9e4ff",
	category: { id: 1011, name: "Dámské kostýmy" },
	prices: { short: 49000, week: 69000, extra_day: 9000, deposit: 100000 },
	sizes: [{ variant_id: 404, name: "M (EU 40–42)", branch_ids: [1, 8] }],
};

export const rentalCalendar: contract.RentalCalendar = {
	variant_id: 404,
	branch_id: 1,
	cleaning_days: 2,
	max_days: 14,
	days: [
		{ day: "2026-12-04", free: 1, start: null, end: null, until: "2026-12-17" },
		{ day: "2026-12-05", free: 1, start: null, end: null, until: "2026-12-18" },
		{ day: "2026-12-06", free: 1, start: null, end: null, until: "2026-12-19" },
	],
};

const person = {
	firstname: "Jana",
	lastname: "Nováková",
	email: "jana.novakova@example.cz",
	phone: "777 123 456",
	note: "",
	locale: "cs",
	requestKey: "0b0f9c62-6a4e-4d53-9a3e-0f4f6f2d8a11",
	terms: true,
} as const;

export const rentalRequest: Sent<typeof contract.rentalRequest> = {
	...person,
	variantId: 404,
	branchId: 1,
	fromDay: "2026-12-04",
	toDay: "2026-12-07",
};

export const requestMade: contract.RequestMade = {
	id: 1,
	number: "P260001",
	hash: KEY.hash,
	url: `/pozadavek/1/${KEY.hash}`,
};

export const balloonType: contract.BalloonType = {
	key: "latex-30",
	name: "Latexový balónek 30 cm",
	float_hours: { min: 8, max: 10 },
	gel_float_hours: { min: 48, max: 72 },
	price_with_tax: 3900,
	own_price_with_tax: 2900,
	gel_price_with_tax: 900,
};

export const inflationSlots: contract.InflationSlots = {
	branch_id: 1,
	day: "2026-12-05",
	slots: [
		{ starts_at: "2026-12-05T08:30:00.000Z", free: 40 },
		{ starts_at: "2026-12-05T09:00:00.000Z", free: 12 },
	],
};

export const inflationRequest: Sent<typeof contract.inflationRequest> = {
	...person,
	requestKey: "3c1f5a0e-51c7-4b39-8a52-7d1c7f0e4b22",
	branchId: 1,
	pickupAt: "2026-12-05T09:00:00.000Z",
	partyEndsAt: "2026-12-05T19:00:00.000Z",
	balloons: [{ typeKey: "latex-30", quantity: 10, isOwn: false, hasGel: true, wish: "růžové a bílé" }],
};

export const decorationRequest: Sent<typeof contract.decorationRequest> = {
	...person,
	requestKey: "9d2b7c14-0f8a-4f0d-b6d5-2c9a1e3f5d33",
	day: "2027-01-16",
	place: "Restaurace U Lípy, Brno",
	motif: "Lesní víly",
	colours: "zelená a zlatá",
	guests: 40,
	budget: 12_000,
};

export const eventRequest: Sent<typeof contract.eventRequest> = {
	...person,
	requestKey: "5e7a3d90-84b1-4c6e-9f27-6b8d4a1c2e44",
	title: "Karneval v knihovně",
	day: "2027-02-13",
	time: "15:00",
	place: "Knihovna Jiřího Mahena, Brno",
	guests: 60,
	about: "Odpoledne pro děti s malováním na obličej a soutěží o nejlepší masku.",
};

export const serviceRequest: contract.ServiceRequest = {
	id: 1,
	number: "P260001",
	kind: "rental",
	state: "confirmed",
	created_at: "2026-11-20T10:00:00.000Z",
	firstname: "Jana",
	lastname: "Nováková",
	email: "jana.novakova@example.cz",
	phone: "+420777123456",
	note: "",
	branch: {
		id: 1,
		name: "Konfety Praha – Smíchov",
		street: "Nádražní 62",
		city: "Praha 5",
		zip: "15000",
		phone: "+420 800 100 201",
		hours: [
			{ day: "2026-12-04", hours: ["09:00", "18:00"] },
			{ day: "2026-12-07", hours: ["09:00", "18:00"] },
		],
	},
	details: {
		kind: "rental",
		costume: "Dámský kostým Charleston zlatý",
		costume_url: "/1200/damske-kostymy/damsky-kostym-charleston-zlaty",
		size: "M (EU 40–42)",
		from_day: "2026-12-04",
		to_day: "2026-12-07",
		days: 4,
	},
	price_with_tax: 69000,
	deposit: 100000,
	steps: [
		{ state: "new", at: "2026-11-20T10:00:00.000Z", note: "" },
		{ state: "confirmed", at: "2026-11-20T11:30:00.000Z", note: "Vezměte si prosím občanku." },
	],
	is_cancellable: true,
};

export const cancelledRequest: contract.ServiceRequest = {
	...serviceRequest,
	state: "cancelled",
	steps: [...serviceRequest.steps, { state: "cancelled", at: "2026-11-21T09:00:00.000Z", note: "" }],
	is_cancellable: false,
};
