import { errorText } from "../base/error-text.ts";
import { log } from "../base/log.ts";
import { type Outage, watchOutage } from "../base/outage.ts";
import { isDatabaseAway } from "./database-errors.ts";

// The bundler may load this file more than once in a process; the outage is one.
const holder = globalThis as typeof globalThis & { konfetyDatabaseOutage?: Outage };

/** Outages of the shop's database in this process: `away` for what failed by it, `back` for what is asked again and again and passed. */
export function databaseOutage(): Outage {
	holder.konfetyDatabaseOutage ??= watchOutage("database");
	return holder.konfetyDatabaseOutage;
}

/** Logs what failed; when that is because the database is away, only the outage is told. */
export function logFault(error: unknown, message: string, fields: object = {}): void {
	if (isDatabaseAway(error)) databaseOutage().away(error, fields);
	else log.error({ ...fields, error: errorText(error) }, message);
}
