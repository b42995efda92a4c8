import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import { iconStyles, otherIcons } from "#tools/make-icon-styles.ts";

const written = (file: string) => readFileSync(join(ROOT, "styles", file), "utf8");

test("the masks of the icons are those of their names: after a change, node tools/make-icon-styles.ts", () => {
	expect(written("_icons.scss")).toBe(iconStyles());
	expect(written("other-icons.svg")).toBe(otherIcons());
});

test("icons of a few pages are no part of the sheet of every page", () => {
	expect(iconStyles().match(/<path|%3cpath/g)?.length).toBeLessThan(40);
	expect(iconStyles()).toContain(".icon-printer");
});
