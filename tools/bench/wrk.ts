import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import { CONNECTIONS, type Load } from "./load.ts";

const run = promisify(execFile);
const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export function hasWrk(): boolean {
	try {
		execFileSync("wrk", ["-v"], { stdio: "ignore" });
		return true;
	} catch (error) {
		// wrk -v prints its version and exits with 1.
		return error instanceof Error && !("code" in error && error.code === "ENOENT");
	}
}

/** GETs by wrk with one thread; throws when any answer was an error. */
export async function wrkLoad(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
	const words = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const { stdout } = await run("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "--latency", ...words, url]);
	try {
		return readWrk(stdout);
	} catch (error) {
		throw new Error(`wrk on ${url}: ${error instanceof Error ? error.message : error}`);
	}
}

/** What `wrk --latency` prints. Throws when any answer was an error, and when a figure is missing. */
export function readWrk(printed: string): Load {
	const failures = /Non-2xx or 3xx responses: \d+|Socket errors: .+/.exec(printed);
	if (failures) throw new Error(failures[0]);
	return {
		count: Number(found(printed, /(\d+) requests in /)),
		perSecond: Number(found(printed, /Requests\/sec:\s+([\d.]+)/)),
		p50Ms: latencyMs(printed, "50%"),
		p99Ms: latencyMs(printed, "99%"),
	};
}

function latencyMs(printed: string, share: string): number {
	const [, amount, unit = ""] = new RegExp(`^\\s*${share}\\s+([\\d.]+)(us|ms|s|m)$`, "m").exec(printed) ?? [];
	const ms = MS[unit];
	if (amount === undefined || ms === undefined) throw new Error(`It printed no latency of ${share}:\n${printed}`);
	return Number(amount) * ms;
}

function found(printed: string, pattern: RegExp): string {
	const [, figure] = pattern.exec(printed) ?? [];
	if (figure === undefined) throw new Error(`It printed nothing like ${pattern.source}:\n${printed}`);
	return figure;
}
