/** What the door measures: who was answered what, from where, and how quickly. */
import { LRUCache } from "lru-cache";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { screenKindAt } from "#lib/i18n/screen-kind.ts";
import type { Visited } from "../door/access-log.ts";
import type { KeptPages } from "../door/kept-pages.ts";
import { statusClass } from "./registry.ts";

export type Meter = {
	/** Counts a visit when its answer has been sent, or its visitor has gone. */
	watch(visit: Visited): void;
};

const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Reading an address costs more than sending what is kept under it. */
const PATHS = 2_000;
/** What is no page, by the beginning of its path. */
const OTHERS: [begin: string, kind: string][] = [
	["/api/", "call"],
	["/media/", "picture"],
	["/feeds/", "feed"],
	["/sitemap", "feed"],
	["/_next/", "file"],
];

/** What is asked for at this path: the kind of its page, or of what is none. There are as many as there are words in code. */
export function kindAt(path: string): string {
	return OTHERS.find(([begin]) => path.startsWith(begin))?.[1] ?? screenKindAt(path);
}

export function measureDoor(registry: Registry, kept: Pick<KeptPages, "bytes" | "count">): Meter {
	const registers = [registry];
	const requests = new Counter({
		name: "konfety_http_requests_total",
		help: "Requests that the door has answered, by what was asked for, where the answer was from, and its status.",
		labelNames: ["kind", "source", "status"],
		registers,
	});
	const seconds = new Histogram({
		name: "konfety_http_request_duration_seconds",
		help: "Seconds from the request's head to the end of the answer.",
		labelNames: ["kind", "source"],
		buckets: BUCKETS_S,
		registers,
	});
	new Gauge({
		name: "konfety_kept_pages",
		help: "Answers that the door keeps.",
		registers,
		collect() {
			this.set(kept.count());
		},
	});
	new Gauge({
		name: "konfety_kept_pages_bytes",
		help: "Bytes of memory that they take.",
		registers,
		collect() {
			this.set(kept.bytes());
		},
	});
	const kinds = new LRUCache<string, string>({ max: PATHS });
	const kindOf = (target: string): string => {
		const [path = ""] = target.split("?", 1);
		const known = kinds.get(path);
		if (known !== undefined) return known;
		const kind = kindAt(path);
		kinds.set(path, kind);
		return kind;
	};
	return {
		watch(visit) {
			const begunMs = performance.now();
			visit.response.once("close", () => {
				const kind = visit.from === "file" ? "file" : kindOf(visit.request.url ?? "/");
				const { statusCode, writableFinished } = visit.response;
				const status = writableFinished ? statusClass(statusCode) : visit.isBroken ? "broken" : "left";
				requests.inc({ kind, source: visit.from, status });
				seconds.observe({ kind, source: visit.from }, (performance.now() - begunMs) / SECOND_MS);
			});
		},
	};
}
