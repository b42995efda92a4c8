import { access } from "node:fs/promises";
import { join } from "node:path";
import { type Published, serveSnapshot } from "../publish/serve-snapshot.ts";
import { isPartName, SITEMAP_INDEX } from "./part-name.ts";

const MISSING = { status: 404, headers: { "Cache-Control": "no-store" } };

/** The sitemap's index or one of its parts; 404 for any other name, and for a part no longer in the index. */
export async function serveSitemap(request: Request, name: string, place: Published): Promise<Response> {
	if (name !== SITEMAP_INDEX && !(await mayBePart(place.dir, name))) return new Response(null, MISSING);
	return serveSnapshot(request, { name, contentType: "application/xml; charset=utf-8" }, place);
}

/** Before the first index is written, any part may exist. */
async function mayBePart(dir: string, name: string): Promise<boolean> {
	if (!isPartName(name)) return false;
	return (await isThere(join(dir, name))) || !(await isThere(join(dir, SITEMAP_INDEX)));
}

async function isThere(path: string): Promise<boolean> {
	try {
		await access(path);
		return true;
	} catch {
		return false;
	}
}
