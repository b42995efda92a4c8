import { defineConfig } from "vitest/config";

/** Tests that look for mutants (lib/cli/mutants.ts), as vitest.config.ts runs them, in one worker that Stryker starts. */
const tests = process.env.MUTANTS_TESTS?.split(" ") ?? [];

export default defineConfig({
	test: {
		include: tests,
		environment: "node",
		isolate: false,
		testTimeout: 30_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 15_000 } },
		...(tests.some((test) => test.startsWith("tests/api/"))
			? { globalSetup: ["tests/support/database-server.ts"], env: { LOG_LEVEL: "silent" } }
			: {}),
	},
});
