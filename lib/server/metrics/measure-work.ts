/** What the worker measures: how the shop's work stands, by the database, and how its own jobs end. */
import { Counter, Gauge, type Registry } from "prom-client";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { isOver, ORDER_STATES } from "#lib/domain/order/order-states.ts";
import type { NoteJob } from "#lib/shop/background/note-job.ts";
import type { Figure } from "#lib/shop/health/figures.sql.ts";

/** Whoever scrapes more often gets the same figures. */
const SHARED_MS = 15 * SECOND_MS;
/** Less than a scrape waits for this process (lib/cli/metrics). */
const LIMIT_MS = 0.8 * SECOND_MS;

/** `isRare`: not there as long as the database says nothing of it. */
type Named = { name: string; help: string; label?: string; of: readonly string[]; isRare?: boolean };

/** Metrics by what a figure is about; each has all of its labels from the beginning, as 0, unless it is rare. */
export const FIGURES: Record<string, Named> = {
	orders: {
		name: "konfety_orders_open",
		help: "Orders that are not over, by their state.",
		label: "state",
		of: ORDER_STATES.filter((state) => !isOver(state)),
	},
	placed: { name: "konfety_orders_placed_last_hour", help: "Orders that were placed within the last hour.", of: [""] },
	payments: {
		name: "konfety_payments_open",
		help: "Payments of the last 25 hours of which nobody knows how they ended; late ones for more than an hour.",
		label: "age",
		of: ["new", "late"],
	},
	refunds: {
		name: "konfety_refunds_open",
		help: "Refunds that were not made yet; held ones wait for the goods.",
		label: "state",
		of: ["open", "held"],
	},
	refund_age: {
		name: "konfety_refunds_oldest_seconds",
		help: "Seconds since the oldest refund was asked for that waits for nothing.",
		of: [""],
	},
	backup_age: {
		name: "konfety_backup_age_seconds",
		help: "Seconds since the newest backup that was read back was noted; absent when there never was one.",
		of: [""],
		isRare: true,
	},
	waiting: { name: "konfety_queue_waiting", help: "Jobs that wait for their first try.", label: "queue", of: [] },
	retrying: {
		name: "konfety_queue_retrying",
		help: "Jobs that have failed and are tried again.",
		label: "queue",
		of: [],
	},
	job_age: {
		name: "konfety_queue_oldest_seconds",
		help: "Seconds since the oldest job of the queue was due that nobody has begun.",
		label: "queue",
		of: [],
	},
};

/** `read` asks the database, every 15 s at most and never twice at once; what it says late is told by the next scrape. */
export function measureFigures(registry: Registry, read: () => Promise<Figure[]>, queues: readonly string[]): void {
	const fresh = sharedFigures(read);
	for (const [what, { name, help, label, of, isRare = false }] of Object.entries(FIGURES)) {
		const labels = label === "queue" ? queues : of;
		new Gauge({
			name,
			help,
			labelNames: label ? [label] : [],
			registers: [registry],
			async collect() {
				const figures = await fresh();
				// What is not known is no zero.
				if (label) this.reset();
				else this.remove({});
				if (!figures) return;
				for (const one of isRare ? [] : labels) this.set(label ? { [label]: one } : {}, 0);
				for (const figure of figures)
					if (figure.what === what) this.set(label ? { [label]: figure.of } : {}, figure.value);
			},
		});
	}
}

function sharedFigures(read: () => Promise<Figure[]>) {
	let known: { ms: number; figures: Figure[] } | null = null;
	let running: Promise<void> | null = null;
	return async (): Promise<Figure[] | null> => {
		if (known && performance.now() - known.ms < SHARED_MS) return known.figures;
		running ??= read()
			.then((figures) => {
				known = { ms: performance.now(), figures };
			})
			// The shop logs it; what is not known has no figures rather than old ones.
			.catch(() => {
				known = null;
			})
			.finally(() => {
				running = null;
			});
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<void>((resolve) => {
			timer = setTimeout(resolve, LIMIT_MS);
		});
		await Promise.race([running, late]).finally(() => clearTimeout(timer));
		return known?.figures ?? null;
	};
}

export function measureJobs(registry: Registry): NoteJob {
	const jobs = new Counter({
		name: "konfety_jobs_total",
		help: "Jobs that this worker has ended: done, failed (tried again), waits (for its turn) or refused (for good).",
		labelNames: ["queue", "outcome"],
		registers: [registry],
	});
	return (queue, outcome) => jobs.inc({ queue, outcome });
}
