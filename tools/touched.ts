import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { ROOT } from "#lib/cli/root.ts";

const TABLES = "tests/api";

/** Lines that git prints; [] when it fails. */
function git(...args: string[]): string[] {
	const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
	return status === 0 ? stdout.split("\n").filter(Boolean) : [];
}

/**
 * Changed files, from the root: uncommitted ones, and those in commits not on the upstream branch. Without changes,
 * those of the last commit.
 */
export function touchedFiles(): string[] {
	const [upstream] = git("rev-parse", "--abbrev-ref", "@{upstream}");
	const own = upstream ? git("diff", "--name-only", "--diff-filter=d", `${upstream}...HEAD`) : [];
	const open = [
		...git("diff", "--name-only", "--diff-filter=d", "HEAD"),
		...git("ls-files", "-o", "--exclude-standard"),
	];
	const all = [...new Set([...own, ...open])];
	return all.length > 0 ? all : git("diff", "--name-only", "--diff-filter=d", "HEAD~1", "HEAD");
}

/** Subjects of a file of the shop: its folder in lib/shop, or the first word of its name in the domain and the contract. */
function subjectsOf(file: string): string[] {
	const [lib, room, first = "", second = "", ...rest] = file.split("/");
	if (lib !== "lib" || !room) return [];
	const names = room === "shop" && rest.length > 0 ? [second] : [(second || first).split(/[-.]/)[0] ?? ""];
	return ["shop", "domain", "contract"].includes(room) ? names : [];
}

/** API tables to run for these changed files: changed tables, and those whose folder or name is one of the subjects. */
export function touchedTables(
	files: string[],
	tables: string[] = globSync(`${TABLES}/**/*.test.ts`, { cwd: ROOT }),
): string[] {
	const subjects = [...new Set(files.flatMap(subjectsOf))].map((subject) => subject.replace(/s$/, ""));
	const isOf = (table: string) => subjects.some((subject) => new RegExp(`/${subject}s?[-./]`).test(table));
	return tables.filter((table) => files.includes(table) || isOf(table.slice(TABLES.length)));
}
