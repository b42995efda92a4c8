import { createServer, request } from "node:http";
import { pipeline } from "node:stream";

type Hold = { path: string; reach: () => void; released: Promise<void> };

/** A line to a server of this computer that can be cut, as a cable, and that can hold calls up. */
export async function openLine(options: { port: number; to: number }) {
	let isCut = false;
	let holds: Hold[] = [];
	const server = createServer(async (near, reply) => {
		const { method, url = "", headers } = near;
		const hold = holds.find(({ path }) => url.includes(path));
		hold?.reach();
		await hold?.released;
		const far = request({ host: "localhost", port: options.to, path: url, method, headers }, (answer) => {
			if (reply.destroyed) return void answer.destroy();
			reply.writeHead(answer.statusCode ?? 502, answer.headers);
			pipeline(answer, reply, () => {});
		});
		// Whoever asked may hang up.
		reply.on("close", () => reply.writableFinished || far.destroy());
		far.on("error", () => reply.destroy());
		pipeline(near, far, () => {});
	});
	server.on("connection", (socket) => isCut && socket.destroy());
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port, "127.0.0.1", resolve);
	});
	return {
		url: `http://127.0.0.1:${options.port}`,
		cut: () => {
			isCut = true;
			server.closeAllConnections();
		},
		mend: () => {
			isCut = false;
		},
		/** Calls with this in their address wait from now on until they are released. */
		hold: (path: string) => {
			const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
			holds.push({ path, reach: reached.resolve, released: released.promise });
			const release = () => {
				holds = holds.filter((hold) => hold.path !== path);
				released.resolve();
			};
			return { reached: reached.promise, release };
		},
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
