import { SECOND_MS } from "../../domain/durations.ts";
import { refreshMaintenance } from "../content/settings/maintenance.ts";
import { buildName } from "../kernel/base/build-name.ts";
import type { Env } from "../kernel/base/env.ts";
import { watchOutage } from "../kernel/base/outage.ts";
import { listen } from "../kernel/changes/changes.ts";
import type { Shop } from "../kernel/shop.ts";
import { openFromEnv } from "../open-from-env.ts";
import { startPress, thePress } from "../telling/publish/press.ts";
import { keepBeating } from "./keep-beating.ts";
import type { NoteJob } from "./note-job.ts";
import { tendStore } from "./tend-store.ts";
import { startWorkers } from "./workers.ts";

/** A queue of mails works five at once, others one; they wait for one another's connections. */
const POOL_SIZE = 6;
/** A mail server may take its time. Less than the start waits for a version that is replaced (lib/cli/serve.ts). */
const JOBS_WITHIN_MS = 25 * SECOND_MS;

/**
 * All that the shop does without being asked for it: works its queue, has feeds and sitemap written after each change, and the
 * first pictures drawn. `note` hears how each job ends. Resolves when it is under way.
 */
export async function startWork(env: Env, note?: NoteJob): Promise<{ shop: Shop; stop(): Promise<void> }> {
	const shop = openFromEnv(env, { poolSize: POOL_SIZE, supervise: true });
	const onTags = (tags: string[]) => {
		if (tags.includes("settings")) void refreshMaintenance(shop);
		thePress().ask();
	};
	const notices = watchOutage("notices of changes");
	const listener = listen(env.DATABASE_URL ?? "", onTags, notices.away, notices.back);
	await listener.ready;
	startPress();
	tendStore(env);
	await startWorkers(shop, env, note);
	const beats = keepBeating(shop, buildName(env));
	return {
		shop,
		async stop() {
			await listener.stop();
			await beats.stop();
			await shop.close(JOBS_WITHIN_MS);
		},
	};
}
