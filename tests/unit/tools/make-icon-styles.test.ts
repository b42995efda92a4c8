import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import { iconStyles } from "#tools/make-icon-styles.ts";

test("the masks of the icons are those of their names: after a change, node tools/make-icon-styles.ts", () => {
	expect(readFileSync(join(ROOT, "styles/_icons.scss"), "utf8")).toBe(iconStyles());
});
