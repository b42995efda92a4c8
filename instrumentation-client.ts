import { watchChunks } from "#lib/api/chunk-reload.ts";
import { startProgress } from "#lib/api/page-progress.ts";

watchChunks();

/** Called by Next's router whenever it sets off for another page. */
export function onRouterTransitionStart(url: string, type: "push" | "replace" | "traverse"): void {
	startProgress(url, type);
}
