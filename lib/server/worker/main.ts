/** The worker's process: all that takes its time, out of the apps' way. Its parent hears when the work is under way. */
import { startWork } from "#lib/shop/background/start-work.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { endOnSignals } from "../end-on-signals.ts";
import { traceProcess } from "../trace/trace-process.ts";

const env = readEnv();
// Loaded where somebody wants it alone.
const meter = env.METRICS_PORT === undefined ? null : (await import("../metrics/worker-meter.ts")).workerMeter(env);
const traces = await traceProcess(env);
const work = await startWork(env, meter?.note);
meter?.watch(work.shop);
process.send?.({ works: true });

endOnSignals(async () => {
	await work.stop();
	await traces.stop();
});
