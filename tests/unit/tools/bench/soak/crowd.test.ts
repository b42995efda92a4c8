import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type Crowd, gather } from "#tools/bench/soak/crowd.ts";

const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

async function serverOf(headersMs: number): Promise<string> {
	const server = createServer({
		connectionsCheckingInterval: 20,
		headersTimeout: headersMs,
		requestTimeout: headersMs,
	});
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const SLOW: Crowd = {
	name: "slow",
	count: 5,
	greeting: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n`,
	drip: "X: 1\r\n",
	endsWithinS: 1,
};

test("a crowd is held open by a server that waits, and tells of it when it leaves", async () => {
	const crowd = gather(await serverOf(0), SLOW);
	await expect.poll(() => crowd.report().most).toBe(5);
	expect(crowd.leave()).toMatchObject({ name: "slow", count: 5, most: 5, ended: 0, endsWithinS: 1 });
});

test("who is ended by the server comes again, and is counted", async () => {
	const crowd = gather(await serverOf(100), SLOW);
	await expect.poll(() => crowd.report().ended, { timeout: 5_000 }).toBeGreaterThan(5);
	const { ended, longestS } = crowd.leave();
	expect(ended).toBeGreaterThan(5);
	expect(longestS).toBeGreaterThan(0.09);
});
