/** Texts with pages of their own: articles, pages, services, jobs, events. */

import { z } from "zod";
import type { Block } from "../../../contract/schemas/blocks.ts";
import { EMPLOYMENTS, PAGE_KINDS, PAY_PERIODS } from "../../../domain/content/content-kinds.ts";
import { LOCALES, type Locale } from "../../../domain/locale.ts";
import { addDays, pragueDay, pragueMoment } from "../../../domain/time/calendar-day.ts";
import { eventDay } from "../../../domain/time/event-day.ts";
import type { Hours } from "../../../domain/time/opening-hours.ts";
import { slugify } from "../../../domain/words/slug.ts";
import { typographic } from "../markdown/typography.ts";
import * as fields from "./fields.ts";
import { defineKind, type Kind } from "./kind.ts";
import type { Columns } from "./rows.ts";

const DAY_MS = 86_400_000;
const NO_COLUMNS: Columns = {};
const own = { title: fields.textLine(160), slug: fields.slug.optional(), perex: fields.optionalTextLine(400) };
type Own = { title: string; slug?: string | undefined; perex: string; body: string; blocks: Block[] };

function textColumns(locale: Locale, { title, slug, perex, body, blocks }: Own): Columns {
	return {
		slug: slug ?? slugify(title),
		title: typographic(title, locale),
		perex: typographic(perex, locale),
		body,
		blocks: JSON.stringify(blocks),
	};
}

function inLanguages<Text extends Own>(
	texts: Partial<Record<Locale, Text>>,
	more: (text: Text, locale: Locale) => Columns = () => ({}),
): Partial<Record<Locale, Columns>> {
	const rows: Partial<Record<Locale, Columns>> = {};
	for (const locale of LOCALES) {
		const text = texts[locale];
		if (text) rows[locale] = { ...textColumns(locale, text), ...more(text, locale) };
	}
	return rows;
}

const published = { publishedAt: fields.wallTime.optional(), publishedDaysAgo: fields.days.optional() };
const ONE_DATE = { path: ["publishedAt"], error: "is missing, or give publishedDaysAgo; not both" };

type Published = { publishedAt?: string | undefined; publishedDaysAgo?: number | undefined };
const hasOneDate = ({ publishedAt, publishedDaysAgo }: Published) =>
	(publishedAt === undefined) !== (publishedDaysAgo === undefined);

type Dated = { facts: Columns; initial: Columns };

function publishedColumns({ publishedAt, publishedDaysAgo = 0 }: Published, now: Date): Dated {
	if (publishedAt === undefined) {
		return { facts: {}, initial: { published_at: new Date(now.getTime() - publishedDaysAgo * DAY_MS) } };
	}
	const [day = "", time = ""] = publishedAt.split("T");
	return { facts: { published_at: pragueMoment(day, time) }, initial: {} };
}

const posts = defineKind({
	folder: "posts",
	body: "blocks",
	own: z.object(own),
	shared: z
		.object({
			...published,
			category: fields.key.optional(),
			picture: fields.recipe.optional(),
			products: fields.codes.default([]),
		})
		.refine(hasOneDate, ONE_DATE),
	async rows({ key, shared, texts, lookups }) {
		const { facts, initial } = publishedColumns(shared, lookups.now);
		const category_id = shared.category === undefined ? null : lookups.categoryId(shared.category, "category");
		return {
			table: "posts",
			key: { key },
			facts: { ...facts, category_id, picture_id: await lookups.pictureId(shared.picture) },
			initial: { ...initial, updated_at: lookups.now },
			isDated: true,
			texts: { table: "post_translations", owner: "post_id", rows: inLanguages(texts) },
			productIds: lookups.productIds(shared.products, "products"),
		};
	},
});

const pages = defineKind({
	folder: "pages",
	body: "blocks",
	own: z.object(own),
	shared: z.object({
		kind: z.enum(PAGE_KINDS, "is generic or info").default("generic"),
		picture: fields.recipe.optional(),
		position: fields.position,
	}),
	rows: async ({ key, shared: { kind, picture, position }, texts, lookups }) => ({
		table: "pages",
		key: { key },
		facts: { kind, position, picture_id: await lookups.pictureId(picture) },
		initial: { updated_at: lookups.now },
		texts: { table: "page_translations", owner: "page_id", rows: inLanguages(texts) },
		isDated: true,
	}),
});

