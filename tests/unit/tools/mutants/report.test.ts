import { expect, test } from "vitest";
import { type MutationReport, readReport, writeReport } from "#tools/mutants/report.ts";

const SUBJECT = { name: "voucher", mutate: [], tests: [], scoreMin: 80 };
const FILE = "lib/domain/cart/voucher.ts";
const SOURCE = "export const isFree = (price: number) =>\n\tprice <= 0;\nconst LOUD = true;\n";

type Mutant = MutationReport["files"][string]["mutants"][number];
const mutant = (status: string, change: Partial<Mutant> = {}): Mutant => ({
	mutatorName: "EqualityOperator",
	replacement: "price < 0",
	status,
	location: { start: { line: 2, column: 2 }, end: { line: 2, column: 12 } },
	...change,
});
const ON_TWO_LINES = mutant("NoCoverage", {
	replacement: "() => undefined",
	location: { start: { line: 1, column: 23 }, end: { line: 2, column: 12 } },
});
const reportOf = (...mutants: Mutant[]): MutationReport => ({ files: { [FILE]: { source: SOURCE, mutants } } });

test("killed mutants and timeouts count as detected; mutants that did not compile do not count", () => {
	const report = reportOf(
		...["Killed", "Killed", "Timeout", "Survived", "CompileError", "Ignored"].map((s) => mutant(s)),
	);
	expect(readReport(report)).toMatchObject({ score: 75, all: 4, survivors: [{ isCovered: true }] });
	expect(readReport(reportOf())).toEqual({ score: 0, all: 0, survivors: [] });
});

test("a surviving mutant is reported with its original and changed line, also over several lines", () => {
	expect(readReport(reportOf(mutant("Survived"), ON_TWO_LINES)).survivors).toEqual([
		{ file: FILE, at: 2, line: "price <= 0;", becomes: "price < 0;", isCovered: true },
		{
			file: FILE,
			at: 1,
			line: "export const isFree = (price: number) => price <= 0;",
			becomes: "export const isFree = () => undefined;",
			isCovered: false,
		},
	]);
});

test("the report says which survivors are explained, and why; an explanation holds for its own line only", () => {
	const why = "Nothing costs less than nothing.";
	const explained = [
		{ file: FILE, line: "price <= 0;", becomes: ["price <  0;", "price < 0;"], why },
		{
			file: "lib/domain/cart/cart.ts",
			line: "export const isFree = (price: number) => price <= 0;",
			becomes: ["export const isFree = () => undefined;"],
			why,
		},
	];
	const page = writeReport(SUBJECT, reportOf(mutant("Killed"), mutant("Survived"), ON_TWO_LINES), explained);
	expect(page).toContain("33.3 % of 3 noticed (at least 80 % wanted); 2 live, 1 of them without an explanation.");
	const [unexplained, rest = ""] = page.split("## Explained\n");
	const [told, old] = rest.split("## Explanations");
	expect(unexplained).toContain(`- ${FILE}:1 (no test comes here)`);
	expect(unexplained).not.toContain(why);
	expect(told).toContain(`- ${FILE}:2\n  - \`price <= 0;\`\n  - \`price < 0;\`\n  - ${why}`);
	expect(old).toContain("- lib/domain/cart/cart.ts\n");
	expect(old).not.toContain(FILE);
	expect(writeReport(SUBJECT, reportOf(mutant("Killed")), []).match(/\n\nNone\./g)).toHaveLength(3);
});
