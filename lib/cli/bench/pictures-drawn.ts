import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { readRunning } from "../running.ts";

/** Waits until the shop on this data has drawn its demo pictures, so that drawing does not take part in the figures. */
export async function picturesDrawn(dataDir: string): Promise<void> {
	const client = new pg.Client({ connectionString: readRunning(dataDir)?.databaseUrl ?? "" });
	await client.connect();
	try {
		for (let seconds = 0; ; seconds += 2) {
			const { rows } = await client.query(
				"select count(*)::int as open from pgboss.job where name = 'media.make' and state in ('created', 'retry', 'active')",
			);
			if (rows[0].open === 0) return;
			if (seconds % 30 === 0) console.log(`Waiting until the demo pictures are drawn, ${seconds} s so far …`);
			await sleep(2_000);
		}
	} finally {
		await client.end();
	}
}
