import { LOCALES } from "#lib/domain/locale.ts";
import { guardsOf } from "#lib/i18n/guards.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { fetchAfresh } from "./fetch-afresh.ts";
import { type ReadPage, readPage } from "./read-page.ts";
import { together } from "./together.ts";

/** What an address answered. */
export type Visited = {
	status: number;
	/** Path that it leads on to. */
	location: string | null;
	/** Null for what is no HTML, and for what is not there. */
	page: ReadPage | null;
};
export type Visit = (path: string) => Promise<Visited>;

/** An address, and where a link to it stands. */
type Link = { from: string; href: string; path: string; id: string };
export type Crawl = { visited: Map<string, Visited>; links: Link[] };

/** Fetches a path of the shop at `origin` without following where it leads. */
export function visitor(origin: string): Visit {
	return async (path) => {
		const reply = await fetchAfresh(origin + path, { redirect: "manual", signal: AbortSignal.timeout(60_000) });
		const location = reply.headers.get("Location");
		const isPage = reply.status === 200 && reply.headers.get("Content-Type")?.startsWith("text/html");
		if (!isPage) await reply.body?.cancel();
		const page = isPage ? readPage(await reply.text()) : null;
		if (page) page.isHidden ||= /noindex/.test(reply.headers.get("X-Robots-Tag") ?? "");
		return { status: reply.status, location: location && pathOf(new URL(location, origin)), page };
	};
}

/** Tells of an address that was not visited yet whether it is worth a visit. */
type IsNew = (path: string, isNofollow: boolean) => boolean;

/**
 * Goes through the shop from `starts` on by the links of its HTML, four at a time; throws after `max` addresses, which are more
 * than there can be.
 */
export async function crawl({
	origin,
	starts,
	visit,
	max,
	isNew = newcomers(),
}: {
	origin: string;
	starts: string[];
	visit: Visit;
	max: number;
	isNew?: IsNew;
}): Promise<Crawl> {
	const visited = new Map<string, Visited>();
	const links: Link[] = [];
	const seen = new Set(starts);
	for (const start of seen) isNew(start, false);
	let wave = [...seen];
	const follow = async (path: string, next: string[]) => {
		const answer = await visit(path);
		visited.set(path, answer);
		for (const { href, isNofollow } of answer.page?.links ?? []) {
			const link = linkOf(origin, { from: path, href });
			if (!link || (!seen.has(link.path) && !isNew(link.path, isNofollow))) continue;
			links.push(link);
			if (seen.has(link.path)) continue;
			seen.add(link.path);
			next.push(link.path);
			if (seen.size > max) throw new Error(`There are more than ${max} addresses; the last one is ${link.path}`);
		}
	};
	while (wave.length > 0) {
		const next: string[] = [];
		await together(wave, (path) => follow(path, next));
		wave = next;
	}
	return { visited, links };
}

/** Null for what is not the shop's, and for pictures: they are drawn when they are first asked for, which takes long. */
function linkOf(origin: string, { from, href }: { from: string; href: string }): Link | null {
	const url = URL.canParse(href, origin + from) ? new URL(href, origin + from) : null;
	if (url?.origin !== origin || url.pathname.startsWith("/media/")) return null;
	return { from, href, path: pathOf(url), id: decodeURIComponent(url.hash.slice(1)) };
}

const pathOf = ({ pathname, search }: URL) => pathname + search;

/**
 * Every page is worth a visit. The same page with another choice in its query is visited once for each set of keys and
 * language, in another order (nofollow) once for each order; pages by their number all are.
 */
function newcomers(): IsNew {
	const known = new Set<string>();
	return (path, isNofollow) => {
		const { pathname, searchParams, search } = new URL(path, "http://localhost");
		const keys = [...searchParams.keys()];
		if (keys.length === 0 || (keys.length === 1 && /^(strana|page)$/.test(keys[0] ?? ""))) return true;
		const kind = `${pathname.startsWith("/en/")} ${isNofollow ? search : keys.toSorted().join("&")}`;
		if (known.has(kind)) return false;
		known.add(kind);
		return true;
	};
}

/**
 * One address of each kind is worth a visit: with the same words before a number and as many after it, or with the same keys in its
 * query in a language.
 */
export function firstOfEachKind(): IsNew {
	const known = new Set<string>();
	return (path) => {
		const { pathname, searchParams } = new URL(path, "http://localhost");
		const keys = [...searchParams.keys()].toSorted().join("&");
		const words = pathname.replace(/\/\d+((?:\/[^/]+)*)$/, (_, rest: string) => `/0${rest.replace(/[^/]+/g, "x")}`);
		const kind = keys === "" ? words : `${pathname.startsWith("/en/")} ${keys}`;
		if (known.has(kind)) return false;
		known.add(kind);
		return true;
	};
}

/** Links that lead to an error, to somewhere else, or to a place that is not on their page; a line for each. */
export function linkFaults({ visited, links }: Crawl): string[] {
	const faults = links.flatMap(({ from, href, path, id }) => {
		const target = visited.get(path);
		if (!target || leadsToLogin(path, target)) return [];
		if (target.status !== 200) {
			return [`${from} → ${href} → ${target.status}${target.location === null ? "" : ` ${target.location}`}`];
		}
		return id === "" || !target.page || target.page.ids.has(id)
			? []
			: [`${from} → ${href} → no such place on the page`];
	});
	return [...new Set(faults)];
}

/** Screens of customers lead guests to the login, as they are to. */
function leadsToLogin(path: string, { status, location }: Visited): boolean {
	const { pathname } = new URL(path, "http://localhost");
	const login = LOCALES.some((locale) => location?.startsWith(`${screenPath(locale, "login")}?`));
	return status === 307 && login && guardsOf(pathname).includes("customer");
}
