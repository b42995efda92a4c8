/** Requests for services: costume rental, inflated balloons, a decoration, an event. */

import { z } from "zod";
import { DEFAULT_LOCALE } from "../../domain/locale.ts";
import { RENTAL_OBSTACLES } from "../../domain/request/rental.ts";
import { REQUEST_KINDS, REQUEST_STATES, SERVICE_KINDS } from "../../domain/request/request-states.ts";
import { BALLOONS_OF_KIND, PARTY_BUDGET_CZK, PARTY_GUESTS } from "../../domain/request/request-terms.ts";
import * as fields from "../fields.ts";
import { shownBlock } from "./blocks.ts";
import { headScene, picture } from "./catalogue.ts";

const id = z.number().int();
/** Haléře, VAT included. */
const minor = z.number().int();
/** Calendar day in Prague, "2026-11-20". */
const day = z.string();
/** Years outside 2000–2999 are typing errors; PostgreSQL lacks some of them. */
const isThisMillennium = (date: string) => /^2\d{3}-/.test(date);
/** A day in a request body: a valid date. */
export const sentDay = z.iso.date("day").refine(isThisMillennium, "day");
const sentMoment = z.iso.datetime({ error: "day" }).refine(isThisMillennium, "day");
/** ISO 8601, UTC. */
const moment = z.string();

export const serviceKind = z.enum(SERVICE_KINDS);

export const serviceCard = z.object({
	id,
	kind: serviceKind,
	slug: z.string(),
	title: z.string(),
	perex: z.string(),
	url: z.string(),
	image: picture.nullable(),
	tint: z.string(),
});
export type ServiceCard = z.infer<typeof serviceCard>;
export const service = serviceCard.extend({
	blocks: z.array(shownBlock),
	scene: headScene,
	urls: fields.urls,
});
export type Service = z.infer<typeof service>;

// Rental ------------------------------------------------------------------------------------------------------------------

export const rentalPrices = z.object({
	/** Up to 3 days. */
	short: minor,
	/** Up to 7 days. */
	week: minor,
	/** Each day above 7. */
	extra_day: minor,
	/** Paid at the branch, returned with the costume. */
	deposit: minor,
});

export const rentalCostume = z.object({
	product_id: id,
	name: z.string(),
	url: z.string(),
	image: picture.nullable(),
	tint: z.string(),
	/** Its own, which says for whom it is. */
	category: z.object({ id, name: z.string() }),
	prices: rentalPrices,
	/** Sizes, and the branches that have them. */
	sizes: z.array(z.object({ variant_id: id, name: z.string(), branch_ids: z.array(id) })),
});
export type RentalCostume = z.infer<typeof rentalCostume>;

/** Why a costume can't be handed over or brought back on a day. */
export const rentalObstacle = z.enum(RENTAL_OBSTACLES);
export const rentalDay = z.object({
	day,
	/** Costumes of that size free for a rental of that day alone, cleaning included. */
	free: z.number().int(),
	/** Null: a rental may begin on that day. */
	start: rentalObstacle.nullable(),
	/** Null: the day itself allows a rental to end on it; see `until`. */
	end: rentalObstacle.nullable(),
	/**
	 * For a day on which a rental may begin: the last day until which a single costume is free, at most `max_days` in
	 * total. Each day up to it whose `end` is null can be the last day of the rental.
	 */
	until: day.nullable(),
});
export type RentalDay = z.infer<typeof rentalDay>;
export const rentalCalendar = z.object({
	variant_id: id,
	branch_id: id,
	/** Days of cleaning after each rental, counted in. */
	cleaning_days: z.number().int(),
	max_days: z.number().int(),
	days: z.array(rentalDay),
});
export type RentalCalendar = z.infer<typeof rentalCalendar>;

// What is sent --------------------------------------------------------------------------------------------------------------

const person = {
	firstname: fields.requiredLine(60),
	lastname: fields.requiredLine(60),
	email: fields.email,
	phone: fields.phone,
	note: fields.optionalText(1000),
	locale: fields.locale.default(DEFAULT_LOCALE),
	/** Made by the form: sent twice, it is one request. */
	requestKey: z.uuid(),
	/** Consent to the terms of the service. */
	terms: z.literal(true, "must_confirm"),
	captchaToken: fields.captchaToken,
};

export const rentalRequest = z.object({
	...person,
	variantId: fields.id,
	branchId: fields.id,
	fromDay: sentDay,
	toDay: sentDay,
});
export const balloonCount = z
	.number("numeric")
	.int("numeric")
	.min(BALLOONS_OF_KIND.min, "balloons_few")
	.max(BALLOONS_OF_KIND.max, "balloons_many");
