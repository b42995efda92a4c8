import type { Env } from "#lib/shop/kernel/base/env.ts";
import type { Tracing } from "#lib/shop/kernel/base/tracing.ts";

/** Traces this process when a setting says where to; OpenTelemetry is loaded then alone. */
export async function traceProcess(env: Env): Promise<Pick<Tracing, "stop">> {
	if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return { stop: async () => {} };
	const { startTracing } = await import("./start-tracing.ts");
	return startTracing(env);
}
