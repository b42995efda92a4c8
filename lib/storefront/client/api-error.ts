import type { ErrorReply } from "#lib/contract/errors.ts";

/** A refusal of the shop: its code, and text keys per field for 422. `code` is "unavailable" when no reply came. */
export class ApiError extends Error {
	readonly status: number;
	readonly code: string;
	readonly value: string | number | undefined;
	readonly fields: Record<string, string[]>;
	/** The token of the request, if any. */
	readonly token: string | undefined;
	constructor(status: number, reply: ErrorReply, token?: string) {
		super(reply.error);
		this.status = status;
		this.code = reply.error;
		this.value = reply.value;
		this.fields = reply.errors ?? {};
		this.token = token;
	}
}
