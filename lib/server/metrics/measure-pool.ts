import { Gauge, type Registry } from "prom-client";
import type { Shop } from "#lib/shop/kernel/shop.ts";

/** Connections of a process to the database, as `pg` counts them. */
export type Pool = { totalCount: number; idleCount: number; waitingCount: number };

/** The pool that Drizzle has of a shop. */
export const poolOf = ({ db }: Pick<Shop, "db">): Pool => (db as typeof db & { $client: Pool }).$client;

export function measurePool(registry: Registry, poolOf: () => Pool | undefined): void {
	const gauge = (name: string, help: string, read: (pool: Pool) => number) =>
		new Gauge({
			name,
			help,
			registers: [registry],
			collect() {
				const pool = poolOf();
				if (pool) this.set(read(pool));
			},
		});
	gauge("konfety_db_pool_connections", "Open connections to the database.", (pool) => pool.totalCount);
	gauge("konfety_db_pool_idle", "Open connections that nobody uses.", (pool) => pool.idleCount);
	gauge("konfety_db_pool_waiting", "Statements that wait for a connection.", (pool) => pool.waitingCount);
}
