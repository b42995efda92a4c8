import { join } from "node:path";
import { readEnv } from "../../kernel/base/env.ts";

/** The folder of files that are written for search engines and comparison sites: feeds and site maps. */
export function publishedDir(dataDir = readEnv().DATA_DIR): string {
	return join(dataDir, "published");
}
