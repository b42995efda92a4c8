import { HOUR_S, MINUTE_S, SECOND_MS } from "../../domain/durations.ts";
import { orderTending } from "../content/pictures/studio.ts";
import type { Env } from "../kernel/base/env.ts";
import { errorText } from "../kernel/base/error-text.ts";
import { log } from "../kernel/base/log.ts";
import { s3Settings } from "../kernel/files/s3-settings.ts";
import { owedFiles } from "../kernel/files/shared-files.ts";
import { thePress } from "../telling/publish/press.ts";
import { PUBLISHED_LIST } from "../telling/publish/published-list.ts";

/** What could not be put into the store is put there so long after it is back, at most. */
const LOOK_MS = MINUTE_S * SECOND_MS;
/** The disk is looked through so often. */
const TEND_MS = HOUR_S * SECOND_MS;

/** Has what waits for the store put there, and the disk kept within its limit, as long as this process lives. Nothing without a store. */
export function tendStore(env: Env): void {
	if (!s3Settings(env)) return;
	const owed = owedFiles(env.DATA_DIR);
	let tendedMs = Number.NEGATIVE_INFINITY;
	const look = async () => {
		if (!(await owed.some()) && performance.now() - tendedMs < TEND_MS) return;
		tendedMs = performance.now();
		const isThere = await orderTending();
		if (isThere && (await owed.has(PUBLISHED_LIST))) thePress().ask();
	};
	setInterval(() => {
		look().catch((error: unknown) => log.error({ error: errorText(error) }, "the store was not tended"));
	}, LOOK_MS).unref();
}
