import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { QUERY_RULE_HEADER } from "../query-rule.ts";
import { compressor, encodingFor, isWorthCompressing } from "./encodings.ts";
import { type Head, headerIn, listIn, without, withVary } from "./head.ts";

/** Headers that hold for one connection (RFC 9110 § 7.6.1). */
const HOP_BY_HOP = [
	"connection",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"proxy-connection",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
];
/** The visitor's that the door answers for: it names the host, and compresses, measures and reads bodies itself. */
const OF_THE_DOOR = new Set([...HOP_BY_HOP, "host", "accept-encoding", "content-length", "expect"]);
/** The app's that are no visitor's business. */
const OF_THE_APP = new Set([...HOP_BY_HOP, QUERY_RULE_HEADER, "x-middleware-rewrite", "x-nextjs-prerender"]);

/** The host that a request names; with HTTP/1.0 it need not (RFC 9112 § 3.2). */
export const hostHead = ({ headers }: IncomingMessage): string[] => ["Host", headers.host ?? "localhost"];

/** What a request says beside its connection. */
export const headOfRequest = (request: IncomingMessage, own: ReadonlySet<string>): string[] => [
	...hostHead(request),
	...without(without(request.rawHeaders, OF_THE_DOOR), own),
];

/** What the app's answer says beside its connection and to the door. */
export const headOfReply = ({ rawHeaders }: IncomingMessage): string[] => without(rawHeaders, OF_THE_APP);

/** Sends the app's answer on as it comes, compressed where that pays; `onBroken` hears when the app breaks it off. */
export function passOn(
	reply: IncomingMessage,
	request: IncomingMessage,
	response: ServerResponse,
	onBroken: () => void,
): void {
	const status = reply.statusCode ?? 502;
	const head = headOfReply(reply);
	const length = headerIn(head, "content-length");
	const isPlain =
		request.method !== "HEAD" &&
		status === 200 &&
		headerIn(head, "content-encoding") === undefined &&
		!listIn(head, "cache-control").includes("no-transform") &&
		isWorthCompressing(headerIn(head, "content-type"), length === undefined ? undefined : Number(length));
	const encoding = isPlain ? encodingFor(request.headers["accept-encoding"]?.toString()) : "identity";
	const varied = isPlain ? withVary(head) : head;
	reply.once("error", (error) => {
		if (!isVisitorGone(error)) onBroken();
	});
	if (encoding === "identity") {
		response.writeHead(status, varied);
		// `pipeline` makes an abort and its error for each answer; here whoever leaves ends the request (door.ts), and so the answer.
		reply.pipe(response);
		return;
	}
	response.writeHead(status, [...compressedHead(varied), "Content-Encoding", encoding]);
	pipeline(reply, compressor(encoding), response, (error) => void (error && response.destroy()));
}

/** Node's words for an answer whose reader has closed. */
const VISITOR_GONE = new Set<unknown>(["ERR_STREAM_PREMATURE_CLOSE", "ABORT_ERR"]);
const isVisitorGone = (error: Error) => "code" in error && VISITOR_GONE.has(error.code);

const MEASURED = new Set(["content-length", "etag"]);

/** Without the length; its ETag is weak, for the bytes differ. */
function compressedHead(head: Head): string[] {
	const etag = headerIn(head, "etag");
	const tag = etag === undefined ? [] : ["ETag", etag.startsWith("W/") ? etag : `W/${etag}`];
	return [...without(head, MEASURED), ...tag];
}
