/** Traces by OpenTelemetry, sent as OTLP over HTTP. Next adds its own spans, since it finds the same API. */
import {
	context,
	isSpanContextValid,
	ROOT_CONTEXT,
	type Span,
	type SpanContext,
	SpanKind,
	SpanStatusCode,
	TraceFlags,
	trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Env } from "#lib/shop/kernel/base/env.ts";
import { errorText } from "#lib/shop/kernel/base/error-text.ts";
import { currentRequest } from "#lib/shop/kernel/base/request-context.ts";
import { type SpanOptions, type Told, type Tracing, traceBy } from "#lib/shop/kernel/base/tracing.ts";
import { hideSecrets } from "./hide-secrets.ts";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
/** When the shop ends, what has not been sent by then is lost. */
const FLUSH_MS = 2_000;

type Settings = Pick<
	Env,
	"OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_SERVICE_NAME" | "OTEL_TRACES_SAMPLER_ARG" | "KONFETY_PROCESS"
>;

/** Traces what this process does from now on. The exporter reads its other settings, such as headers, by their standard names itself. */
export function startTracing(env: Settings): Tracing {
	const exporter = new OTLPTraceExporter({ url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces` });
	const provider = new TracerProvider({
		resource: resourceFromAttributes({
			"service.name": env.OTEL_SERVICE_NAME,
			"service.instance.id": `${env.KONFETY_PROCESS ?? "process"}-${process.pid}`,
		}),
		sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
		spanProcessors: [hideSecrets, new BatchSpanProcessor({ exporter, exportTimeoutMillis: FLUSH_MS })],
	});
	context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
	trace.setGlobalTracerProvider(provider);
	const tracer = trace.getTracer("konfety");

	const open = (name: string, { kind, told, parent, askedBy }: SpanOptions) => {
		const [above, asker] = [parse(parent), parse(askedBy)];
		const request = currentRequest();
		const around = above ? trace.setSpanContext(ROOT_CONTEXT, above) : askedBy ? ROOT_CONTEXT : context.active();
		const span = tracer.startSpan(
			name,
			{
				...(kind ? { kind: KINDS[kind] } : {}),
				...(asker ? { links: [{ context: asker }] } : {}),
				attributes: { ...told, ...(request ? { "konfety.request_id": request.requestId } : {}) },
			},
			around,
		);
		return { span, around };
	};
	const tracing: Tracing = {
		async within(name, options, work) {
			const { span, around } = open(name, options);
			try {
				return await context.with(trace.setSpan(around, span), work);
			} catch (error) {
				fail(span, error);
				throw error;
			} finally {
				const { name: better, told } = options.ended?.() ?? {};
				if (better !== undefined) span.updateName(better);
				if (told) span.setAttributes(told as Told & Record<string, string | number>);
				span.end();
			}
		},
		begin(name, options) {
			const { span } = open(name, options);
			return (error) => {
				if (error) fail(span, error);
				span.end();
			};
		},
		traceparent() {
			const running = trace.getActiveSpan()?.spanContext();
			return running && `00-${running.traceId}-${running.spanId}-0${running.traceFlags & TraceFlags.SAMPLED}`;
		},
		async stop() {
			traceBy(undefined);
			// Whoever takes the traces may be away.
			await provider.shutdown().catch(() => {});
		},
	};
	traceBy(tracing);
	return tracing;
}

/** The text of PostgreSQL's errors may have values of the statement, which its code has not. */
function fail(span: Span, error: unknown): void {
	const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
	span.setStatus({ code: SpanStatusCode.ERROR, message: code ?? errorText(error) });
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function parse(traceparent: string | undefined): SpanContext | null {
	const [, traceId = "", spanId = "", flags = "00"] = TRACEPARENT.exec(traceparent ?? "") ?? [];
	const parsed = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
	return isSpanContextValid(parsed) ? parsed : null;
}
