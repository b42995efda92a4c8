/** The press: the process that does the orders of lib/shop/telling/publish/press.ts. */
import { setPriority } from "node:os";
import { readEnv } from "../kernel/base/env.ts";
import { errorText } from "../kernel/base/error-text.ts";
import { log } from "../kernel/base/log.ts";
import { connect } from "../kernel/db/client.ts";
import type { PressOrder, PressReply } from "../telling/publish/press.ts";
import { publishedDir } from "../telling/publish/published-dir.ts";
import { publishAll } from "./publish-all.ts";

const IDLE_MS = 30_000;
/** Long, because a pass that gives up starts again with the first goods. */
const QUERY_TIMEOUT_MS = 300_000;

async function fulfil({ id }: PressOrder): Promise<PressReply> {
	const before = process.cpuUsage();
	const worked = () => {
		const { user, system } = process.cpuUsage(before);
		return { id, workedMs: Math.round((user + system) / 1_000) };
	};
	const { DATABASE_URL, SHOP_URL, DATA_DIR } = readEnv();
	if (!DATABASE_URL) return { ...worked(), error: "The press needs DATABASE_URL" };
	const onLost = (error: Error) => log.warn({ error: error.message }, "database connection lost");
	const { db, close } = connect(DATABASE_URL, { max: 2, onLost, queryTimeoutMs: QUERY_TIMEOUT_MS });
	try {
		const startedMs = performance.now();
		const changed = await publishAll({ db, shopUrl: SHOP_URL, now: new Date(), dir: publishedDir(DATA_DIR) });
		log.debug({ changed, ms: Math.round(performance.now() - startedMs) }, "published");
		return worked();
	} catch (error) {
		return { ...worked(), error: errorText(error) };
	} finally {
		await close();
	}
}

let idle: NodeJS.Timeout | undefined;

setPriority(10);
process.on("disconnect", () => process.exit(0));
process.on("message", async (order: PressOrder) => {
	clearTimeout(idle);
	process.send?.(await fulfil(order));
	idle = setTimeout(() => process.exit(0), IDLE_MS);
});
