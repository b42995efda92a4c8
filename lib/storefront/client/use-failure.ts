import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Error of a query without data, kept during a retry: the query drops its error as soon as it retries, and the message
 * would vanish with the retry button in it.
 */
export function useFailure({
	data,
	error,
	errorUpdateCount,
}: Pick<UseQueryResult<unknown>, "data" | "error" | "errorUpdateCount">): Error | null {
	const [last, setLast] = useState(error);
	if (error !== null && error !== last) setLast(error);
	return data === undefined && errorUpdateCount > 0 ? (error ?? last) : null;
}
