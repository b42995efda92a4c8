import { connect, createServer, type Socket } from "node:net";

/** A line to a port of this computer that can be cut, as a cable. */
export async function openLine(options: { port: number; to: number }) {
	const sockets = new Set<Socket>();
	let isCut = false;
	const keep = (socket: Socket) => {
		sockets.add(socket);
		socket.on("error", () => socket.destroy());
		socket.on("close", () => sockets.delete(socket));
		return socket;
	};
	const server = createServer((near) => {
		keep(near);
		if (isCut) return near.destroy();
		const far = keep(connect(options.to, "localhost"));
		near.pipe(far).pipe(near);
		near.on("close", () => far.destroy());
		far.on("close", () => near.destroy());
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port, "127.0.0.1", resolve);
	});
	const destroyAll = () => {
		for (const socket of sockets) socket.destroy();
	};
	return {
		url: `http://127.0.0.1:${options.port}`,
		cut: () => {
			isCut = true;
			destroyAll();
		},
		mend: () => {
			isCut = false;
		},
		close: async () => {
			destroyAll();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
