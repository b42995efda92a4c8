import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The name of the build that this process is of, as Next gave it; "development" where there is none. */
export function buildName({ KONFETY_BUILD }: { KONFETY_BUILD?: string | undefined }): string {
	if (!KONFETY_BUILD) return "development";
	try {
		return readFileSync(join(process.cwd(), KONFETY_BUILD, "BUILD_ID"), "utf8").trim();
	} catch {
		return "development";
	}
}
