/** The press: the process that does the orders of lib/shop/telling/publish/press.ts. */
import { readEnv } from "../kernel/base/env.ts";
import { log } from "../kernel/base/log.ts";
import { connect } from "../kernel/db/client.ts";
import { s3Settings } from "../kernel/files/s3-settings.ts";
import { s3Store } from "../kernel/files/s3-store.ts";
import { serveTasks } from "../kernel/jobs/serve-tasks.ts";
import { publishedDir } from "../telling/publish/published-dir.ts";
import { publishAll } from "./publish-all.ts";
import { publishShared } from "./publish-shared.ts";

const IDLE_MS = 30_000;
/** Long, because a pass that gives up starts again with the first goods. */
const QUERY_TIMEOUT_MS = 300_000;

/** Writes all feeds and sitemaps, or takes those of another computer; returns the processor time it took, in milliseconds. */
async function publish({ askedAgoMs }: { askedAgoMs: number }): Promise<number> {
	const before = process.cpuUsage();
	const env = readEnv();
	const { DATABASE_URL, SHOP_URL, DATA_DIR } = env;
	if (!DATABASE_URL) throw new Error("The press needs DATABASE_URL");
	const { db, close } = connect(DATABASE_URL, {
		...{ max: 2, queryTimeoutMs: QUERY_TIMEOUT_MS },
		onLost: (error) => log.debug({ error: error.message }, "database connection lost"),
	});
	try {
		const startedMs = performance.now();
		const context = { db, shopUrl: SHOP_URL, now: new Date(), dir: publishedDir(DATA_DIR) };
		const settings = s3Settings(env);
		const changed = settings
			? await publishShared(context, {
					...{ databaseUrl: DATABASE_URL, root: DATA_DIR, askedAgoMs },
					store: s3Store(settings),
				})
			: await publishAll(context);
		log.debug({ changed, ms: Math.round(performance.now() - startedMs) }, "published");
	} finally {
		await close();
	}
	const { user, system } = process.cpuUsage(before);
	return Math.round((user + system) / 1_000);
}

serveTasks(publish, { idleMs: IDLE_MS });
