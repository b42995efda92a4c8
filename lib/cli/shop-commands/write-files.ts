import { mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { EXIT, type Io } from "./command.ts";

/** Writes files that others on the computer cannot read, over those that are there, and prints where; resolves to the exit code. */
export async function writeFiles(io: Io, files: { path: string; content: Buffer | string }[]): Promise<number> {
	for (const { path, content } of files) {
		const file = resolve(path);
		try {
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, content, { mode: 0o600 });
		} catch (error) {
			io.complain(`The file ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
			return EXIT.refused;
		}
		io.print(file);
	}
	return EXIT.done;
}
