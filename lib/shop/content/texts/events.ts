import type { Event, EventCard, EventsList } from "../../../contract/schemas/content.ts";
import type { Locale } from "../../../domain/locale.ts";
import { headScene } from "../../goods/media/head-scene.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { pageLinks } from "../../kernel/links.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type EventRow, eventRow, pastEvents, upcomingEvents } from "./offers.sql.ts";
import { showBlocks } from "./show-blocks.ts";
import { NO_TINT, urlsOf } from "./urls-of.ts";

const PAST_SHOWN = 12;

/** Published events: current and future ones, and the last past ones. */
export async function listEvents({ db, now }: Shop, locale: Locale): Promise<EventsList> {
	const moment = now();
	const [upcoming, past] = await Promise.all([
		upcomingEvents(db, locale, moment),
		pastEvents(db, locale, moment, PAST_SHOWN),
	]);
	return { upcoming: upcoming.map((row) => cardOf(row, locale)), past: past.map((row) => cardOf(row, locale)) };
}

/** A published event, past or not; null when none has this id. */
export async function getEvent({ db, now }: Shop, locale: Locale, id: number): Promise<Event | null> {
	const moment = now();
	const row = await eventRow(db, locale, id, moment);
	if (!row) return null;
	return {
		...cardOf(row, locale),
		blocks: await showBlocks(db, locale, row.blocks),
		scene: headScene(row.recipe),
		is_over: new Date(row.ends_at) <= moment,
		urls: urlsOf(row, (of, slug) => pageLinks.written(of, "events", { id, slug })),
	};
}

function cardOf(row: EventRow, locale: Locale): EventCard {
	const { id, slug, title, perex } = row;
	return {
		...{ id, slug, title, perex },
		url: pageLinks.written(locale, "events", { id, slug }),
		starts_at: new Date(row.starts_at).toISOString(),
		ends_at: new Date(row.ends_at).toISOString(),
		place:
			row.branch_id === null
				? { name: row.place, street: "", city: "", url: null }
				: {
						name: row.branch_name ?? "",
						street: row.street ?? "",
						city: row.city ?? "",
						url: pageLinks.store(locale, row.branch_id),
					},
		price_with_tax: row.price_minor,
		image: pictureOf(row.picture_key, title),
		tint: row.tint ?? NO_TINT,
	};
}
