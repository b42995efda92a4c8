import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const LOOK_EVERY_S = 5;

/**
 * Waits until the shop on this data has drawn the pictures of first screens, so that drawing does not distort the
 * figures.
 */
export async function picturesDrawn(dataDir: string): Promise<void> {
	const count = async () => (await readdir(join(dataDir, "media"), { recursive: true }).catch(() => [])).length;
	for (let [seconds, before] = [0, -1]; ; seconds += LOOK_EVERY_S) {
		const now = await count();
		if (now > 0 && now === before) return;
		before = now;
		if (seconds % 30 === 0)
			console.log(`Waiting until the pictures of the first screens are drawn, ${now} files so far …`);
		await sleep(LOOK_EVERY_S * 1000);
	}
}
