import type { ServerResponse } from "node:http";

/** The response's own functions, for whoever answers instead of its writer. */
export type Original = Pick<ServerResponse, "writeHead" | "end">;

/**
 * Calls `seen` once, with the status, just before the head of the answer goes out, whoever writes it and however. What `seen`
 * returns answers instead, now or later: whatever the writer still writes goes nowhere.
 */
export function watchHead(
	response: ServerResponse,
	seen: (status: number) => ((original: Original) => void) | null,
): void {
	const { writeHead, write, end, flushHeaders } = response;
	let isTaken: boolean | undefined;
	const taken = (status: number): boolean => {
		if (isTaken === undefined) {
			const answer = seen(status);
			isTaken = answer !== null;
			answer?.({ writeHead: writeHead.bind(response), end: end.bind(response) } as Original);
		}
		return isTaken;
	};
	const drop = (args: readonly unknown[]) => {
		const written = args.at(-1);
		if (typeof written === "function") process.nextTick(() => written());
	};
	Object.assign(response, {
		writeHead(...args: Parameters<typeof writeHead>) {
			return taken(args[0]) ? response : writeHead.apply(response, args);
		},
		write(...args: Parameters<typeof write>) {
			if (!taken(response.statusCode)) return write.apply(response, args);
			drop(args);
			return true;
		},
		end(...args: Parameters<typeof end>) {
			if (!taken(response.statusCode)) return end.apply(response, args);
			drop(args);
			return response;
		},
		flushHeaders() {
			if (!taken(response.statusCode)) flushHeaders.call(response);
		},
	});
}
