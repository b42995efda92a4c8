/** A job is worked for the request that asked for it: its id lies beside what the job carries. */
import { z } from "zod";
import { currentRequest, inRequest, isRequestId } from "../base/request-context.ts";
import { inSpan, tracing } from "../base/tracing.ts";

const askedSchema = z.object({
	asked: z.object({ requestId: z.string().refine(isRequestId), traceparent: z.string().optional() }),
});

/** What a job carries, with the request that is worked. */
export function withAsker<Data extends object>(data: Data): Data {
	const request = currentRequest();
	if (!request) return data;
	const traceparent = tracing()?.traceparent();
	return { ...data, asked: { requestId: request.requestId, ...(traceparent ? { traceparent } : {}) } };
}

/** Works a job for the request that asked for it; one that a command or the clock asked for goes by its own id. */
export function inRequestOf<Value>(
	queue: string,
	{ id, data }: { id: string; data: unknown },
	work: () => Promise<Value>,
): Promise<Value> {
	const { success, data: told } = askedSchema.safeParse(data);
	const requestId = success ? told.asked.requestId : id;
	const span = { kind: "consumer" as const, told: { "messaging.message.id": id }, askedBy: told?.asked.traceparent };
	return inRequest({ requestId }, () => inSpan(`job ${queue}`, span, work));
}
