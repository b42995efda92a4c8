import { type Published, serveSnapshot } from "../publish/serve-snapshot.ts";
import { feedFormat } from "./formats.ts";

/** A feed by its file name; 404 for any other name. */
export async function serveFeed(request: Request, file: string, place: Published): Promise<Response> {
	const format = feedFormat(file);
	if (!format) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
	return serveSnapshot(request, { name: format.file, contentType: format.container.contentType }, place);
}
