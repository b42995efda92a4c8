import { join } from "node:path";
import { ROOT, scriptOf } from "#lib/cli/root.ts";
import { findChromium } from "./chromium.ts";
import { type Counts, countPlaywright, countVitest } from "./reports.ts";
import { touchedTables } from "./touched.ts";

export type Check = {
	name: string;
	/** Node scripts with their arguments, run one after the other. */
	commands: string[][];
	env?: Record<string, string>;
	/** JSON report that the last command writes, and how to read it. */
	report?: { file: string; count: (text: string) => Counts };
	/** Runs first; may add to the environment. */
	prepare?: (say: (line: string) => void) => Promise<Record<string, string>>;
	timeoutMs: number;
};

const MINUTE_MS = 60_000;

/** The compiler's incremental state, for fast checks after a small change. */
const KNOWN = join(ROOT, "node_modules", ".cache", "konfety-types.tsbuildinfo");

const typesCheck = (isIncremental: boolean): Check => ({
	name: "types",
	commands: [
		[scriptOf("next", "next"), "typegen"],
		[
			scriptOf("typescript", "tsc"),
			"--noEmit",
			...(isIncremental ? ["--incremental", "--tsBuildInfoFile", KNOWN] : []),
		],
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

const staticChecks = ({ isIncremental }: { isIncremental: boolean }) => [
	typesCheck(isIncremental),
	lintCheck(),
	unusedCheck(),
];

type Vitest = {
	name: string;
	projects: string[];
	folder: string;
	/** Arguments that select tests of the projects; by default all. */
	choice?: string[];
	env?: Record<string, string>;
	timeoutMs: number;
};

const UNIT_AND_COMPONENTS = {
	name: "unit and components",
	projects: ["unit*", "components*"],
	// Each test file has a separate worker that loads React; the compile cache saves repeated work.
	env: { NODE_COMPILE_CACHE: join(ROOT, "node_modules", ".cache", "konfety-compiled") },
	timeoutMs: 10 * MINUTE_MS,
};
const API = { name: "api", projects: ["api*"], timeoutMs: 15 * MINUTE_MS };
const PROCESSES = { name: "processes", projects: ["process"], timeoutMs: 5 * MINUTE_MS };

function vitestCheck({ name, projects, folder, choice = ["run"], env, timeoutMs }: Vitest): Check {
	const file = join(folder, `${name.replaceAll(" ", "-")}.json`);
	const chosen = projects.flatMap((project) => ["--project", project]);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
	return {
		name,
		commands: [[scriptOf("vitest", "vitest"), ...choice, "--run", ...chosen, ...reporters]],
		env,
		report: { file, count: countVitest },
		timeoutMs,
	};
}

type Browser = { folder: string; chromiumPath: string | undefined; choice: string[]; timeoutMs?: number };

function browserCheck({ folder, chromiumPath, choice, timeoutMs = 20 * MINUTE_MS }: Browser): Check {
	const file = join(folder, "browser.json");
	return {
		name: "browser",
		commands: [[scriptOf("@playwright/test", "playwright"), "test", ...choice, "--reporter=list,json"]],
		env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
		report: { file, count: countPlaywright },
		prepare: async (say) => ({ CHROMIUM_PATH: await findChromium({ chromiumPath, say }) }),
		timeoutMs,
	};
}

/** API tables whose races, baskets, feeds and hostile calls have two sizes (tests/support/running/sized.ts). */
const SIZED_TABLES = [
	...["order-race", "order-race-control", "order-end-race", "vouchers-race", "vouchers-race-control", "sets-race"],
	...["totals-random", "import-long", "fuzz"],
].map((name) => `/${name}.test.ts`);

const SMOKE = ["--project=desktop", "--grep=@smoke"];

type Choice = { folder: string; chromiumPath: string | undefined };

const SOURCES = /^(app|components|demo|lib|messages|styles|tests|tools|[\w.-]+\.(ts|js|json)$)/;

/** `npm run verify`: checks for these changed files, always with ten journeys through the built shop. */
export function touchedChecks({ folder, chromiumPath }: Choice, files: string[]): Check[] {
	const sources = files.filter((file) => SOURCES.test(file));
	const tables = touchedTables(files);
	const related = ["related", ...sources, "--passWithNoTests"];
	return [
		...staticChecks({ isIncremental: true }),
		...(sources.length > 0 ? [vitestCheck({ ...UNIT_AND_COMPONENTS, folder, choice: related })] : []),
		...(tables.length > 0 ? [vitestCheck({ ...API, folder, choice: ["run", ...tables] })] : []),
		browserCheck({ folder, chromiumPath, choice: SMOKE }),
	];
}

/** `npm run verify -- all`: all quick checks. */
export function quickChecks({ folder, chromiumPath }: Choice): Check[] {
	return [
		...staticChecks({ isIncremental: true }),
		vitestCheck({ ...UNIT_AND_COMPONENTS, folder }),
		vitestCheck({ ...API, folder }),
		browserCheck({ folder, chromiumPath, choice: SMOKE }),
	];
}

/** `npm test`: all checks, except full sizes (`npm run test:long`). */
export function allChecks({ folder, chromiumPath }: Choice): Check[] {
	return [
		...staticChecks({ isIncremental: false }),
		vitestCheck({ ...UNIT_AND_COMPONENTS, folder }),
		vitestCheck({ ...API, folder }),
		vitestCheck({ ...PROCESSES, folder }),
		browserCheck({ folder, chromiumPath, choice: ["--project=served", "--project=desktop", "--project=phone"] }),
	];
}

/** `npm run test:long`: races, imports and crawls at full size. */
export function longChecks({ folder, chromiumPath }: Choice): Check[] {
	const env = { KONFETY_FULL_SIZE: "1" };
	return [
		vitestCheck({ ...API, folder, env, choice: ["run", ...SIZED_TABLES], timeoutMs: 40 * MINUTE_MS }),
		browserCheck({ folder, chromiumPath, choice: ["--project=long"], timeoutMs: 40 * MINUTE_MS }),
	];
}
