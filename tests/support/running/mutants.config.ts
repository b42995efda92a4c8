import { globSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that look for mutants (tools/mutants.ts), as vitest.config.ts runs them, in one worker that Stryker starts. */
const tests = process.env.MUTANTS_TESTS?.split(" ") ?? [];

/** The first test that notices a mutant ends its run: those that the subject names first go first. */
class BySubject extends BaseSequencer {
	#files = tests.flatMap((pattern) => globSync(pattern).toSorted()).map((file) => resolve(file));

	override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ moduleId }: TestSpecification) => this.#files.indexOf(moduleId);
		return specifications.toSorted((one, other) => place(one) - place(other));
	}
}

export default defineConfig({
	test: {
		include: tests,
		environment: "node",
		isolate: false,
		sequence: { sequencer: BySubject },
		testTimeout: 30_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 15_000 } },
		...(tests.some((test) => test.startsWith("tests/api/"))
			? { globalSetup: ["tests/support/database/database-server.ts"], env: { LOG_LEVEL: "silent" } }
			: {}),
	},
});
