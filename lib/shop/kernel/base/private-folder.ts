import { chmodSync, mkdirSync } from "node:fs";

/** Makes a folder that only its owner may enter; closes an existing one to others, unless another user owns it. */
export function makePrivateFolder(folder: string) {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	try {
		chmodSync(folder, 0o700);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
	}
}
