/**
 * Makes the web fonts in styles/fonts: `node tools/fonts/make-fonts.ts`. One file for each family, with the letters of
 * letters.ts alone. Needs Python's fonttools with brotli (Debian: python3-fonttools, python3-brotli), which joins two
 * weights into a font whose weight varies.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "#lib/cli/root.ts";
import { LETTERS } from "./letters.ts";

const PACKAGES = join(ROOT, "node_modules/@expo-google-fonts");
const FONTS = join(ROOT, "styles/fonts");
const TEXT_WEIGHTS = { 400: "400Regular/Figtree_400Regular.ttf", 700: "700Bold/Figtree_700Bold.ttf" };
const DISPLAY = "bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf";

/** Without hints, which screens of today do not use, and without features that no style asks for. */
function cut(file: string, targetFormat: "truetype" | "woff2"): Promise<Buffer> {
	// Its types know fewer options than it has.
	const options = {
		targetFormat,
		noHinting: true,
		// Both weights must call a letter the same, to be joined.
		glyphNames: targetFormat === "truetype",
		keepFeatures: ["kern", "mark", "mkmk", "locl", "tnum"],
		dropTables: ["DSIG", "gasp", "meta"],
	};
	return subsetFont(readFileSync(join(PACKAGES, file)), LETTERS, options);
}

const folder = mkdtempSync(join(tmpdir(), "fonts-"));
try {
	const weights: string[] = [];
	for (const [weight, file] of Object.entries(TEXT_WEIGHTS)) {
		const path = join(folder, `${weight}.ttf`);
		writeFileSync(path, await cut(`figtree/${file}`, "truetype"));
		weights.push(`${weight}=${path}`);
	}
	execFileSync("/usr/bin/python3", [
		join(import.meta.dirname, "join-weights.py"),
		join(FONTS, "figtree.woff2"),
		...weights,
	]);
	writeFileSync(join(FONTS, "bricolage-grotesque.woff2"), await cut(DISPLAY, "woff2"));
	for (const family of ["figtree", "bricolage-grotesque"])
		copyFileSync(join(PACKAGES, family, "LICENSE_FONT"), join(FONTS, `${family}.OFL.txt`));
} finally {
	rmSync(folder, { recursive: true });
}
