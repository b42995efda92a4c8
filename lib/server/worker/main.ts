/** The worker's process: all that takes its time, out of the apps' way. Its parent hears when the work is under way. */
import { startWork } from "#lib/shop/background/start-work.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { endOnSignals } from "../end-on-signals.ts";

const work = await startWork(readEnv());
process.send?.({ works: true });

endOnSignals(() => work.stop());
