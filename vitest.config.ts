import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const MINUTE_MS = 60_000;
/** A limit ends what hangs; how fast something is `npm run bench` says. Machines of many others stand still for seconds. */
const PATIENCE_MS = MINUTE_MS;

const setupFiles = ["tests/support/fail-on-console.ts"];

/** Projects by name, as lib/cli/checks.ts runs them. Addresses such as `#lib/…` come from `imports` of package.json. */
export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["tests/unit/**/*.test.{ts,tsx}"],
					environment: "node",
					setupFiles,
					testTimeout: PATIENCE_MS,
					maxWorkers: 2,
				},
			},
			{
				plugins: [react()],
				test: {
					name: "components",
					include: ["tests/components/**/*.test.tsx"],
					environment: "jsdom",
					setupFiles: [...setupFiles, "tests/support/patient-screen.ts"],
					testTimeout: PATIENCE_MS,
					maxWorkers: 2,
					// Class names as written, so that a test can read them in a failure's output.
					css: { modules: { classNameStrategy: "non-scoped" } },
				},
				css: { preprocessorOptions: { scss: { loadPaths: ["styles"] } } },
			},
			{
				test: {
					name: "api",
					include: ["tests/api/**/*.test.ts"],
					environment: "node",
					setupFiles,
					globalSetup: ["tests/support/database-server.ts"],
					maxWorkers: 2,
					// The shop's own log is not what is tested; what it must not contain is read from answers.
					env: { LOG_LEVEL: "silent" },
					testTimeout: 2 * MINUTE_MS,
					hookTimeout: 2 * MINUTE_MS,
					expect: { poll: { timeout: PATIENCE_MS } },
				},
			},
			{
				test: {
					name: "process",
					include: ["tests/process/**/*.test.ts"],
					environment: "node",
					setupFiles,
					fileParallelism: false,
					testTimeout: 3 * MINUTE_MS,
					expect: { poll: { timeout: PATIENCE_MS } },
					hookTimeout: 2 * MINUTE_MS,
				},
			},
		],
	},
});
