const OWN = crypto.randomUUID();

/** Tabs of one browser hear each other; test files of one process would too, and reload each other's carts. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
	constructor(name: string) {
		super(`${OWN} ${name}`);
	}
};
