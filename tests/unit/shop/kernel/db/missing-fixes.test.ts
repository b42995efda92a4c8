import { expect, test } from "vitest";
import { missingFixes } from "#lib/shop/kernel/db/embedded/missing-fixes.ts";

test.each(["18.4", "18.4 (Debian 18.4-1.pgdg12+1)", "18.5", "18.0", "18beta1"])(
	"a server %s lacks fixes, and the warning says what to do",
	(version) => {
		expect(missingFixes(version)).toMatch(
			/^The embedded PostgreSQL is 18\.\d; 18\.6 mends security faults of it\. Set DATABASE_URL to a server/,
		);
	},
);

test.each(["18.6", "18.10", "19.0"])("a server %s lacks no known fix", (version) => {
	expect(missingFixes(version)).toBeNull();
});
