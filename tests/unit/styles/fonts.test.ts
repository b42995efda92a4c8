import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Font, openSync } from "fontkit";
import { describe, expect, it } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import { LOCALES } from "#lib/domain/locale.ts";
import { LETTERS, unicodeRange } from "#tools/fonts/letters.ts";

const FONTS = ["figtree.woff2", "bricolage-grotesque.woff2"];
const fontOf = (file: string) => openSync(join(ROOT, "styles/fonts", file)) as Font;
const declared = readFileSync(join(ROOT, "app/[locale]/fonts.ts"), "utf8");

const textsOf = (locale: string) => readFileSync(join(ROOT, `messages/${locale}.json`), "utf8");

describe("web fonts", () => {
	it.each(FONTS)("%s has every letter of its range", (file) => {
		const has = new Set(fontOf(file).characterSet);
		const missing = [...LETTERS].filter((letter) => !has.has(letter.codePointAt(0) ?? 0));
		expect(missing).toEqual([]);
	});

	it.each(LOCALES)("have every letter of the texts in %s", (locale) => {
		const letters = new Set(LETTERS);
		expect([...new Set(textsOf(locale))].filter((letter) => letter >= " " && !letters.has(letter))).toEqual([]);
	});

	it("are asked for by their range, and the others' file by none of it", () => {
		const [text, display, others = ""] = [...declared.matchAll(/"(U\+[^"]+)"/g)].map(([, range]) => range);
		expect([text, display]).toEqual([unicodeRange(), unicodeRange()]);
		const ranges = others.split(",").map((range) =>
			range
				.slice(2)
				.split("-")
				.map((point) => Number.parseInt(point, 16)),
		);
		const isOfOthers = (point: number) => ranges.some(([from = 0, to = from]) => point >= from && point <= to);
		expect([...LETTERS].filter((letter) => isOfOthers(letter.codePointAt(0) ?? 0) && letter !== "€")).toEqual([]);
	});
});
