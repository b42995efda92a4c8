/** What a connection is asked, joined with the request that asks. */
import { SECOND_MS } from "../../../domain/durations.ts";
import { log } from "../base/log.ts";
import { currentRequest, inRequest } from "../base/request-context.ts";
import { tracing } from "../base/tracing.ts";
import { isDatabaseGone } from "./database-errors.ts";

const SLOW_MS = SECOND_MS;
/** What Drizzle begins a transaction with, before its level. */
export const BEGIN = /^begin\b/;
/** A constraint that was not met: use cases expect it, and refuse. */
const CONSTRAINT = /^23/;

type Ask = (...args: unknown[]) => unknown;
export type Statement = { text: string; name?: string | undefined };

export const isStatement = (config: unknown): config is Statement =>
	typeof config === "object" &&
	config !== null &&
	"text" in config &&
	typeof config.text === "string" &&
	!("submit" in config);

/**
 * Begins transactions with a comment that names the request, so that PostgreSQL's own log tells whose they are. It is
 * part of a statement that is sent anyway; others stay as they are, since each text is prepared for itself.
 */
export function nameTransactions(query: Ask): Ask {
	return (config, ...more) => {
		const request = currentRequest();
		if (!request || !isStatement(config) || !BEGIN.test(config.text)) return query(config, ...more);
		const text = config.text.replace(BEGIN, `begin /* request ${request.requestId} */`);
		// By a name the connection would keep each of them prepared.
		return query({ ...config, text, name: undefined }, ...more);
	};
}

/** Logs statements that are slow or fail, and traces all where somebody wants that, by their text, which has no values. */
export function logStatements(query: Ask): Ask {
	return (config, ...more) => {
		if (!isStatement(config)) return query(config, ...more);
		const ended = watch(config);
		// `pool.query` waits by a callback, transactions by a promise.
		const callback = more.at(-1);
		if (typeof callback === "function") {
			return query(config, ...more.slice(0, -1), (error: unknown, result: unknown) => {
				ended(error);
				callback(error, result);
			});
		}
		const result = query(config, ...more);
		if (result instanceof Promise) result.then(() => ended(null), ended);
		return result;
	};
}

const verbOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";

/** Begins to watch a statement; what it returns hears its end. */
function watch({ text }: Statement): (error: unknown) => void {
	const [begunMs, request] = [performance.now(), currentRequest()];
	const endSpan = tracing()?.begin(verbOf(text), {
		kind: "client",
		told: { "db.system.name": "postgresql", "db.query.text": text },
	});
	return (error) => {
		endSpan?.(error);
		const tookMs = Math.round(performance.now() - begunMs);
		if (!error && tookMs <= SLOW_MS) return;
		const say = () =>
			error ? logFailed(text, tookMs, error) : log.warn({ statement: text, tookMs }, "slow statement");
		// The answer comes by the connection, which belongs to no request.
		if (request) inRequest(request, say);
		else say();
	};
}

function logFailed(statement: string, tookMs: number, error: unknown): void {
	// Told as an outage by whoever asked.
	if (isDatabaseGone(error)) return;
	const { code, constraint } = error as { code?: string; constraint?: string };
	const isExpected = CONSTRAINT.test(code ?? "");
	log[isExpected ? "debug" : "warn"]({ statement, tookMs, code, constraint }, "statement failed");
}
