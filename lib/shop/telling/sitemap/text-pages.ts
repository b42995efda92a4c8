import { DEFAULT_LOCALE, eachLocale, type Locale } from "../../../domain/locale.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { urlsOf } from "../../content/texts/urls-of.ts";
import { pagePath } from "../../goods/search-index/page-path.ts";
import type { Database } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import { byId } from "./by-id.ts";
import type { FoundPage } from "./found-page.ts";
import { branchIds, contactIds, pageRows, type TextKind, type TextRow, textRows } from "./texts.sql.ts";

type Addressed = { id: number; slug: string };

/** Page of a text by kind. */
const PATHS: Record<TextKind, (locale: Locale, text: Addressed) => string> = {
	posts: pageLinks.post,
	blogCategories: (locale, text) => pageLinks.written(locale, "blogCategory", text),
	careers: (locale, text) => pageLinks.written(locale, "careers", text),
	events: (locale, text) => pageLinks.written(locale, "events", text),
	services: (locale, text) => pageLinks.written(locale, "services", text),
};

/** All texts that have a page at `now`: articles, jobs, events, services, pages, branches and contacts. */
export async function* textPages(db: Database, now: Date): AsyncGenerator<FoundPage> {
	const at = { now, today: pragueDay(now) };
	for (const kind of Object.keys(PATHS) as TextKind[]) {
		for await (const row of byId((batch) => textRows(db, kind, at, batch))) {
			yield pageOf(row, (locale, slug) => PATHS[kind](locale, { id: row.id, slug }));
		}
	}
	for await (const row of byId((batch) => pageRows(db, batch))) {
		yield pageOf(row, (locale, slug) => pagePath(locale, { ...row, slug }));
	}
	for await (const { id } of byId((batch) => branchIds(db, batch))) {
		yield { paths: eachLocale((locale) => pageLinks.store(locale, id)), changedAt: null, pictures: [] };
	}
	for await (const { id } of byId((batch) => contactIds(db, batch))) {
		const paths = eachLocale((locale) => (locale === DEFAULT_LOCALE ? pageLinks.contact(id) : null));
		yield { paths, changedAt: null, pictures: [] };
	}
}

function pageOf(row: TextRow, path: (locale: Locale, slug: string) => string): FoundPage {
	return {
		paths: urlsOf(row, path),
		changedAt: row.changed_at === null ? null : new Date(row.changed_at),
		pictures: row.picture_key === null ? [] : [row.picture_key],
	};
}
