import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import { THEMES } from "#lib/domain/goods/theme-accents.ts";
import { SCENE_NAMES, sceneFile, sceneSvg } from "#tools/make-scenes.ts";
import { themePaper, themePaperFile } from "#tools/make-theme-papers.ts";

describe.each([
	{ what: "patterns", folder: "themes", limit: 1_500, names: THEMES, draw: themePaper, file: themePaperFile },
	{ what: "scenes", folder: "scenes", limit: 3_000, names: SCENE_NAMES, draw: sceneSvg, file: sceneFile },
])("$what of cut paper", ({ folder, limit, names, draw, file }) => {
	test.each(names as string[])("%s is as its tool draws it, and small", (name) => {
		const drawn = (draw as (name: string) => string)(name);
		expect(readFileSync((file as (name: string) => string)(name), "utf8")).toBe(drawn);
		// The thank-you's is as wide as the page.
		expect(drawn.length).toBeLessThanOrEqual(name === "thanks" ? 4 * limit : limit);
	});

	test("there are no others", () => {
		expect(readdirSync(join(ROOT, "public", folder)).toSorted()).toEqual(names.map((name) => `${name}.svg`).toSorted());
	});
});
