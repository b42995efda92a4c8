import { threadId } from "node:worker_threads";

/** Tabs of one browser hear each other; test files in threads of one process would too, and reload each other's carts. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
	constructor(name: string) {
		super(`${threadId} ${name}`);
	}
};
