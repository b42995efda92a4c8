/**
 * `fetch` on a connection of its own. One that was idle between two looks may be closed by the server in the very moment in which it is
 * used again, and a busy machine makes that moment long.
 */
export function fetchAfresh(address: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
	return fetch(address, { ...init, headers: { ...init.headers, connection: "close" } });
}
