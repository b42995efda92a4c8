/**
 * The log of what visitors asked for, a line each in the Combined Log Format, with three columns more: milliseconds, where the
 * answer was from, and what the app was asked under ("-" when it was not), which the log of the server has too. What only one visitor knows is left out: queries, and secrets of an address.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { ipv6Network } from "#lib/shop/kernel/rate-limits/client-address.ts";

/** A file of the build, a kept page, one that is sent while the app is silent, or the app itself. */
export type Source = "file" | "kept" | "stale" | "app";
export type Visited = {
	request: IncomingMessage;
	response: ServerResponse;
	address: string;
	requestId: string | null;
	from: Source;
	/** Whether the answer broke off on its way from the app. */
	isBroken: boolean;
};

export type AccessLog = {
	/** Notes a visit when its answer has been sent, or its visitor has gone. */
	watch(visit: Visited): void;
	/** Writes what waits. */
	flush(): void;
};

const EVERY_MS = 250;
/** What waits is written sooner when it is so long. */
const FULL = 64 * 1024;
const PATH_MAX = 500;
const AGENT_MAX = 300;
/** The visitor left before the end of the answer (nginx's number for it), or the app did. */
const [GONE, BROKEN] = [499, 502];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

export function accessLog(options: {
	write: (lines: string) => void;
	/** Whether the whole address is written, or only the network that it is of. */
	isFull: boolean;
	nowMs?: () => number;
}): AccessLog {
	const { write, isFull, nowMs = Date.now } = options;
	let waiting = "";
	let told = { second: 0, time: "" };
	let timer: NodeJS.Timeout | null = null;
	const flush = () => {
		if (timer) clearTimeout(timer);
		timer = null;
		if (waiting !== "") write(waiting);
		waiting = "";
	};
	const add = (line: string) => {
		waiting += line;
		if (waiting.length > FULL) return flush();
		timer ??= setTimeout(flush, EVERY_MS).unref();
	};
	const time = (): string => {
		const ms = nowMs();
		const second = Math.floor(ms / SECOND_MS);
		if (second !== told.second) told = { second, time: timeOf(new Date(ms)) };
		return told.time;
	};
	return {
		flush,
		watch(visit) {
			const { request, response } = visit;
			const [begunMs, { socket }] = [performance.now(), request];
			const sentBefore = socket.bytesWritten;
			response.once("close", () => {
				const { method, url = "/", httpVersion, headers } = request;
				const status = response.writableFinished ? response.statusCode : visit.isBroken ? BROKEN : GONE;
				const address = isFull ? visit.address : shortAddress(visit.address);
				const asked = `${method} ${shown(url)} HTTP/${httpVersion}`;
				const tookMs = Math.round(performance.now() - begunMs);
				const bytes = socket.bytesWritten - sentBefore;
				const from = `"${shown(headers.referer ?? "-")}" "${printable(headers["user-agent"] ?? "-", AGENT_MAX)}"`;
				add(
					`${address || "-"} - - [${time()}] "${asked}" ${status} ${bytes} ${from} ${tookMs} ${visit.from} ${visit.requestId ?? "-"}\n`,
				);
			});
		},
	};
}

/** The network of 256 addresses, or the /48 of an IPv6 one: no single visitor. */
export function shortAddress(address: string): string {
	if (address.includes(":")) return ipv6Network(address, 48).replace(/\/48$/, "");
	return address.replace(/\.\d+$/, ".0");
}

/** Identifiers of carts, and random ones, which have 24 characters at least and a capital letter; no name of a page has. */
const SECRET = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w-]{24,}/gi;
const SHORTEST = 24;
/** The build's files have random names that everybody knows. */
const FILES = "/_next/static/";

/** An address without its query, and "*" for each secret, wherever in it and however it is written. */
export function withoutSecrets(address: string): string {
	const [path = ""] = address.split(/[?#]/, 1);
	if (path.length < SHORTEST || path.startsWith(FILES)) return path;
	if (!path.includes("%")) return hidden(path);
	try {
		return encodeURI(hidden(decodeURIComponent(path)));
	} catch {
		return hidden(path);
	}
}

const hidden = (path: string) => path.replace(SECRET, (found) => (/[A-Z]|^[\da-f]{8}-/.test(found) ? "*" : found));

const shown = (address: string) => printable(withoutSecrets(address), PATH_MAX);
const UNPRINTABLE = /[^ !#-[\]-~]/g;

/** What could end a column or a line as its code. */
function printable(text: string, max: number): string {
	return text
		.slice(0, max)
		.replace(UNPRINTABLE, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`)
		.slice(0, max);
}

/** "26/Nov/2026:13:40:12 +0000" */
function timeOf(date: Date): string {
	const two = (number: number) => String(number).padStart(2, "0");
	const day = `${two(date.getUTCDate())}/${MONTHS[date.getUTCMonth()]}/${date.getUTCFullYear()}`;
	const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(":");
	return `${day}:${time} +0000`;
}
