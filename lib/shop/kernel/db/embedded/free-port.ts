import { createServer } from "node:net";
import { isErrno } from "./process-identity.ts";

/** True when nothing listens on this port of the host. Throws when the host has no address to listen on. */
export function isPortFree(port: number, host: string): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", (error) => (isErrno(error, "EADDRINUSE") ? resolve(false) : reject(error)));
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
	});
}

/** A port of 127.0.0.1 that was free a moment ago. */
export function findFreePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once("error", reject);
		server.listen({ port: 0, host: "127.0.0.1" }, () => {
			const address = server.address();
			if (address === null || typeof address === "string") return reject(new Error("The system gave no free port."));
			server.close(() => resolve(address.port));
		});
	});
}
