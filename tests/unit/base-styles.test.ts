import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const HOME = "app/[locale]";
/** Pages that most visits see, and the frame around all. */
const PAGES = [
	"layout",
	"page",
	"vypis/[query]/[...words]/page",
	"[slugOrId]/[categoryOrProduct]/page",
	"info/[wordOrId]/page",
	"blog/[id]/[slug]/page",
	"blog/page",
].map((page) => `${HOME}/${page}.tsx`);

/** Style modules that come with these files, each after those of what it imports; not what is loaded when it is needed. */
function stylesOf(files: readonly string[]): string[] {
	const seen = new Set<string>();
	const visit = (file: string): string[] => {
		if (seen.has(file) || !existsSync(join(ROOT, file))) return [];
		seen.add(file);
		if (file.endsWith(".module.scss")) return [file];
		if (!/\.tsx?$/.test(file) || file === LIST) return [];
		const code = readFileSync(join(ROOT, file), "utf8").replace(/\bimport\s+type[^;]*;/g, "");
		const names = [...code.matchAll(/\b(?:import|export)\s(?:[^;"]*?\bfrom\s*)?"([^"]+)"/g)].map(
			([, name = ""]) => name,
		);
		return names.flatMap((name) => {
			if (name.startsWith("#")) return visit(name.slice(1));
			return name.startsWith(".") ? visit(relative(ROOT, join(ROOT, dirname(file), name))) : [];
		});
	};
	return files.flatMap(visit);
}

const LIST = `${HOME}/base-styles.ts`;

test("the layout begins with the styles of the pages that most visits see, in the order in which these bring them", () => {
	const listed = [...readFileSync(join(ROOT, LIST), "utf8").matchAll(/^import "#(.+)";$/gm)].map(([, name]) => name);
	expect(listed).toEqual(stylesOf(PAGES));
});
