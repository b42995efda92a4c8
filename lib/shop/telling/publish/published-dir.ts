import { join } from "node:path";
import { readEnv } from "../../kernel/base/env.ts";

/** Folder of files for search engines and comparison sites: feeds and sitemaps. */
export function publishedDir(dataDir = readEnv().DATA_DIR): string {
	return join(dataDir, "published");
}
