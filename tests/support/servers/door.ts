import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { eachLocaleOf } from "#lib/domain/locale.ts";
import { PUBLIC } from "#lib/server/app/public-pages.ts";
import { appLine } from "#lib/server/door/app-line.ts";
import { createDoor, type DoorOptions } from "#lib/server/door/door.ts";
import { keptPages } from "#lib/server/door/kept-pages.ts";
import { keptNames } from "#lib/server/door/may-keep.ts";
import { refusalsIn } from "#lib/server/refuse.ts";
import { openServer } from "./loopback.ts";

/** What reached the app; its body once it is read. */
export type Reached = {
	method: string | undefined;
	url: string | undefined;
	headers: IncomingHttpHeaders;
	rawHeaders: string[];
	body: string;
};
export type AppAnswer = (request: IncomingMessage, response: ServerResponse) => void;

export const DOOR_KEY = "a-key-of-door-and-app";

/** An answer of the app: a page that is everybody's, unless `headers` say otherwise. */
export const answering =
	(text: string, headers: Record<string, string | string[]> = {}): AppAnswer =>
	(_, response) => {
		response.setHeader("Content-Type", "text/html; charset=utf-8");
		response.setHeader("Cache-Control", PUBLIC);
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		response.end(text);
	};

/** A door, with a clock that moves by hand, before an app that answers so. */
export async function openDoor(answer: AppAnswer, options: Partial<DoorOptions> = {}) {
	const clock = { ms: 0 };
	const reached: Reached[] = [];
	const now = { answer };
	const app = await openServer(async (request, response) => {
		const { method, url, headers, rawHeaders } = request;
		const seen = { method, url, headers, rawHeaders, body: "" };
		reached.push(seen);
		try {
			seen.body = Buffer.concat(await request.toArray()).toString();
			now.answer(request, response);
		} catch {
			response.destroy();
		}
	});
	const line = appLine({ awaitMs: 30 });
	line.moveTo([app.url]);
	const kept = keptPages({ maxBytes: 1_000_000, nowMs: () => clock.ms });
	const door = await openServer(
		createDoor({
			app: line,
			files: new Map(),
			kept,
			names: keptNames(),
			dress: (page) => page,
			refusals: await eachLocaleOf(refusalsIn),
			trustedProxies: 0,
			isHttps: false,
			isDraining: () => false,
			log: null,
			meter: null,
			doorKey: DOOR_KEY,
			watch: () => {},
			...options,
		}),
	);
	return {
		...door,
		reached,
		clock,
		kept,
		closeApp: app.close,
		/** What the app answers from now on. */
		say: (next: AppAnswer) => {
			now.answer = next;
		},
	};
}
