/** What is traced, without knowing by what: nothing of OpenTelemetry is loaded unless somebody wants traces. */

export type Told = Record<string, string | number | undefined>;
export type SpanOptions = {
	kind?: "server" | "client" | "consumer";
	told?: Told;
	/** What is known at its end: another name, and what it came to. */
	ended?: () => { name?: string | undefined; told?: Told };
	/** `traceparent` (W3C Trace Context) of what this is a part of, in another process. */
	parent?: string | undefined;
	/** `traceparent` of what has asked for this, which does not wait for it: a trace of its own, linked to that one. */
	askedBy?: string | undefined;
};
export type Tracing = {
	/** Does the work within a span, which is part of the one that is running. */
	within<Value>(name: string, options: SpanOptions, work: () => Promise<Value>): Promise<Value>;
	/** Begins a span of which nothing is part; what it returns ends it. */
	begin(name: string, options: SpanOptions): (error: unknown) => void;
	/** The running span, for another process; undefined when there is none. */
	traceparent(): string | undefined;
	/** Sends what waits. */
	stop(): Promise<void>;
};

// As with requests (request-context.ts), all copies of this file in a process share one.
const holder = globalThis as typeof globalThis & { konfetyTracing?: Tracing | undefined };

/** Undefined when nobody wants traces. */
export const tracing = (): Tracing | undefined => holder.konfetyTracing;

/** From now on what this process does is traced; `undefined` ends that. */
export function traceBy(by: Tracing | undefined): void {
	holder.konfetyTracing = by;
}

/** Does the work, within a span where somebody wants traces. */
export function inSpan<Value>(name: string, options: SpanOptions, work: () => Promise<Value>): Promise<Value> {
	const traced = tracing();
	return traced ? traced.within(name, options, work) : work();
}