export const inflationRequest = z.object({
	...person,
	branchId: fields.id,
	/** When the balloons are collected: on a full or half hour. */
	pickupAt: sentMoment,
	/** When the party is over; the balloons must float until then. */
	partyEndsAt: sentMoment,
	balloons: z
		.array(
			z.object({
				typeKey: z.string().max(40),
				quantity: balloonCount,
				/** The shopper brings the balloons. */
				isOwn: z.boolean().default(false),
				hasGel: z.boolean().default(false),
				/** Colour, number or motif of the shop's balloons. */
				wish: fields.optionalLine(120),
			}),
		)
		.min(1, "required")
		.max(20),
});
const guests = z
	.number("numeric")
	.int("numeric")
	.min(PARTY_GUESTS.min, "guests_few")
	.max(PARTY_GUESTS.max, "guests_many");
export const decorationRequest = z.object({
	...person,
	day: sentDay,
	place: fields.requiredLine(200),
	motif: fields.requiredLine(200),
	colours: fields.optionalLine(200),
	guests,
	/** Whole crowns, VAT included. */
	budget: z
		.number("numeric")
		.int("numeric")
		.min(PARTY_BUDGET_CZK.min, "budget")
		.max(PARTY_BUDGET_CZK.max, "budget_much"),
});
/** `/eventy/novy`: a proposal for an event that the shop would hold. */
export const eventRequest = z.object({
	...person,
	title: fields.requiredLine(120),
	day: sentDay,
	/** "16:00" */
	time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time"),
	place: fields.requiredLine(200),
	guests,
	about: fields.requiredText(2000),
});
export type RentalRequest = z.infer<typeof rentalRequest>;
export type InflationRequest = z.infer<typeof inflationRequest>;
export type DecorationRequest = z.infer<typeof decorationRequest>;
export type EventRequest = z.infer<typeof eventRequest>;

/** The request and the address of its page. Status 201; a repeated `requestKey` gets 200 and the same request. */
export const requestMade = z.object({ id, number: z.string(), hash: z.string(), url: z.string() });
export type RequestMade = z.infer<typeof requestMade>;

// Inflation -----------------------------------------------------------------------------------------------------------------

export const balloonType = z.object({
	key: z.string(),
	name: z.string(),
	float_hours: z.object({ min: z.number().int(), max: z.number().int() }),
	/** With gel; null where gel has no effect. */
	gel_float_hours: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
	price_with_tax: minor,
	own_price_with_tax: minor,
	gel_price_with_tax: minor.nullable(),
});
export type BalloonType = z.infer<typeof balloonType>;
export const inflationSlot = z.object({
	starts_at: moment,
	/** Balloons that can still be inflated for this time; 0: full. */
	free: z.number().int(),
});
export const inflationSlots = z.object({ branch_id: id, day, slots: z.array(inflationSlot) });
export type InflationSlots = z.infer<typeof inflationSlots>;

// The state page ------------------------------------------------------------------------------------------------------------

export const requestKind = z.enum(REQUEST_KINDS);

export const requestState = z.enum(REQUEST_STATES);

/** Details of a request; their labels are keys under `request.facts` in messages/*.json. */
export const requestDetails = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("rental"),
		costume: z.string(),
		costume_url: z.string(),
		size: z.string(),
		from_day: day,
		to_day: day,
		days: z.number().int(),
	}),
	z.object({
		kind: z.literal("inflation"),
		pickup_at: moment,
		party_ends_at: moment,
		balloons: z.array(
			z.object({
				name: z.string(),
				quantity: z.number().int(),
				is_own: z.boolean(),
				has_gel: z.boolean(),
				/** Colour, number or motif; requests made before it was asked for have none. */
				wish: z.string().optional(),
				total_with_tax: minor,
			}),
		),
	}),
	z.object({
		kind: z.literal("decoration"),
		day,
		place: z.string(),
		motif: z.string(),
		colours: z.string(),
		guests: z.number().int(),
		/** Haléře. */
		budget: minor,
	}),
	z.object({
		kind: z.literal("event"),
		title: z.string(),
		day,
		time: z.string(),
		place: z.string(),
		guests: z.number().int(),
		about: z.string(),
	}),
]);
export type RequestDetails = z.infer<typeof requestDetails>;

export const serviceRequest = z.object({
	id,
	number: z.string(),
	kind: requestKind,
	state: requestState,
	created_at: moment,
	firstname: z.string(),
	lastname: z.string(),
	email: z.string(),
	phone: z.string(),
	note: z.string(),
	branch: z
		.object({
			...{ id, name: z.string(), street: z.string(), city: z.string(), zip: z.string(), phone: z.string() },
			/** Opening hours of the days on which the customer comes, in Prague time; null: closed. */
			hours: z.array(z.object({ day, hours: z.tuple([z.string(), z.string()]).nullable() })),
		})
		.nullable(),
	details: requestDetails,
	price_with_tax: minor.nullable(),
	deposit: minor.nullable(),
	steps: z.array(z.object({ state: requestState, at: moment, note: z.string() })),
	/** Whether the customer may still cancel it. */
	is_cancellable: z.boolean(),
});
export type ServiceRequest = z.infer<typeof serviceRequest>;
