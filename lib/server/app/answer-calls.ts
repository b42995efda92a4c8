import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { securityHeaders } from "../security-headers.ts";

type Answering = { fetch: (request: Request) => Response | Promise<Response> };

/** Answers calls of the API without Next, whose way to a route costs more than most calls do. */
export function answerCalls(api: () => Answering, settings: Parameters<typeof securityHeaders>[0]) {
	const headers = securityHeaders(settings);
	const listener = getRequestListener((request) => api().fetch(request), { overrideGlobalObjects: false });
	return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
		// The listener reads the raw headers, where forged ones still stand that the front has taken away or replaced.
		request.rawHeaders = Object.entries(request.headers).flatMap(([name, value]) =>
			[value ?? []].flat().flatMap((one) => [name, one]),
		);
		for (const { key, value } of headers) response.setHeader(key, value);
		await listener(request, response);
	};
}
