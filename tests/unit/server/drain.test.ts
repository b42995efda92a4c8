import { once } from "node:events";
import { Agent, createServer, type RequestListener, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { drained } from "#lib/server/drain.ts";

/** A server that keeps idle connections for ever, as the app does for the door, and a client that keeps its own. */
async function openKept(listener: RequestListener) {
	const server = createServer(listener).listen(0, "127.0.0.1");
	server.keepAliveTimeout = 0;
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const agent = new Agent({ keepAlive: true });
	onTestFinished(() => {
		agent.destroy();
		server.closeAllConnections();
	});
	const ask = () =>
		new Promise<string>((resolve, reject) => {
			const sent = request({ agent, port, host: "127.0.0.1" }, async (reply) =>
				resolve(Buffer.concat(await reply.toArray()).toString()),
			);
			sent.on("error", reject).end();
		});
	return { server, ask };
}

test("a server that ends answers what it has begun, and ends when its client keeps the connection", async () => {
	const begun = Promise.withResolvers<ServerResponse>();
	const { server, ask } = await openKept((_, response) => begun.resolve(response));
	const answer = ask();
	const response = await begun.promise;
	let hasEnded = false;
	const end = drained(server).then(() => (hasEnded = true));
	await sleep(300);
	expect(hasEnded).toBe(false);
	response.end("answer");
	expect(await answer).toBe("answer");
	await end;
});

test("a server that ends answers what was sent before on a connection that was idle", async () => {
	const { server, ask } = await openKept((_, response) => void response.end("answer"));
	await ask();
	const answer = ask();
	// The client has written it, and the server has not read it yet.
	await new Promise<void>((resolve) => process.nextTick(() => process.nextTick(resolve)));
	await Promise.all([expect(answer).resolves.toBe("answer"), drained(server)]);
});
