import { join } from "node:path";
import { findChromium } from "./chromium.ts";
import { type Counts, countPlaywright, countVitest } from "./reports.ts";
import { scriptOf } from "./root.ts";

export type Check = {
	name: string;
	/** Node scripts with their arguments, run one after the other. */
	commands: string[][];
	env?: Record<string, string>;
	/** JSON report that the last command writes, and how to read it. */
	report?: { file: string; count: (text: string) => Counts };
	/** What must be there first; may add to the environment. */
	prepare?: (say: (line: string) => void) => Promise<Record<string, string>>;
	timeoutMs: number;
};

const MINUTE_MS = 60_000;

const typesCheck = (): Check => ({
	name: "types",
	commands: [
		[scriptOf("next", "next"), "typegen"],
		[scriptOf("typescript", "tsc"), "--noEmit"],
	],
	timeoutMs: 5 * MINUTE_MS,
});

const lintCheck = (): Check => ({
	name: "lint",
	commands: [[scriptOf("@biomejs/biome", "biome"), "check", "."]],
	timeoutMs: 2 * MINUTE_MS,
});

const unusedCheck = (): Check => ({
	name: "unused code",
	commands: [[scriptOf("knip", "knip")]],
	timeoutMs: 2 * MINUTE_MS,
});

type Vitest = { name: string; projects: string[]; folder: string; env?: Record<string, string>; timeoutMs: number };

function vitestCheck({ name, projects, folder, env, timeoutMs }: Vitest): Check {
	const file = join(folder, `${name.replaceAll(" ", "-")}.json`);
	const choice = projects.flatMap((project) => ["--project", project]);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
	return {
		name,
		commands: [[scriptOf("vitest", "vitest"), "run", ...choice, ...reporters]],
		env,
		report: { file, count: countVitest },
		timeoutMs,
	};
}

function browserCheck(folder: string, chromiumPath: string | undefined): Check {
	const file = join(folder, "browser.json");
	return {
		name: "browser",
		commands: [[scriptOf("@playwright/test", "playwright"), "test", "--reporter=list,json"]],
		env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
		report: { file, count: countPlaywright },
		prepare: async (say) => ({ CHROMIUM_PATH: await findChromium({ chromiumPath, say }) }),
		timeoutMs: 58 * MINUTE_MS,
	};
}

type Choice = { folder: string; chromiumPath: string | undefined };

/** `npm run verify`: everything quick. */
export function quickChecks({ folder }: Choice): Check[] {
	const skipLong = { KONFETY_SKIP_LONG: "1" };
	return [
		typesCheck(),
		lintCheck(),
		unusedCheck(),
		vitestCheck({ name: "unit and components", projects: ["unit", "components"], folder, timeoutMs: 15 * MINUTE_MS }),
		vitestCheck({ name: "api", projects: ["api"], folder, env: skipLong, timeoutMs: 25 * MINUTE_MS }),
	];
}

/** `npm test`: all there is. */
export function allChecks({ folder, chromiumPath }: Choice): Check[] {
	return [
		typesCheck(),
		lintCheck(),
		unusedCheck(),
		vitestCheck({ name: "unit and components", projects: ["unit", "components"], folder, timeoutMs: 15 * MINUTE_MS }),
		vitestCheck({ name: "api", projects: ["api"], folder, timeoutMs: 35 * MINUTE_MS }),
		vitestCheck({ name: "processes", projects: ["process"], folder, timeoutMs: 15 * MINUTE_MS }),
		browserCheck(folder, chromiumPath),
	];
}
