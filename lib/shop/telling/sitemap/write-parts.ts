import { openSnapshot } from "../publish/snapshot.ts";
import { XML_DECLARATION } from "../publish/xml.ts";
import { type FoundPage, urlElements } from "./found-page.ts";
import { partName, type Section } from "./part-name.ts";

/** Limits of a part. */
export type PartLimits = { addresses: number; bytes: number };

/** Below the protocol's 50 000 addresses and 50 MB, so that a part is quick to fetch and parse. */
export const PART_LIMITS: PartLimits = { addresses: 20_000, bytes: 20_000_000 };

const HEAD = `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
`;
const TAIL = "</urlset>\n";

type OpenPart = {
	hasRoomFor(element: string): boolean;
	add(element: string): Promise<void>;
	close(): Promise<Part>;
	discard(): Promise<void>;
};

export type Part = { name: string; isChanged: boolean };

/** Writes the pages of a section into as many parts as needed; none without pages. */
export async function writeParts(
	{ dir, shopUrl }: { dir: string; shopUrl: string },
	{ section, pages, limits }: { section: Section; pages: AsyncIterable<FoundPage>; limits: PartLimits },
): Promise<Part[]> {
	const parts: Part[] = [];
	let part: OpenPart | null = null;
	try {
		for await (const page of pages) {
			for (const element of urlElements(page, shopUrl)) {
				if (part && !part.hasRoomFor(element)) {
					parts.push(await part.close());
					part = null;
				}
				part ??= await openPart(dir, partName(section, parts.length + 1), limits);
				await part.add(element);
			}
		}
		if (part) parts.push(await part.close());
	} catch (error) {
		await part?.discard();
		throw error;
	}
	return parts;
}

async function openPart(dir: string, name: string, limits: PartLimits): Promise<OpenPart> {
	const file = await openSnapshot(dir, name);
	await file.write(HEAD);
	let addresses = 0;
	let bytes = Buffer.byteLength(HEAD + TAIL);
	return {
		hasRoomFor: (element) => addresses < limits.addresses && bytes + Buffer.byteLength(element) <= limits.bytes,
		add: async (element) => {
			addresses++;
			bytes += Buffer.byteLength(element);
			await file.write(element);
		},
		close: async () => {
			await file.write(TAIL);
			return { name, isChanged: await file.commit() };
		},
		discard: () => file.discard(),
	};
}
