import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as attributeTables from "./schema/attributes.ts";
import * as cartTables from "./schema/carts.ts";
import * as catalogueTables from "./schema/catalogue.ts";
import * as contentTables from "./schema/content.ts";
import * as influencerTables from "./schema/influencers.ts";
import * as listingTables from "./schema/listing.ts";
import * as orderTables from "./schema/orders.ts";
import * as paymentTables from "./schema/payments.ts";
import * as peopleTables from "./schema/people.ts";
import * as placeTables from "./schema/places.ts";
import * as reviewTables from "./schema/reviews.ts";
import * as serviceTables from "./schema/services.ts";
import * as shopTables from "./schema/shop.ts";
import * as sizeTables from "./schema/size-tables.ts";
import { statementNames } from "./statement-names.ts";

/** Every table of the shop, and what belongs to them. */
export const TABLES = {
	...catalogueTables,
	...attributeTables,
	...influencerTables,
	...listingTables,
	...reviewTables,
	...contentTables,
	...placeTables,
	...shopTables,
	...sizeTables,
	...serviceTables,
	...peopleTables,
	...cartTables,
	...orderTables,
	...paymentTables,
};

/** A pool or an open transaction on it; statements take either. */
export type Database = NodePgDatabase<typeof TABLES>;

const MAX_LIFETIME_S = 3_600;

/** Opens a pool. A lost connection is reported to `onLost` and replaced by the next query; it never ends the process. */
export function connect(
	url: string,
	options: { max?: number; waitMs?: number; queryTimeoutMs?: number; onLost?: (error: Error) => void } = {},
) {
	const { queryTimeoutMs = 10_000 } = options;
	const nameOf = statementNames();
	const pool = new pg.Pool({
		connectionString: url,
		max: options.max ?? 10,
		connectionTimeoutMillis: options.waitMs ?? 5_000,
		query_timeout: queryTimeoutMs,
		keepAlive: true,
		// What a connection has prepared goes with it.
		maxLifetimeSeconds: MAX_LIFETIME_S,
		// The database's limit is shorter than the client's, so that its error names the cause.
		options: `-c statement_timeout=${Math.round(queryTimeoutMs * 0.8)} -c lock_timeout=4000 -c idle_in_transaction_session_timeout=15000 -c timezone=UTC`,
	});
	// Without a listener, stopping PostgreSQL would end this process.
	pool.on("error", (error) => options.onLost?.(error));
	pool.on("connect", (client) => {
		// The pool listens to idle connections alone; losing one inside a transaction would also end this process.
		client.on("error", (error) => options.onLost?.(error));
		prepareOften(client, nameOf);
		closeWhenSpoilt(client);
	});
	return { db: drizzle(pool, { schema: TABLES }), pool, close: () => pool.end() };
}

/** Sends statements that come again and again by a name, under which the connection keeps them prepared. */
function prepareOften(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
	const query = client.query.bind(client) as (...args: unknown[]) => unknown;
	client.query = ((config: unknown, ...more: unknown[]) => {
		const isStatement = typeof config === "object" && config !== null && "text" in config && !("submit" in config);
		if (!isStatement || typeof config.text !== "string") return query(config, ...more);
		return query({ ...config, name: nameOf(config.text) }, ...more);
	}) as typeof client.query;
}

/** Of a prepared statement whose table has got other types meanwhile: it fails for as long as its connection lasts. */
const OUTDATED = "cached plan must not change result type";
/**
 * Closes a connection that must not return to the pool. One on which a statement is past the time limit still works at that, and a
 * rollback would queue behind it; when it is closed, PostgreSQL rolls back. One with an outdated statement would fail again.
 */
function closeWhenSpoilt(client: pg.PoolClient): void {
	const query = client.query.bind(client) as (...args: unknown[]) => unknown;
	const watched = (...args: unknown[]) => {
		const result = query(...args);
		if (result instanceof Promise) {
			result.catch((error: unknown) => {
				if (error instanceof Error && (error.message === "Query read timeout" || error.message === OUTDATED)) {
					(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
				}
			});
		}
		return result;
	};
	client.query = watched as typeof client.query;
}

/** PostgreSQL's error code, wherever Drizzle wrapped the error. */
export function postgresCode(error: unknown): string | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("code" in cause && typeof cause.code === "string") return cause.code;
	}
	return undefined;
}

/** Whether a row was refused because its customer no longer exists. */
export function lacksCustomer(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("constraint" in cause && /_user_id_users_id_fk$/.test(String(cause.constraint))) return true;
	}
	return false;
}

const RETRIED = new Set(["40001", "40P01"]);

/** Runs `work` in one transaction; tries up to three times after a deadlock or a serialization failure. */
export async function transaction<Value>(db: Database, work: (tx: Database) => Promise<Value>): Promise<Value> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await db.transaction(work);
		} catch (error) {
			if (attempt === 3 || !RETRIED.has(postgresCode(error) ?? "")) throw error;
		}
	}
}

/** Runs `work` on one snapshot of the database, so that its sums agree while orders come and go. */
export function atOneMoment<Value>(db: Database, work: (tx: Database) => Promise<Value>): Promise<Value> {
	return db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" });
}
