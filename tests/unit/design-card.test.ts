import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");

/** What the design card fixes of the repository, whatever else it holds. */
const FOLDERS = ["app", "components", "lib", "messages", "public", "styles", "tests"];
const FILES = [
	"middleware.ts",
	"next.config.js",
	"package.json",
	"tsconfig.json",
	"vitest.config.ts",
	"playwright.config.ts",
];
const PACKAGES = [
	"next",
	"react",
	"react-dom",
	"@tanstack/react-query",
	"zod",
	"react-hook-form",
	"next-intl",
	"js-cookie",
	"react-google-recaptcha-v3",
	"sass",
	"vitest",
	"@testing-library/react",
	"playwright",
];

describe("the repository is laid out as the design card says", () => {
	test.each(FOLDERS)("%s/", (folder) => {
		expect(existsSync(join(ROOT, folder)) && statSync(join(ROOT, folder)).isDirectory()).toBe(true);
	});

	test.each(FILES)("%s", (file) => {
		expect(existsSync(join(ROOT, file)) && statSync(join(ROOT, file)).isFile()).toBe(true);
	});

	test.each(PACKAGES)("it depends on %s", (name) => {
		expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name]);
	});
});
