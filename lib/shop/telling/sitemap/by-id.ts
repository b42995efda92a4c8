/** The next rows: ids above `after`, at most `limit`, by id. */
export type Batch = { after: number; limit: number };

const ROWS_AT_ONCE = 1_000;

/** All rows, read in batches, so that memory does not grow with their number. */
export async function* byId<Row extends { id: number }>(read: (batch: Batch) => Promise<Row[]>): AsyncGenerator<Row> {
	for (let after = 0; ; ) {
		const rows = await read({ after, limit: ROWS_AT_ONCE });
		yield* rows;
		const last = rows.at(-1);
		if (!last || rows.length < ROWS_AT_ONCE) return;
		after = last.id;
	}
}
