import type { SpanProcessor } from "@opentelemetry/sdk-trace";
import { withoutSecrets } from "../door/access-log.ts";

/** Where Next writes whole addresses. */
const ADDRESSES = ["http.target", "http.url", "url.full"];

/** Takes queries and secrets out of addresses before a span is sent, as the access log does: traces are read by others, too. */
export const hideSecrets: SpanProcessor = {
	onStart(span) {
		for (const name of ADDRESSES) {
			const address = span.attributes[name];
			if (typeof address === "string") span.setAttribute(name, withoutSecrets(address));
		}
		if (span.name.includes("/")) span.updateName(withoutSecrets(span.name));
	},
	onEnd() {},
	forceFlush: async () => {},
	shutdown: async () => {},
};
