"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated: text typed before would be lost, so fields are disabled until then. */
export function useIsAlive(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
