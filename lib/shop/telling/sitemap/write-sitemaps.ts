import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { PublishContext } from "../publish/context.ts";
import { changedMsOf, openSnapshot } from "../publish/snapshot.ts";
import { element, group, XML_DECLARATION } from "../publish/xml.ts";
import { fixedPages } from "./fixed-pages.ts";
import type { FoundPage } from "./found-page.ts";
import { goodsPages } from "./goods-pages.ts";
import { isPartName, SECTIONS, type Section, SITEMAP_INDEX } from "./part-name.ts";
import { textPages } from "./text-pages.ts";
import { papersChangedAt } from "./texts.sql.ts";
import { PART_LIMITS, type Part, type PartLimits, writeParts } from "./write-parts.ts";

/**
 * Writes the sitemap: parts first, then the index, then deletes parts no longer in the index, so that the index never names a
 * missing part. Returns the names of changed files. Locks nothing.
 */
export async function writeSitemaps(context: PublishContext, limits: PartLimits = PART_LIMITS): Promise<string[]> {
	const pages = pagesBySection(context);
	const parts: Part[] = [];
	for (const section of SECTIONS)
		parts.push(...(await writeParts(context, { section, pages: pages[section](), limits })));
	const names = parts.map(({ name }) => name);
	const isChanged = await writeIndex(context, names);
	await removeOthers(context.dir, names);
	return [...parts, { name: SITEMAP_INDEX, isChanged }].filter((file) => file.isChanged).map(({ name }) => name);
}

function pagesBySection({ db, now }: PublishContext): Record<Section, () => AsyncIterable<FoundPage>> {
	return {
		...goodsPages(db),
		texts: () => textPages(db, now),
		fixed: async function* () {
			yield* fixedPages(await papersChangedAt(db));
		},
	};
}

/** A part's date is its file's, which does not change while the content is the same. */
async function writeIndex({ dir, shopUrl }: PublishContext, parts: string[]): Promise<boolean> {
	const index = await openSnapshot(dir, SITEMAP_INDEX);
	try {
		await index.write(`${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`);
		for (const part of parts) {
			const changedAt = new Date(changedMsOf(await stat(join(dir, part))));
			const loc = element("loc", new URL(`/${part}`, shopUrl).href);
			await index.write(`${group("sitemap", loc, element("lastmod", changedAt.toISOString()))}\n`);
		}
		await index.write("</sitemapindex>\n");
		return await index.commit();
	} catch (error) {
		await index.discard();
		throw error;
	}
}

async function removeOthers(dir: string, parts: string[]): Promise<void> {
	const kept = new Set(parts);
	const others = (await readdir(dir)).filter((name) => isPartName(name) && !kept.has(name));
	for (const name of others) await rm(join(dir, name), { force: true });
}
