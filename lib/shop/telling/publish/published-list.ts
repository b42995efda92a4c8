import { text } from "node:stream/consumers";
import { z } from "zod";
import { log } from "../../kernel/base/log.ts";
import type { FileStore } from "../../kernel/files/file-store.ts";

/** Name of the list in the store. It is written after the files that it names. */
export const PUBLISHED_LIST = "published/files.json";
/** Name of a published file in the store. */
export const publishedName = (file: string) => `published/${file}`;

const published = z.strictObject({
	/** A name that leads nowhere else. */
	file: z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,99}$/),
	bytes: z.int().nonnegative(),
	/** Whole milliseconds; with the size it makes the ETag, on every computer the same. */
	changedMs: z.int().nonnegative(),
	sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type PublishedFile = z.infer<typeof published>;

const publishedList = z.strictObject({
	/** When the run that wrote them began, in milliseconds by the clock of the database: what changed before is in them. */
	begunMs: z.number(),
	files: z.array(published),
});
export type PublishedList = z.infer<typeof publishedList>;

const asJson = z.string().transform((said, context) => {
	try {
		return JSON.parse(said) as unknown;
	} catch {
		context.addIssue({ code: "custom", message: "no JSON" });
		return z.NEVER;
	}
});

/** What the store has; null when nothing was published there yet, or nobody can read it: then the next run writes it anew. */
export async function readList(store: FileStore): Promise<PublishedList | null> {
	const body = await store.read(PUBLISHED_LIST);
	if (!body) return null;
	const list = asJson.pipe(publishedList).safeParse(await text(body));
	if (list.success) return list.data;
	log.warn({ error: list.error.message }, "the list of published files in the store is written anew");
	return null;
}

export async function writeList(store: FileStore, list: PublishedList): Promise<void> {
	await store.write(PUBLISHED_LIST, Buffer.from(JSON.stringify(list)));
}
