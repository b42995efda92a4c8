/** The press: the process that does the orders of lib/shop/telling/publish/press.ts. */
import { readEnv } from "../kernel/base/env.ts";
import { log } from "../kernel/base/log.ts";
import { connect } from "../kernel/db/client.ts";
import { serveTasks } from "../kernel/jobs/serve-tasks.ts";
import { publishedDir } from "../telling/publish/published-dir.ts";
import { publishAll } from "./publish-all.ts";

const IDLE_MS = 30_000;
/** Long, because a pass that gives up starts again with the first goods. */
const QUERY_TIMEOUT_MS = 300_000;

/** Writes all feeds and sitemaps; returns the processor time it took, in milliseconds. */
async function publish(): Promise<number> {
	const before = process.cpuUsage();
	const { DATABASE_URL, SHOP_URL, DATA_DIR } = readEnv();
	if (!DATABASE_URL) throw new Error("The press needs DATABASE_URL");
	const onLost = (error: Error) => log.warn({ error: error.message }, "database connection lost");
	const { db, close } = connect(DATABASE_URL, { max: 2, onLost, queryTimeoutMs: QUERY_TIMEOUT_MS });
	try {
		const startedMs = performance.now();
		const changed = await publishAll({ db, shopUrl: SHOP_URL, now: new Date(), dir: publishedDir(DATA_DIR) });
		log.debug({ changed, ms: Math.round(performance.now() - startedMs) }, "published");
	} finally {
		await close();
	}
	const { user, system } = process.cpuUsage(before);
	return Math.round((user + system) / 1_000);
}

serveTasks(publish, { idleMs: IDLE_MS });
