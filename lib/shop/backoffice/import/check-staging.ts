import type { Database } from "../../kernel/db/client.ts";
import { ERRORS_SHOWN, type ErrorCollector } from "./collect.ts";
import type { ImportFormat } from "./formats/imported.ts";
import {
	crowdedHandles,
	type FaultRow,
	foreignCodes,
	PRODUCT_MAX_BYTES,
	repeatedCodes,
	repeatedHandles,
	VARIANTS_MAX,
} from "./staging.sql.ts";

/** Checks between items, and against the shop: duplicate handles and codes, groups too large. */
export async function checkStaging(tx: Database, format: ImportFormat, errors: ErrorCollector): Promise<void> {
	const { codeField } = format;
	const report = (rows: FaultRow[], sentence: (row: FaultRow) => string) => {
		for (const row of rows) errors.add({ line: row.line, message: sentence(row) });
		errors.count((rows[0]?.total ?? 0) - rows.length);
	};
	report(await repeatedHandles(tx, ERRORS_SHOWN), ({ name, other }) => format.repeated(name, Number(other)));
	report(
		await repeatedCodes(tx, ERRORS_SHOWN),
		({ name, other }) => `${codeField} "${name}" is on line ${other} already`,
	);
	report(
		await foreignCodes(tx, ERRORS_SHOWN),
		({ name, other }) => `${codeField} "${name}" belongs to another product of the shop, ${other}`,
	);
	report(
		await crowdedHandles(tx, ERRORS_SHOWN),
		({ other }) =>
			`${other} items belong to the same product; at most ${VARIANTS_MAX} do, of ${PRODUCT_MAX_BYTES / 1_000_000} MB together`,
	);
}
