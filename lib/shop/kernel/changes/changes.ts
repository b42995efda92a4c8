import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database } from "../db/client.ts";

/**
 * What changed, named as the storefront's cache tags name it. Every write of public data announces its tags in its own
 * transaction; each running server listens and expires its copies, whichever process or machine wrote.
 */
export type ChangeTag =
	| "catalogue"
	| "listings"
	| "settings"
	| "pages"
	/** No change: a file of the press is missing (lib/shop/telling/publish/press-desk.ts). */
	| "published"
	| `product:${number}`
	| `category:${number}`;

const HEARTBEAT_MS = 15_000;
const CHANNEL = "konfety_changes";
/** By which a server's list of connections shows who listens. */
export const LISTENER_NAME = "konfety-changes";
/** NOTIFY takes at most 8000 bytes. */
const TAGS_PER_NOTICE = 200;

/** Announces changed tags when the transaction commits, or at once outside one. */
export async function announce(tx: Database, tags: ChangeTag[]): Promise<void> {
	const unique = [...new Set(tags)];
	if (unique.length > TAGS_PER_NOTICE) unique.splice(0, unique.length, "catalogue");
	if (unique.length > 0) await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(unique)})`);
}

/**
 * Calls `onTags` for each announcement. After a lost connection, and each try in vain, it calls `onLost` and tries again; then it calls `onBack` and reports "catalogue", "settings" and
 * "pages", because it may have missed announcements. Returns a function that stops listening.
 */
export function listen(
	databaseUrl: string,
	onTags: (tags: string[]) => void,
	onLost: (error: Error) => void,
	onBack: () => void = () => {},
) {
	let client: pg.Client | undefined;
	let stopped = false;
	let retry: NodeJS.Timeout | undefined;
	let heartbeat: NodeJS.Timeout | undefined;

	const open = async (isReconnect: boolean) => {
		const next = new pg.Client({
			connectionString: databaseUrl,
			keepAlive: true,
			connectionTimeoutMillis: 5_000,
			query_timeout: 5_000,
			application_name: LISTENER_NAME,
		});
		client = next;
		let lost = false;
		const reconnect = (error: Error) => {
			if (lost || stopped) return;
			lost = true;
			clearInterval(heartbeat);
			onLost(error);
			next.end().catch(onLost);
			retry = setTimeout(() => void open(true), 500);
		};
		next.on("error", reconnect);
		next.on("end", () => reconnect(new Error("listening connection ended")));
		next.on("notification", (notice) => onTags(JSON.parse(notice.payload ?? "[]")));
		try {
			await next.connect();
			await next.query(`listen ${CHANNEL}`);
			// A connection that dropped silently would otherwise miss everything for hours.
			heartbeat = setInterval(() => void next.query("select 1").catch(reconnect), HEARTBEAT_MS);
			if (!isReconnect) return;
			onBack();
			onTags(["catalogue", "settings", "pages"]);
		} catch (error) {
			reconnect(error instanceof Error ? error : new Error(String(error)));
		}
	};

	const ready = open(false);
	return {
		ready,
		stop: async () => {
			stopped = true;
			clearTimeout(retry);
			clearInterval(heartbeat);
			await client?.end();
		},
	};
}
