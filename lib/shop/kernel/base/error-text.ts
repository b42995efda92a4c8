import { DrizzleQueryError } from "drizzle-orm";

/** The error's message without the values of a statement, which may be personal data or the key to a cart. */
export function errorText(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const all: string[] = [];
	for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
		all.push(cause instanceof DrizzleQueryError ? "statement failed" : messageOf(cause));
	}
	return all.join(": ");
}

/** Of an address that stands for several, each of which failed, Node says nothing but a code. */
function messageOf(error: Error): string {
	return error.message || ("code" in error ? String(error.code) : error.name);
}
