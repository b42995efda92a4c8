import { totalmem } from "node:os";

const MB = 1024 * 1024;

/** Memory this process may have: the machine's, or less in a container. */
export function memoryBytes(): number {
	const limit = process.constrainedMemory();
	return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

const NOTHING_LASTS = {
	fsync: "off",
	synchronous_commit: "off",
	full_page_writes: "off",
	wal_level: "minimal",
	max_wal_senders: "0",
	autovacuum: "off",
	// Copying a database forces a checkpoint anyway.
	checkpoint_timeout: "1h",
	max_wal_size: "4GB",
};

/**
 * Settings of the server for a machine with this much memory; given at each start, so that a newer version of the shop may
 * change them. Shared buffers are an eighth of the memory, 128 MB to 2 GB: allocated on use, not at the start. A throwaway server
 * may lose data in a crash of the machine.
 */
export function serverSettings(memory: number, { isThrowaway = false } = {}): Record<string, string> {
	const part = (share: number, lowMb: number, highMb: number) =>
		`${Math.min(highMb, Math.max(lowMb, Math.floor((memory * share) / MB)))}MB`;
	return {
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		max_connections: "200",
		shared_buffers: part(1 / 8, 128, 2048),
		// How much of the files the system caches; an estimate for the planner, which allocates nothing.
		effective_cache_size: part(1 / 2, 256, 8192),
		work_mem: part(1 / 256, 4, 16),
		maintenance_work_mem: part(1 / 32, 64, 128),
		// SSDs: a random page costs hardly more than the next one.
		random_page_cost: "1.1",
		// Compiling takes longer than any statement of the shop.
		jit: "off",
		...(isThrowaway ? NOTHING_LASTS : { fsync: "on" }),
		timezone: "UTC",
		log_timezone: "UTC",
	};
}
