import type { PublishContext } from "../publish/context.ts";
import { openSnapshot, type Snapshot } from "../publish/snapshot.ts";
import { itemLine } from "./container.ts";
import { type FeedContext, readFeedContext } from "./feed-context.ts";
import type { FeedFormat } from "./format.ts";
import { FEED_FORMATS } from "./formats.ts";
import type { LeftOut, Offer } from "./offer.ts";
import { offerProductIds, offerProductRows } from "./offers.sql.ts";
import { offersOf } from "./offers-of.ts";

/** Products per read: memory does not grow with the number of goods. */
const BATCH = 500;

export type FeedReport = {
	file: string;
	items: number;
	bytes: number;
	/** Whether the file's bytes differ from the one served before. */
	isChanged: boolean;
	/** How many variants on sale are left out, by reason. */
	leftOut: Partial<Record<LeftOut, number>>;
};

type Draft = { format: FeedFormat; snapshot: Snapshot; report: FeedReport };

export type BuildOptions = {
	/** Writes everything and discards it. */
	isDryRun?: boolean;
	/** Products per read; default 500. */
	batch?: number;
	/** Called after each batch with the number of products written. */
	onProgress?: (products: number) => void;
};

/**
 * Writes all feeds in one pass over the goods, by id. Replaces the served files once all are complete; after an error they
 * stay as they are. Rethrows the error.
 */
export async function buildFeeds(context: PublishContext, options: BuildOptions = {}): Promise<FeedReport[]> {
	const { isDryRun = false, batch = BATCH, onProgress = () => {} } = options;
	const shared = await readFeedContext(context);
	const drafts: Draft[] = [];
	try {
		for (const format of FEED_FORMATS) {
			const snapshot = await openSnapshot(context.dir, format.file);
			const report = { file: format.file, items: 0, bytes: 0, isChanged: false, leftOut: {} };
			drafts.push({ format, snapshot, report });
			await append(drafts.at(-1), format.head(shared));
		}
		let products = 0;
		for (let after = 0; ; ) {
			const ids = await offerProductIds(context.db, after, batch);
			const last = ids.at(-1);
			if (last === undefined) break;
			for (const product of await offerProductRows(context.db, ids)) {
				for (const offer of offersOf(product, shared)) {
					for (const draft of drafts) await appendOffer(draft, offer, shared);
				}
			}
			after = last;
			products += ids.length;
			onProgress(products);
		}
		for (const draft of drafts) await append(draft, draft.format.foot);
		for (const { snapshot, report } of drafts) {
			report.isChanged = isDryRun ? await snapshot.rehearse() : await snapshot.commit();
		}
	} catch (error) {
		for (const { snapshot } of drafts) await snapshot.discard();
		throw error;
	}
	return drafts.map(({ report }) => report);
}

async function appendOffer(draft: Draft, offer: Offer | { leftOut: LeftOut }, shared: FeedContext): Promise<void> {
	const { format, report } = draft;
	const isFull = report.items >= (format.rules.maxItems ?? Number.POSITIVE_INFINITY);
	const item = "leftOut" in offer ? offer : isFull ? { leftOut: "too_many" as const } : format.item(offer, shared);
	if (typeof item !== "string") {
		report.leftOut[item.leftOut] = (report.leftOut[item.leftOut] ?? 0) + 1;
		return;
	}
	await append(draft, itemLine(format.container, item, report.items === 0));
	report.items += 1;
}

async function append(draft: Draft | undefined, text: string): Promise<void> {
	if (!draft) return;
	draft.report.bytes += Buffer.byteLength(text);
	await draft.snapshot.write(text);
}
