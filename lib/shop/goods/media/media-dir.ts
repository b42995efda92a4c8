import { join } from "node:path";
import { readEnv } from "../../kernel/base/env.ts";

/** Folder of the pictures that were made. */
export function mediaDir(): string {
	return join(readEnv().DATA_DIR, "media");
}
