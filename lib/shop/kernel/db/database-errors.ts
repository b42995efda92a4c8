import { errorText } from "../base/error-text.ts";

/** PostgreSQL's error code, or the system's, wherever Drizzle wrapped the error. */
export function postgresCode(error: unknown): string | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("code" in cause && typeof cause.code === "string") return cause.code;
	}
	return undefined;
}

/** PostgreSQL is down, starting, stopping, or out of connections, memory or disk. */
const GONE = new Set([
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENOTFOUND",
	"EAI_AGAIN",
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"08001",
	"08003",
	"08006",
	"25P03",
	"53100",
	"53200",
	"53300",
	"57P01",
	"57P02",
	"57P03",
]);
/** What the driver says without a code. */
const GONE_TEXT = /Connection terminated|not queryable/;
const SILENT_TEXT = /timeout exceeded when trying to connect|Query read timeout/;

/** Whether the database took no statement. */
export const isDatabaseGone = (error: unknown): boolean =>
	GONE.has(postgresCode(error) ?? "") || GONE_TEXT.test(errorText(error));

/** Whether the database is gone or does not answer, so that the same call may pass later. */
export const isDatabaseAway = (error: unknown): boolean => isDatabaseGone(error) || SILENT_TEXT.test(errorText(error));
