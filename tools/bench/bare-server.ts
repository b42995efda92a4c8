import { fork } from "node:child_process";
import { createServer } from "node:http";
import type { Answer } from "./comparison.ts";

/** A node:http server in a separate process that gives every request this answer. */
export async function bareServer({ body, headers }: Answer): Promise<{ url: string; close(): Promise<void> }> {
	const child = fork(import.meta.filename, { execArgv: [] });
	child.send({ body: body.toString("base64"), headers });
	const port = await new Promise<number>((resolve, reject) => {
		child.once("message", (message) => resolve(Number(message)));
		child.once("error", reject);
	});
	return {
		url: `http://localhost:${port}/`,
		close: () =>
			new Promise((resolve) => {
				child.once("exit", () => resolve());
				child.kill();
			}),
	};
}

if (process.argv[1] === import.meta.filename) {
	process.once("message", ({ body, headers }: { body: string; headers: Record<string, string> }) => {
		const bytes = Buffer.from(body, "base64");
		const server = createServer((_request, reply) => {
			reply.writeHead(200, { ...headers, "Content-Length": bytes.length });
			reply.end(bytes);
		});
		server.listen(0, "localhost", () => {
			const address = server.address();
			process.send?.(typeof address === "object" ? address?.port : 0);
		});
	});
}
