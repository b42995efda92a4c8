import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { postgresCode } from "./database-errors.ts";
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
import * as labelTables from "./schema/product-labels.ts";
import * as reviewTables from "./schema/reviews.ts";
import * as serviceTables from "./schema/services.ts";
import * as shopTables from "./schema/shop.ts";
import * as sizeTables from "./schema/size-tables.ts";
import * as vitalTables from "./schema/vitals.ts";
import * as workTables from "./schema/work.ts";
import { statementNames } from "./statement-names.ts";
import { BEGIN, isStatement, logStatements, nameTransactions } from "./watch-statements.ts";

/** Every table of the shop, and what belongs to them. */
export const TABLES = {
	...catalogueTables,
	...attributeTables,
	...influencerTables,
	...labelTables,
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
	...vitalTables,
	...workTables,
};

/** A pool or an open transaction on it; statements take either. */
export type Database = NodePgDatabase<typeof TABLES>;

const MAX_LIFETIME_S = 900;
/** Of each connection; the shop has some 280 statements. */
const PREPARED_MAX = 200;

/** Opens a pool; `isLogged` logs slow and failed statements. A lost connection is reported to `onLost` and replaced by the next query; it never ends the process. */
export function connect(
	url: string,
	options: {
		max?: number;
		waitMs?: number;
		queryTimeoutMs?: number;
		isLogged?: boolean;
		onLost?: (error: Error) => void;
	} = {},
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
	keepRequests(pool);
	// Without a listener, stopping PostgreSQL would end this process.
	pool.on("error", (error) => options.onLost?.(error));
	pool.on("connect", (client) => {
		// The pool listens to idle connections alone; losing one inside a transaction would also end this process.
		client.on("error", (error) => options.onLost?.(error));
		client.query = nameTransactions(queryOf(client)) as typeof client.query;
		prepareOften(client, nameOf);
		closeWhenStuck(client);
		releaseUnbegun(client);
		if (options.isLogged) client.query = logStatements(queryOf(client)) as typeof client.query;
	});
	return { db: drizzle(pool, { schema: TABLES }), pool, close: () => pool.end() };
}

/** Whoever waits for a connection gets it from whoever gives one back, but goes on for the own request. */
function keepRequests(pool: pg.Pool): void {
	const connectTo = pool.connect.bind(pool) as (callback?: (...given: never[]) => void) => Promise<pg.PoolClient>;
	pool.connect = ((callback?: (...given: never[]) => void) =>
		connectTo(callback && AsyncLocalStorage.bind(callback))) as typeof pool.connect;
}

const queryOf = (client: pg.PoolClient) => client.query.bind(client) as (...args: unknown[]) => unknown;

/**
 * Sends statements that come again and again by a name, under which the connection keeps them prepared; so many at most, since what
 * strangers filter by makes ever new ones. One whose table has changed gets another name.
 */
function prepareOften(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
	const query = queryOf(client);
	/** What the connection has prepared, and how often it was outdated. */
	const prepared = new Map<string, number>();
	client.query = ((config: unknown, ...more: unknown[]) => {
		if (!isStatement(config)) return query(config, ...more);
		const known = nameOf(config.text);
		if (known === undefined || (!prepared.has(known) && prepared.size >= PREPARED_MAX)) return query(config, ...more);
		const changes = prepared.get(known) ?? 0;
		prepared.set(known, changes);
		const result = query({ ...config, name: changes === 0 ? known : `${known} ${changes}` }, ...more);
		if (result instanceof Promise) {
			result.catch((error: unknown) => {
				if (isOutdated(error)) prepared.set(known, changes + 1);
			});
		}
		return result;
	}) as typeof client.query;
}

/** Whether a prepared statement's table has got other types meanwhile: under its name it would fail for ever. */
const isOutdated = (error: unknown): boolean =>
	postgresCode(error) === "0A000" && routineOf(error) === "RevalidateCachedQuery";

/**
 * A statement past the time limit still runs on its connection, and a rollback would queue behind it, so the connection must
 * not return to the pool with its transaction open. When it is closed, PostgreSQL rolls back.
 */
function closeWhenStuck(client: pg.PoolClient): void {
	const query = queryOf(client);
	const watched = (...args: unknown[]) => {
		const result = query(...args);
		if (result instanceof Promise) {
			result.catch((error: unknown) => {
				if (error instanceof Error && error.message === "Query read timeout") {
					(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
				}
			});
		}
		return result;
	};
	client.query = watched as typeof client.query;
}

/**
 * Drizzle (0.45) never gives back a connection whose `begin` fails: each one lost at that moment would be missing in the pool for ever.
 * Whoever gives it back a second time does nothing; the pool has dropped it.
 */
function releaseUnbegun(client: pg.PoolClient): void {
	const query = queryOf(client);
	client.query = ((config: unknown, ...more: unknown[]) => {
		const result = query(config, ...more);
		if (isStatement(config) && BEGIN.test(config.text) && result instanceof Promise) {
			result.catch((error: Error) => {
				client.release(error);
				client.release = () => {};
			});
		}
		return result;
	}) as typeof client.query;
}

/** The function of PostgreSQL in which the error arose: its messages are in the server's language. */
function routineOf(error: unknown): string | undefined {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if ("routine" in cause && typeof cause.routine === "string") return cause.routine;
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

/**
 * Runs `work` in one transaction; tries up to three times after a deadlock, a serialization failure, or a statement that was
 * outdated.
 */
export async function transaction<Value>(db: Database, work: (tx: Database) => Promise<Value>): Promise<Value> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await db.transaction(work);
		} catch (error) {
			const isRetried = RETRIED.has(postgresCode(error) ?? "") || isOutdated(error);
			if (attempt === 3 || !isRetried) throw error;
		}
	}
}

/** Runs `work` on one snapshot of the database, so that its sums agree while orders come and go. */
export function atOneMoment<Value>(db: Database, work: (tx: Database) => Promise<Value>): Promise<Value> {
	return db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" });
}
