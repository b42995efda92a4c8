import type { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from "#lib/domain/calls.ts";
import { isRequestId, newRequestId } from "#lib/shop/kernel/base/request-context.ts";
import { visitorAddress } from "#lib/shop/kernel/rate-limits/client-address.ts";
import { DOOR_KEY_HEADER } from "../door-key.ts";

/** The visitor's address, what the request is called, and which trace it is part of. */
export type WhoAsks = (request: IncomingMessage) => {
	address: string;
	requestId: string;
	traceparent?: string | undefined;
};

/** Believes the door, which knows the key, and takes the key away; nobody else's word counts. */
export function whoAsks(key: string): WhoAsks {
	return ({ headers, socket: { remoteAddress } }) => {
		const isDoor = key !== "" && headers[DOOR_KEY_HEADER] === key;
		const address = isDoor ? headers[CLIENT_ADDRESS_HEADER]?.toString() : undefined;
		const requestId = isDoor ? headers[REQUEST_ID_HEADER.toLowerCase()] : undefined;
		const traceparent = isDoor ? headers.traceparent?.toString() : undefined;
		delete headers[DOOR_KEY_HEADER];
		// Next would believe it.
		delete headers.traceparent;
		return {
			address: address ?? visitorAddress({ remoteAddress, forwardedFor: undefined, trustedProxies: 0 }),
			requestId: isRequestId(requestId) ? requestId : newRequestId(),
			traceparent,
		};
	};
}
