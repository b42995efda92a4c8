import { errorText } from "../base/error-text.ts";
import { log } from "../base/log.ts";
import { type Outage, watchOutage } from "../base/outage.ts";
import { postgresCode } from "./client.ts";

/** PostgreSQL is down, starting, stopping, or out of connections, memory or disk. */
const AWAY = new Set([
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
const AWAY_TEXT =
	/timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|connection ended/;

/** Whether the statement failed because the database cannot be reached or does not answer, so that the same one may pass later. */
export function isDatabaseAway(error: unknown): boolean {
	return AWAY.has(postgresCode(error) ?? "") || AWAY_TEXT.test(errorText(error));
}

// The bundler may load this file more than once in a process; the outage is one.
const holder = globalThis as typeof globalThis & { konfetyDatabaseOutage?: Outage };

/** Outages of the shop's database in this process. */
export function databaseOutage(): Outage {
	holder.konfetyDatabaseOutage ??= watchOutage("database");
	return holder.konfetyDatabaseOutage;
}

/** Logs what failed; when that is because the database is away, only the outage is told. */
export function logFault(error: unknown, message: string, fields: object = {}): void {
	if (isDatabaseAway(error)) databaseOutage().away(error, fields);
	else log.error({ ...fields, error: errorText(error) }, message);
}
