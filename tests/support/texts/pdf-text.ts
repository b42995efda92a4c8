import { inflateSync } from "node:zlib";

type Parts = { dictionary: string; stream: Buffer | null };

/** The texts of each page of a PDF as a reader would select them, a line per piece; through the fonts' own tables of letters. */
export function pdfPages(bytes: Buffer): string[] {
	const objects = objectsOf(bytes);
	const named = (text: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? "";
	const part = (id: string): Parts => objects.get(id) ?? { dictionary: "", stream: null };
	const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
	return pages.map(({ dictionary }) => {
		const resources = part(named(dictionary, "Resources")).dictionary;
		const fonts = new Map(
			[...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = "", id = ""]) => {
				return [font, lettersOf(part(named(part(id).dictionary, "ToUnicode")).stream)] as const;
			}),
		);
		return textOf(part(named(dictionary, "Contents")).stream?.toString("latin1") ?? "", fonts);
	});
}

function objectsOf(bytes: Buffer): Map<string, Parts> {
	const text = bytes.toString("latin1");
	const objects = new Map<string, Parts>();
	for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
		const start = found.index + found[0].length;
		const end = text.indexOf("endobj", start);
		const at = text.indexOf("stream\n", start);
		if (at === -1 || at > end) {
			objects.set(found[1] ?? "", { dictionary: text.slice(start, end), stream: null });
			continue;
		}
		const dictionary = text.slice(start, at);
		const from = at + "stream\n".length;
		const raw = bytes.subarray(from, from + Number(/\/Length (\d+)/.exec(dictionary)?.[1]));
		const stream = dictionary.includes("/FlateDecode") ? inflateSync(raw) : raw;
		objects.set(found[1] ?? "", { dictionary, stream });
	}
	return objects;
}

/** Glyph numbers, as four hexadecimal digits, to what they stand for. */
function lettersOf(table: Buffer | null): Map<string, string> {
	const letters = new Map<string, string>();
	for (const [, first = "", list = ""] of (table?.toString("latin1") ?? "").matchAll(
		/<(\w{4})> <\w{4}> \[([^\]]*)\]/g,
	)) {
		for (const [offset, [, units = ""]] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
			const glyph = (Number.parseInt(first, 16) + offset).toString(16).padStart(4, "0");
			const codes = units.match(/\w{4}/g) ?? [];
			letters.set(glyph, String.fromCharCode(...codes.map((unit) => Number.parseInt(unit, 16))));
		}
	}
	return letters;
}

function textOf(content: string, fonts: Map<string, Map<string, string>>): string {
	const lines: string[] = [];
	let letters = new Map<string, string>();
	for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
		if (font !== undefined) letters = fonts.get(font) ?? new Map();
		if (shown === undefined) continue;
		const glyphs = [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex = ""]) => hex.match(/\w{4}/g) ?? []);
		lines.push(glyphs.map((glyph) => letters.get(glyph) ?? "\ufffd").join(""));
	}
	return lines.join("\n");
}
