/** A new version of the shop replaces its scripts: a page of the old version reloads when one is missing (promises §4). */
import { CHUNK_RELOAD_GUARD_MS } from "#lib/domain/limits.ts";
import { withStorage } from "./browser-storage.ts";

const RELOADED_AT = "chunk-reloaded-at";
const FAILED =
	/Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i;

/** Whether a script or a stylesheet of the page failed to load. */
export function isChunkError(error: unknown): boolean {
	return error instanceof Error && (error.name === "ChunkLoadError" || FAILED.test(error.message));
}

/** Reloads the page, at most once in 60 s; returns whether it does. */
export function reloadForChunk(nowMs = Date.now(), reload = () => window.location.reload()): boolean {
	// Offline a reload would lose the page.
	if (!navigator.onLine) return false;
	const mayReload = withStorage("sessionStorage", (store) => {
		const beforeMs = Number(store.getItem(RELOADED_AT) ?? Number.NEGATIVE_INFINITY);
		if (nowMs - beforeMs < CHUNK_RELOAD_GUARD_MS) return false;
		store.setItem(RELOADED_AT, String(nowMs));
		return true;
	});
	// Without storage, reloads could go on for ever.
	if (mayReload) reload();
	return mayReload ?? false;
}

declare global {
	interface Window {
		/** The page's scripts run: what fails from now on has somebody who hears of it. */
		hasScripts?: boolean;
	}
}

/** From now on, a script chunk that fails to load and that nobody expects reloads the page. */
export function watchChunks(): void {
	window.hasScripts = true;
	window.addEventListener("error", ({ error }) => {
		if (isChunkError(error)) reloadForChunk();
	});
	window.addEventListener("unhandledrejection", ({ reason }) => {
		if (isChunkError(reason)) reloadForChunk();
	});
}

/**
 * Script in the head that does the same for the page's own script and style elements: without one of them the shop's
 * code may not run. Those that are fetched later it leaves to who wants them, and can try again. Error events of elements do not bubble, so it listens in the capturing phase.
 */
export const CHUNK_RELOAD_SCRIPT = `window.addEventListener("error",function(e){
var t=e.target,u=t&&(t.tagName=="SCRIPT"?t.src:t.rel=="stylesheet"?t.href:"");
if(window.hasScripts||!u||u.indexOf("/_next/static/")<0||!navigator.onLine)return;
try{var n=Date.now(),b=sessionStorage.getItem("${RELOADED_AT}");
if(b&&n-b<${CHUNK_RELOAD_GUARD_MS})return;sessionStorage.setItem("${RELOADED_AT}",n)}catch(_){return}
location.reload()},true)`;
