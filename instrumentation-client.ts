import { tellNextAddress } from "#lib/storefront/analytics/next-address.ts";
import { watchChunks } from "#lib/storefront/browser/chunk-reload.ts";
import { finishProgress, startProgress } from "#lib/storefront/browser/page-progress.ts";
import { leaveWithPicture } from "#lib/storefront/browser/picture-way.ts";

watchChunks();
// A page that the browser kept is there at once.
window.addEventListener("pageshow", finishProgress);

/** Called by Next's router whenever it sets off for another page. */
export function onRouterTransitionStart(url: string, type: "push" | "replace" | "traverse"): void {
	startProgress(url, type);
	tellNextAddress(url);
	leaveWithPicture(url, type);
}
