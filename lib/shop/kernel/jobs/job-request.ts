/** A job is worked for the request that asked for it: its id lies beside what the job carries. */
import { z } from "zod";
import { currentRequest, inRequest, isRequestId } from "../base/request-context.ts";

const askedSchema = z.object({ asked: z.object({ requestId: z.string().refine(isRequestId) }) });

/** What a job carries, with the request that is worked. */
export function withAsker<Data extends object>(data: Data): Data {
	const request = currentRequest();
	return request ? { ...data, asked: { requestId: request.requestId } } : data;
}

/** Works a job for the request that asked for it; one that a command or the clock asked for goes by its own id. */
export function inRequestOf<Value>({ id, data }: { id: string; data: unknown }, work: () => Value): Value {
	const { success, data: told } = askedSchema.safeParse(data);
	return inRequest({ requestId: success ? told.asked.requestId : id }, work);
}
