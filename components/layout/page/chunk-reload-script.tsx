import { CHUNK_RELOAD_SCRIPT } from "#lib/storefront/browser/chunk-reload.ts";

/** In the head of every page, before the files that it watches. */
export function ChunkReloadScript() {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
	return <script dangerouslySetInnerHTML={{ __html: CHUNK_RELOAD_SCRIPT }} />;
}
