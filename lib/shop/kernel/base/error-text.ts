import { DrizzleQueryError } from "drizzle-orm";

/** What went wrong, without the values of a statement: they may be somebody's e-mail or the key to a cart. */
export function errorText(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const all: string[] = [];
	for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
		all.push(cause instanceof DrizzleQueryError ? "statement failed" : cause.message);
	}
	return all.join(": ");
}
