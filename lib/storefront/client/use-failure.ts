import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

/**
 * Why there is nothing to show, also while it is asked for again: a query forgets what went wrong as soon as it asks, and the
 * message with the button that was pressed would be gone.
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
