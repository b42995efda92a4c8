import { SECOND_MS } from "../../../domain/durations.ts";
import { announce } from "../../kernel/changes/changes.ts";
import type { Shop } from "../../kernel/shop.ts";
import { lastRunMs } from "./last-run.ts";

/** The press as others see it, who run in another process. */
export type PressDesk = {
	/** Requests a run. */
	ask(): Promise<void>;
	/** When it has last written everything, in milliseconds; null when it never has. */
	lastRunMs(): Promise<number | null>;
};

/** Whoever asks sooner after another is served by the same run. */
const ASKED_MS = SECOND_MS;
let askedAtMs = Number.NEGATIVE_INFINITY;

/** The press that writes into this folder: it listens for the shop's changes (lib/shop/background/start-work.ts). */
export function pressDesk(shop: Shop, dir: string): PressDesk {
	return {
		async ask() {
			const nowMs = performance.now();
			if (nowMs - askedAtMs < ASKED_MS) return;
			await announce(shop.db, ["published"]);
			askedAtMs = nowMs;
		},
		lastRunMs: () => lastRunMs(dir),
	};
}
