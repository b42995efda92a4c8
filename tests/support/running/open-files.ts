import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";

const OWN = "/proc/self/fd";

/** How many files below a folder this process has open; 0 where the system does not say. */
export function openFilesIn(folder: string): number {
	if (!existsSync(OWN)) return 0;
	const pathOf = (fd: string) => {
		try {
			return readlinkSync(join(OWN, fd));
		} catch {
			// The one that lists them is closed by now.
			return "";
		}
	};
	return readdirSync(OWN).filter((fd) => pathOf(fd).startsWith(folder)).length;
}
