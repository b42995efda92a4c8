import { createServer } from "node:http";
import { mergeMetrics, type Told } from "./merge-metrics.ts";

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Tells the metrics of the server's processes at GET /metrics; resolves once it listens, with what closes it. */
export async function serveMetrics(
	{ host, port }: { host: string; port: number },
	ask: () => Promise<Told[]>,
): Promise<() => Promise<void>> {
	const server = createServer(async (request, response) => {
		const isAsked = request.method === "GET" && request.url?.split("?", 1)[0] === "/metrics";
		if (!isAsked) return void response.writeHead(404, { "Content-Type": TYPE }).end("Metrics are at GET /metrics.\n");
		response.writeHead(200, { "Content-Type": TYPE }).end(mergeMetrics(await ask()));
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, host, resolve);
	}).catch((error: unknown) => {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`Metrics cannot be told at ${host}:${port} (${reason}). Change METRICS_PORT or METRICS_HOST.`);
	});
	return async () => {
		const closed = new Promise((resolve) => server.close(resolve));
		server.closeAllConnections();
		await closed;
	};
}
