import { totalmem } from "node:os";

const MB = 1024 * 1024;

/** Memory this process may have: the machine's, or less in a container. */
export function memoryBytes(): number {
	const limit = process.constrainedMemory();
	return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * Settings of the server for a machine with so much memory; given at each start, so that a newer version of the shop may
 * change them. An eighth of the memory holds pages, 128–512 MB: it is taken as it is used, never at the start.
 */
export function serverSettings(memory: number): Record<string, string> {
	const part = (share: number, lowMb: number, highMb: number) =>
		`${Math.min(highMb, Math.max(lowMb, Math.floor((memory * share) / MB)))}MB`;
	return {
		listen_addresses: "127.0.0.1",
		unix_socket_directories: "",
		max_connections: "200",
		shared_buffers: part(1 / 8, 128, 512),
		// What the system keeps of the files; an estimate for the planner, nothing is taken.
		effective_cache_size: part(1 / 2, 256, 2048),
		work_mem: part(1 / 256, 4, 16),
		maintenance_work_mem: part(1 / 32, 64, 128),
		// Disks without moving parts: a page out of order costs hardly more than the next one.
		random_page_cost: "1.1",
		// Compiling takes longer than any statement of the shop.
		jit: "off",
		fsync: "on",
		timezone: "UTC",
		log_timezone: "UTC",
	};
}