const services = defineKind({
	folder: "services",
	body: "blocks",
	own: z.object(own),
	shared: z.object({ picture: fields.recipe.optional(), position: fields.position }),
	rows: async ({ key, shared: { picture, position }, texts, lookups }) => ({
		table: "services",
		key: { kind: key },
		facts: { position, picture_id: await lookups.pictureId(picture) },
		initial: { updated_at: lookups.now },
		isDated: true,
		texts: { table: "service_translations", owner: "service_id", rows: inLanguages(texts) },
	}),
});

const careers = defineKind({
	folder: "careers",
	body: "blocks",
	own: z.object(own),
	shared: z
		.object({
			...published,
			branch: fields.key.optional(),
			employment: z.enum(EMPLOYMENTS, "is full_time, part_time or agreement"),
			payFrom: fields.crowns.optional(),
			payTo: fields.crowns.optional(),
			payPer: z.enum(PAY_PERIODS, "is month or hour").default("month"),
			closesOn: fields.day.optional(),
			closesInDays: fields.days.optional(),
			position: fields.position,
		})
		.refine(hasOneDate, ONE_DATE)
		.refine(({ payFrom, payTo }) => payFrom === undefined || payTo === undefined || payFrom <= payTo, {
			path: ["payTo"],
			error: "is lower than payFrom",
		}),
	rows({ key, shared, texts, lookups }) {
		const { facts, initial } = publishedColumns(shared, lookups.now);
		const { closesInDays, closesOn = null } = shared;
		const closing: Dated =
			closesInDays === undefined
				? { facts: { closes_on: closesOn }, initial: {} }
				: { facts: {}, initial: { closes_on: addDays(pragueDay(lookups.now), closesInDays) } };
		return {
			table: "careers",
			key: { key },
			facts: {
				...facts,
				...closing.facts,
				branch_id: shared.branch === undefined ? null : lookups.branchId(shared.branch, "branch"),
				employment: shared.employment,
				pay_from_minor: shared.payFrom ?? null,
				pay_to_minor: shared.payTo ?? null,
				pay_per: shared.payPer,
				position: shared.position,
			},
			initial: { ...initial, ...closing.initial, updated_at: lookups.now },
			isDated: true,
			texts: { table: "career_translations", owner: "career_id", rows: inLanguages(texts) },
		};
	},
});

const events = defineKind({
	folder: "events",
	body: "blocks",
	own: z.object({ ...own, place: fields.optionalTextLine(200) }),
	shared: z
		.object({
			...published,
			branch: fields.key.optional(),
			day: fields.day.optional(),
			inDays: fields.days.optional(),
			from: fields.time,
			to: fields.time,
			price: fields.crowns.default(0),
			picture: fields.recipe.optional(),
		})
		.refine(hasOneDate, ONE_DATE)
		.refine(({ day, inDays }) => (day === undefined) !== (inDays === undefined), {
			path: ["day"],
			error: "is missing, or give inDays; not both",
		})
		.refine(({ from, to }) => from < to, { path: ["to"], error: "is not later than from" }),
	async rows({ key, shared, texts, lookups }) {
		const { facts, initial } = publishedColumns(shared, lookups.now);
		const branch = shared.branch === undefined ? null : lookups.openingOf(shared.branch);
		const hours: Hours = [shared.from, shared.to];
		const day = shared.day ?? eventDay(pragueDay(lookups.now), shared.inDays ?? 0, hours, branch);
		const times: Columns = { starts_at: pragueMoment(day, shared.from), ends_at: pragueMoment(day, shared.to) };
		return {
			table: "events",
			key: { key },
			facts: {
				...facts,
				...(shared.day === undefined ? NO_COLUMNS : times),
				branch_id: shared.branch === undefined ? null : lookups.branchId(shared.branch, "branch"),
				picture_id: await lookups.pictureId(shared.picture),
				price_minor: shared.price,
			},
			initial: { ...initial, ...(shared.day === undefined ? times : NO_COLUMNS), updated_at: lookups.now },
			isDated: true,
			texts: {
				table: "event_translations",
				owner: "event_id",
				rows: inLanguages(texts, ({ place }, locale) => ({ place: typographic(place, locale) })),
			},
		};
	},
});

export const TEXT_KINDS: Kind[] = [posts, pages, services, careers, events];
