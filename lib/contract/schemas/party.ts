import { z } from "zod";
import { PARTY_GUESTS } from "../../domain/party/party-guests.ts";
import { PARTY_KINDS } from "../../domain/party/party-kinds.ts";
import { categoryLink, picture } from "./catalogue.ts";

const kind = z.enum(PARTY_KINDS);

export const partyQuery = z.object({
	guests: z.coerce.number("numeric").int("numeric").min(PARTY_GUESTS.min, "numeric").max(PARTY_GUESTS.max, "too_many"),
});

const partyGoods = z.object({
	product: categoryLink,
	/** `name` is "" for goods without a choice. */
	variant: z.object({ id: z.number().int(), name: z.string(), code: z.string() }),
	/** Packs for all guests. */
	packs: z.number().int(),
	/** Pieces in a pack; null when nobody said. */
	pieces: z.number().int().nullable(),
	/** Of one pack, haléře, VAT included: the signed-in customer's price, else everybody's. */
	price_with_tax: z.number().int(),
	image: picture.nullable(),
	tint: z.string(),
	/** Packs that one order can have: of the warehouse and the one branch that has most (decisions 4). */
	most: z.number().int(),
	/** Packs in the e-shop warehouse. */
	warehouse: z.number().int(),
	/** Branches that have any, with packs. */
	branches: z.array(
		z.object({ id: z.number().int(), name: z.string(), is_prague: z.boolean(), stock: z.number().int() }),
	),
});

/** Goods that a party takes, one variant of each kind. */
export const partyItem = partyGoods.extend({
	kind,
	/** Name of the goods that would come first, were there enough of them; null: these do. */
	instead_of: z.string().nullable(),
	/** Whether there are fewer packs than the guests need. */
	is_short: z.boolean(),
	/** Whether it is of no theme and goes with this one by its colour. */
	is_plain: z.boolean(),
	/** What branches fill one of these balloons with helium for, haléře; null: they do not. */
	filling_with_tax: z.number().int().nullable(),
});
export type PartyItem = z.infer<typeof partyItem>;

/** A set of the theme that costs less than the goods that it stands for. */
export const partySet = partyGoods.extend({
	kind: z.literal("set"),
	/** Guests that it lays plates and cups for; null: it has neither. */
	for_guests: z.number().int().nullable(),
	/** How much less the party costs with it, haléře. */
	saves: z.number().int(),
	/** Packs of each of `items` that are bought besides. */
	besides: z.array(z.object({ variant_id: z.number().int(), packs: z.number().int() })),
});
export type PartySet = z.infer<typeof partySet>;

export const partyPlan = z.object({
	theme: categoryLink,
	guests: z.number().int(),
	items: z.array(partyItem),
	set: partySet.nullable(),
	/** Kinds that the theme has none of, or none in stock: `was` names the goods that are sold out. */
	missing: z.array(
		z.object({
			kind,
			was: z.string().nullable(),
			/** Where goods of the kind are, of whatever theme. */
			category: categoryLink.nullable(),
		}),
	),
});
export type PartyPlan = z.infer<typeof partyPlan>;
