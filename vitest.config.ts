import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Limits end what hangs; how fast something is `npm run bench` says. */
const LIMITS = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Tests of screens and calls wait more than they work: for the database, for a moment that a form takes. */
const WORKERS = 2 * availableParallelism();

/** Puts modules in place of others or changes the settings, itself or by one of two support files. */
const CHANGES = /\bvi\.(mock|stubEnv)\(|\bprocess\.env\.\w+ =[^=]|support\/screens\/(server-texts|example-shop)/;

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

const setupFiles = ["tests/support/running/fail-on-console.ts", "tests/support/running/leave-as-found.ts"];

/** Screens whose tests put another `location`, clock or file in place, which a context of its own does not let through to jsdom. */
const OF_THE_PROCESS = [
	"cart/cart-changes",
	"influencer/influencer-screen",
	"payment/sandbox-payment",
	"video/videos",
].map((name) => `tests/components/${name}.test.tsx`);

/**
 * React keeps the document it was loaded in, so each file of screens has a document and modules of its own: in a context of a thread that
 * has loaded jsdom already, or, slower, in a thread of its own.
 */
function screens(name: string, options: { include?: string[]; exclude?: string[]; pool: "threads" | "vmThreads" }) {
	return {
		plugins: [react()],
		css: { preprocessorOptions: { scss: { loadPaths: ["styles"] } } },
		test: {
			name,
			include: ["tests/components/**/*.test.tsx"],
			environment: "jsdom" as const,
			setupFiles: [...setupFiles, "tests/support/screens/patient-screen.ts", "tests/support/screens/own-channels.ts"],
			...LIMITS,
			maxWorkers: WORKERS,
			// Class names as written, so that a test can read them in a failure's output.
			css: { modules: { classNameStrategy: "non-scoped" as const } },
			...options,
		},
	};
}

/** Projects by name, as tools/checks.ts runs them. Addresses such as `#lib/…` come from `imports` of package.json. */
export default defineConfig({
	test: {
		globalSetup: ["tests/support/running/own-temp.ts"],
		projects: [
			...shared("unit", { include: "tests/unit/**/*.test.{ts,tsx}", environment: "node", setupFiles }),
			screens("components", { exclude: OF_THE_PROCESS, pool: "vmThreads" }),
			screens("components-of-the-process", { include: OF_THE_PROCESS, pool: "threads" }),
			...shared("api", {
				include: "tests/api/**/*.test.ts",
				environment: "node",
				setupFiles,
				globalSetup: ["tests/support/database/database-server.ts"],
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
