import type { IncomingMessage, ServerResponse } from "node:http";
import { eachLocale, eachLocaleOf } from "#lib/domain/locale.ts";
import { createFront, type FrontOptions } from "#lib/server/app/front.ts";
import { refusalsIn } from "#lib/server/refuse.ts";
import { openServer } from "./loopback.ts";

export const FRONT_KEY = "a-key-that-only-this-server-knows";

export type NextAnswer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
/** A page that Next may keep, but has not kept yet. */
export const page: NextAnswer = (_, response) => {
	response.setHeader("Cache-Control", "s-maxage=3600");
	response.end("page");
};
const kept = (html: string) => async () => ({
	html: Buffer.from(html),
	gzip: Buffer.from(""),
	headers: { "content-type": "text/html; charset=utf-8" },
});

/** A server whose Next answers so; what reached it is in `reached`. */
export async function openFront(answer: NextAnswer = page, options: Partial<FrontOptions> = {}) {
	const reached: IncomingMessage[] = [];
	const front = createFront({
		next: async (asked, response) => {
			reached.push(asked);
			await answer(asked, response);
		},
		ask: async () => true,
		isClosed: async () => false,
		isFile: (path) => /^\/(media|_next)\//.test(path),
		notFound: { ...eachLocale(() => kept("<h1>No such page</h1>")), cs: kept("<h1>Stránka neexistuje</h1>") },
		refusals: await eachLocaleOf(refusalsIn),
		limits: null,
		api: async (asked, response) => {
			reached.push(asked);
			await answer(asked, response);
		},
		whoAsks: () => ({ address: "127.0.0.1", requestId: "a-request" }),
		internalKey: FRONT_KEY,
		isHttps: false,
		meter: null,
		...options,
	});
	const { send, port } = await openServer(front);
	return { send, reached, port };
}
