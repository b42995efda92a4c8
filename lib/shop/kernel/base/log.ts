import pino from "pino";
import { currentRequest } from "./request-context.ts";

/** Longest value in a line, in characters; the log keeps a line with three of them (log-writer.ts). */
const VALUE_MAX = 500;

const short = (value: unknown) =>
	typeof value === "string" && value.length > VALUE_MAX ? `${value.slice(0, VALUE_MAX - 1)}…` : value;

/** JSON lines on standard error, each with the request that is worked, long values cut; personal data and secrets are never logged. */
export const log = pino(
	{
		level: process.env.LOG_LEVEL ?? "info",
		base: null,
		mixin: () => {
			const request = currentRequest();
			return request ? { requestId: request.requestId } : {};
		},
		formatters: {
			log: (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, short(value)])),
		},
	},
	pino.destination({ dest: 2, sync: true }),
);
