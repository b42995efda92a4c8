import { mkdir, realpath, rm, stat, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { EXIT, type Io } from "./command.ts";

/** Writes files that other users cannot read, replacing existing ones, and prints their paths; resolves to the exit code. */
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

/**
 * When there is nothing to write, removes the file of an earlier run, which would be taken for this run's, and prints so.
 * Devices and folders stay. Resolves to the exit code.
 */
export async function removeStale(io: Io, path: string): Promise<number> {
	const file = resolve(path);
	try {
		if (!(await stat(file)).isFile()) return EXIT.done;
		await rm(await realpath(file));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return EXIT.done;
		io.complain(`The file ${file} cannot be removed: ${error instanceof Error ? error.message : String(error)}`);
		return EXIT.refused;
	}
	io.complain(`There is nothing to write; the file ${file} of an earlier run is removed.`);
	return EXIT.done;
}
