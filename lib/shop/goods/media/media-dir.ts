import { join } from "node:path";
import { readEnv } from "../../kernel/base/env.ts";
import { MEDIA_FOLDER } from "./media-files.ts";

/** Folder of composed and downloaded pictures. */
export function mediaDir(): string {
	return join(readEnv().DATA_DIR, MEDIA_FOLDER);
}
