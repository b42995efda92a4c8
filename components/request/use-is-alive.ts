"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated: what is typed before would be lost, so fields are closed until then. */
export function useIsAlive(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
