import pg from "pg";

/** Runs `work` on a connection of its own; its loss fails the statement that needed it, never the process. */
export async function onClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
	const client = new pg.Client(url);
	client.on("error", () => {});
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/** Rows of one statement, on a connection of its own. */
export const query = <Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> =>
	onClient(url, async (client) => (await client.query<Row>(statement)).rows);
