import { buildFeeds } from "../telling/feeds/build-feeds.ts";
import type { PublishContext } from "../telling/publish/context.ts";
import { noteRun } from "../telling/publish/last-run.ts";
import { sweepDrafts } from "../telling/publish/snapshot.ts";
import { writeSitemaps } from "../telling/sitemap/write-sitemaps.ts";

/** Writes feeds and sitemaps. Returns the names of changed files; throws when any could not be written. */
export async function publishAll(context: PublishContext): Promise<string[]> {
	await sweepDrafts(context.dir);
	const failed: unknown[] = [];
	const keep = (error: unknown): string[] => {
		failed.push(error);
		return [];
	};
	const feeds = await buildFeeds(context).then(
		(reports) => reports.filter(({ isChanged }) => isChanged).map(({ file }) => file),
		keep,
	);
	// An error in a feed must not stop the sitemap.
	const sitemaps = await writeSitemaps(context).catch(keep);
	const [first] = failed;
	if (first !== undefined) throw first;
	await noteRun(context.dir);
	return [...feeds, ...sitemaps];
}
