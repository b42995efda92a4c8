import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Limits end what hangs; how fast something is `npm run bench` says. */
const LIMITS = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Tests of screens and calls wait more than they work: for the database, for a moment that a form takes. */
const WORKERS = 2 * availableParallelism();

/** Puts modules in place of others or changes the settings, itself or by one of two support files. */
const CHANGES = /\bvi\.(mock|stubEnv)\(|\bprocess\.env\.\w+ =[^=]|support\/(server-texts|example-shop)/;

type Options = { include: string; environment: "node"; setupFiles: string[]; [key: string]: unknown };

/**
 * A project in two: most files share their workers and what these have loaded; a file that mocks modules or changes
 * the environment has a worker of its own ("…-alone"): in a shared one modules are loaded already, and have read their settings.
 */
function shared(name: string, { include, ...options }: Options) {
	const alone = globSync(include).filter((file) => CHANGES.test(readFileSync(file, "utf8")));
	const common = { ...LIMITS, maxWorkers: WORKERS, ...options };
	return [
		{ test: { ...common, name, include: [include], exclude: alone, isolate: false } },
		{ test: { ...common, name: `${name}-alone`, include: alone } },
	];
}

const setupFiles = ["tests/support/fail-on-console.ts", "tests/support/leave-as-found.ts"];

/** Projects by name, as lib/cli/checks.ts runs them. Addresses such as `#lib/…` come from `imports` of package.json. */
export default defineConfig({
	test: {
		projects: [
			...shared("unit", { include: "tests/unit/**/*.test.{ts,tsx}", environment: "node", setupFiles }),
			{
				plugins: [react()],
				css: { preprocessorOptions: { scss: { loadPaths: ["styles"] } } },
				test: {
					name: "components",
					include: ["tests/components/**/*.test.tsx"],
					environment: "jsdom",
					setupFiles: [...setupFiles, "tests/support/patient-screen.ts", "tests/support/own-channels.ts"],
					...LIMITS,
					// React keeps the document it was loaded in, so each file has a worker of its own; threads start quickest.
					pool: "threads",
					maxWorkers: WORKERS,
					// Class names as written, so that a test can read them in a failure's output.
					css: { modules: { classNameStrategy: "non-scoped" } },
				},
			},
			...shared("api", {
				include: "tests/api/**/*.test.ts",
				environment: "node",
				setupFiles,
				globalSetup: ["tests/support/database-server.ts"],
				// The shop's own log is not what is tested; what it must not contain is read from answers.
				env: { LOG_LEVEL: "silent" },
				expect: { poll: { timeout: 15_000 } },
			}),
			{
				test: {
					name: "process",
					include: ["tests/process/**/*.test.ts"],
					environment: "node",
					setupFiles,
					...LIMITS,
					maxWorkers: availableParallelism(),
					expect: { poll: { timeout: 30_000 } },
				},
			},
		],
	},
});
