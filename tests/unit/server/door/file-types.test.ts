import { readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import { typeOf } from "#lib/server/door/file-types.ts";

test("every file of public has a media type", () => {
	const files = readdirSync(join(ROOT, "public"), { recursive: true, withFileTypes: true });
	const endings = new Set(files.filter((file) => file.isFile()).map(({ name }) => extname(name)));
	expect([...endings].filter((ending) => typeOf(ending) === "application/octet-stream")).toEqual([]);
	expect(typeOf(".avif")).toBe("image/avif");
});
