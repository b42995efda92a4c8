/** A new version of the shop replaces its scripts: a page of the old one is loaded again when it misses one (spec §4). */
import { CHUNK_RELOAD_GUARD_MS } from "#lib/domain/limits.ts";
import { withStorage } from "./browser-storage.ts";

const RELOADED_AT = "chunk-reloaded-at";
const FAILED =
	/Loading (?:CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/i;

/** Whether a script or a style of the page did not come. */
export function isChunkError(error: unknown): boolean {
	return error instanceof Error && (error.name === "ChunkLoadError" || FAILED.test(error.message));
}

/** Loads the page again, at most once in 60 s; returns whether it does. */
export function reloadForChunk(nowMs = Date.now(), reload = () => window.location.reload()): boolean {
	// Nothing comes without a connection, and the page there is stays.
	if (!navigator.onLine) return false;
	const mayReload = withStorage("sessionStorage", (store) => {
		const beforeMs = Number(store.getItem(RELOADED_AT) ?? Number.NEGATIVE_INFINITY);
		if (nowMs - beforeMs < CHUNK_RELOAD_GUARD_MS) return false;
		store.setItem(RELOADED_AT, String(nowMs));
		return true;
	});
	// Where nothing can be remembered, reloading could go on for ever.
	if (mayReload) reload();
	return mayReload ?? false;
}

/** From now on, a script of the shop that does not come loads the page again. */
export function watchChunks(): void {
	// Elements tell of their failures in the capturing phase alone.
	window.addEventListener(
		"error",
		({ target, error }) => {
			if (isShopScript(target) || isChunkError(error)) reloadForChunk();
		},
		true,
	);
	window.addEventListener("unhandledrejection", ({ reason }) => {
		if (isChunkError(reason)) reloadForChunk();
	});
}

const isShopScript = (target: EventTarget | null) =>
	target instanceof HTMLScriptElement && target.src.includes("/_next/static/");
