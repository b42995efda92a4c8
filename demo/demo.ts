import { closeDemo } from "./close/close-demo.ts";
import { DEMO_ACCOUNTS } from "./facts/accounts.ts";
import { removeDemo } from "./remove/remove-demo.ts";
import { fillDemoIfMissing } from "./seed/fill-demo.ts";
import { seedIfEmpty } from "./seed/seed.ts";
import { seedOrdersIfNone } from "./seed/seed-orders.ts";

/** The functions of the demo that the shop's commands call; a shop without this folder has none (lib/cli/demo.ts). */
export const demo = {
	accounts: DEMO_ACCOUNTS,
	seedIfEmpty,
	fillIfMissing: fillDemoIfMissing,
	seedOrdersIfNone,
	remove: removeDemo,
	close: closeDemo,
};

export type Demo = typeof demo;
