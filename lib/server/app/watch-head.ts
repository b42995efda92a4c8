import type { ServerResponse } from "node:http";

/** The response's original functions, for code that answers instead of the writer. */
export type Original = Pick<ServerResponse, "writeHead" | "end">;

/** Returns a function that answers instead of the writer, now or later; another status; or null for no change. */
export type Seen = (status: number) => ((original: Original) => void) | number | null;

/**
 * Calls `seen` once with the status, just before the response head is sent, however it is written. If `seen` answers
 * instead, the writer's further output is dropped.
 */
export function watchHead(response: ServerResponse, seen: Seen): void {
	const { writeHead, write, end, flushHeaders } = response;
	let isTaken: boolean | undefined;
	let another: number | undefined;
	const taken = (status: number): boolean => {
		if (isTaken === undefined) {
			const answer = seen(status);
			isTaken = typeof answer === "function";
			if (typeof answer === "function")
				answer({ writeHead: writeHead.bind(response), end: end.bind(response) } as Original);
			else another = answer ?? undefined;
		}
		return isTaken;
	};
	const drop = (args: readonly unknown[]) => {
		const written = args.at(-1);
		if (typeof written === "function") process.nextTick(() => written());
	};
	Object.assign(response, {
		writeHead(...args: Parameters<typeof writeHead>) {
			if (taken(args[0])) return response;
			args[0] = another ?? args[0];
			return writeHead.apply(response, args);
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
