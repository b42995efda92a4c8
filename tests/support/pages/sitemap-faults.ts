import type { Crawl, Visited } from "./crawl.ts";
import type { SitemapEntry } from "./sitemaps.ts";

const whole = (address: string) => new URL(address).href;
const sorted = (languages: Record<string, string>) =>
	JSON.stringify(
		Object.entries(languages)
			.map(([name, href]) => [name, whole(href)])
			.toSorted(),
	);

/** What is wrong with an address of the sitemap, whose page answered so; a line for each fault. */
export function entryFaults(entry: SitemapEntry, { status, location, page }: Visited): string[] {
	const { loc } = entry;
	if (status !== 200) return [`${loc} → ${status}${location === null ? "" : ` ${location}`}`];
	if (!page) return [`${loc} is no page`];
	return [
		...(page.isHidden ? [`${loc} says that it is not to be listed`] : []),
		...(page.canonical !== null && whole(page.canonical) === loc ? [] : [`${loc} is canonical to ${page.canonical}`]),
		...(sorted(page.languages) === sorted(entry.languages)
			? []
			: [`${loc} has the versions ${sorted(page.languages)}, in the sitemap ${sorted(entry.languages)}`]),
	];
}

/** Versions that are not in the sitemap, or do not name all the others. */
export function versionFaults(entries: SitemapEntry[]): string[] {
	const byLoc = new Map(entries.map((entry) => [entry.loc, entry]));
	return entries.flatMap(({ loc, languages }) => {
		const others = Object.values(languages).map(whole);
		const isOwn = others.length === 0 || others.includes(loc);
		return [
			...(isOwn ? [] : [`${loc} is none of its own versions`]),
			...others
				.filter((other) => sorted(byLoc.get(other)?.languages ?? {}) !== sorted(languages))
				.map((other) => `${loc} names ${other}, which does not name it`),
		];
	});
}

/** Pages that may be listed and are not in the sitemap; of filtered and further pages the sitemap has none. */
export function missingPages({ visited }: Crawl, origin: string, entries: SitemapEntry[]): string[] {
	const known = new Set(entries.map(({ loc }) => loc));
	return [...visited].flatMap(([path, { status, page }]) => {
		if (status !== 200 || !page || page.isHidden || path.includes("?")) return [];
		const address = whole(origin + path);
		if (page.canonical === null) return [`${path} has no canonical address`];
		return whole(page.canonical) !== address || known.has(address) ? [] : [`${path} is not in the sitemap`];
	});
}
