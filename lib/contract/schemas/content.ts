/** Content of the shop: articles, pages, jobs, events, documents, contacts, pictures from Instagram. */

import { z } from "zod";
import { EMPLOYMENTS, PAGE_KINDS, PAY_PERIODS } from "../../domain/content/content-kinds.ts";
import { eachLocale } from "../../domain/locale.ts";
import { shownBlock } from "./blocks.ts";
import { headScene, picture, productCard } from "./catalogue.ts";

const id = z.number().int();
/** Address of a thing in each language; null where it is not written in it. */
const urls = z.object(eachLocale(() => z.string().nullable()));
/** ISO 8601, UTC. */
const moment = z.string();
/** Calendar day in Prague, "2026-11-20". */
const day = z.string();
/** Haléře, VAT included. */
const minor = z.number().int();

export const postCategory = z.object({
	id,
	slug: z.string(),
	name: z.string(),
	url: z.string(),
	/** Number of its published articles. */
	count: z.number().int(),
});
export type PostCategory = z.infer<typeof postCategory>;

export const postCard = z.object({
	id,
	slug: z.string(),
	title: z.string(),
	/** Summary in a sentence or two. */
	perex: z.string(),
	url: z.string(),
	published_at: moment,
	/** Whole minutes, at least 1, at 200 words a minute. */
	reading_minutes: z.number().int(),
	category: postCategory.omit({ count: true }).nullable(),
	image: picture.nullable(),
	tint: z.string(),
});
export type PostCard = z.infer<typeof postCard>;

export const postsPage = z.object({
	posts: z.array(postCard),
	total: z.number().int(),
	page: z.number().int(),
	pages: z.number().int(),
	/** The requested category; null: all articles. */
	category: postCategory.extend({ urls }).nullable(),
});
export type PostsPage = z.infer<typeof postsPage>;

export const post = postCard.extend({
	/** When the text was last changed. */
	updated_at: moment,
	blocks: z.array(shownBlock),
	scene: headScene,
	/** Goods that the article is about, if they are sold. */
	products: z.array(productCard),
	/** Further articles, those of the same category first. */
	related: z.array(postCard),
	urls,
});
export type Post = z.infer<typeof post>;

export const page = z.object({
	id,
	key: z.string(),
	kind: z.enum(PAGE_KINDS),
	title: z.string(),
	slug: z.string(),
	perex: z.string(),
	blocks: z.array(shownBlock),
	image: picture.nullable(),
	scene: headScene,
	updated_at: moment,
	urls,
});
export type Page = z.infer<typeof page>;

export const careerCard = z.object({
	id,
	slug: z.string(),
	title: z.string(),
	perex: z.string(),
	url: z.string(),
	employment: z.enum(EMPLOYMENTS),
	/** Town of the branch, or of the headquarters. */
	city: z.string(),
	pay_from: minor.nullable(),
	pay_to: minor.nullable(),
	pay_per: z.enum(PAY_PERIODS),
	published_at: moment,
	closes_on: day.nullable(),
});
export type CareerCard = z.infer<typeof careerCard>;
export const career = careerCard.extend({
	blocks: z.array(shownBlock),
	/** Street, zip and town of the place of work. */
	address: z.object({ street: z.string(), city: z.string(), zip: z.string() }),
	urls,
});
export type Career = z.infer<typeof career>;

export const eventCard = z.object({
	id,
	slug: z.string(),
	title: z.string(),
	perex: z.string(),
	url: z.string(),
	starts_at: moment,
	ends_at: moment,
	/** The place: a branch's name and address, or a text. */
	place: z.object({ name: z.string(), street: z.string(), city: z.string(), url: z.string().nullable() }),
	price_with_tax: minor,
	image: picture.nullable(),
	tint: z.string(),
});
export type EventCard = z.infer<typeof eventCard>;
export const eventsList = z.object({
	/** Events that are not over, the nearest first. */
	upcoming: z.array(eventCard),
	/** The most recent past events, the latest first. */
	past: z.array(eventCard),
});
export type EventsList = z.infer<typeof eventsList>;
export const event = eventCard.extend({ blocks: z.array(shownBlock), scene: headScene, is_over: z.boolean(), urls });
export type Event = z.infer<typeof event>;

export const document = z.object({
	key: z.string(),
	section: z.string(),
	title: z.string(),
	description: z.string(),
	/** Address of the PDF. */
	url: z.string(),
	updated_at: moment,
});
export type ShopDocument = z.infer<typeof document>;

export const contact = z.object({
	id,
	name: z.string(),
	role: z.string(),
	description: z.string(),
	email: z.string(),
	phone: z.string(),
	url: z.string(),
});
export type Contact = z.infer<typeof contact>;

export const instagramPost = z.object({ image: picture, tint: z.string(), url: z.string() });
export type InstagramPost = z.infer<typeof instagramPost>;
