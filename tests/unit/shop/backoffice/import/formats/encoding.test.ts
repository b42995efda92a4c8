import { expect, test } from "vitest";
import { type Encoding, encodingOf } from "#lib/shop/backoffice/import/formats/encoding.ts";

/** "Žluťoučký kůň" and more as an editor of windows-1250 writes it. */
const CP1250 = [
	0x8e, 0x6c, 0x75, 0x9d, 0x6f, 0x75, 0xe8, 0x6b, 0xfd, 0x20, 0x6b, 0xf9, 0xf2, 0x20, 0x96, 0x20, 0x84, 0x93,
];
const utf8 = (text: string) => [...new TextEncoder().encode(text)];

const encodingOfBytes = (...parts: number[][]): Promise<Encoding | null> =>
	encodingOf(async function* () {
		for (const part of parts) yield Uint8Array.from(part);
	});

test.each<[string, number[][], Encoding | null]>([
	["plain letters", [utf8("Handle,Title")], "utf-8"],
	["UTF-8 cut inside a letter", [utf8("ž").slice(0, 1), utf8("ž").slice(1)], "utf-8"],
	["Czech letters of windows-1250", [CP1250], "windows-1250"],
	["the first such letter after 100 000 bytes", [utf8("a".repeat(100_000)), [0xe8]], "windows-1250"],
	["letters that are not Czech", [[0xe8, 0xea]], null],
	["UTF-8 that ends inside a letter, so it is invalid", [[0xc5]], null],
	["bytes that no text has", [[0x48, 0x81]], null],
	["bytes of a picture", [[0x89, 0x50, 0x4e, 0x47, 0x00, 0xff]], null],
	["a mark of UTF-16, as Excel saves it", [[0xff, 0xfe, 0x48, 0x00]], "utf-16le"],
	["XML that names its encoding", [utf8('<?xml version="1.0" encoding="ISO-8859-2"?>'), [0xb9]], "iso-8859-2"],
	[
		"XML that names its encoding by another name",
		[utf8('<?xml version="1.0" encoding="CP1250"?>'), [0xb9]],
		"windows-1250",
	],
	["XML that names an invalid encoding", [utf8('<?xml encoding="x-y"?>'), [0xb9]], null],
	["XML that names another encoding than it has", [utf8('<?xml version="1.0" encoding="windows-1250"?>ž')], "utf-8"],
	["XML that names an unsupported encoding", [utf8('<?xml encoding="koi8-r"?>'), [0xb9]], null],
])("%s: %#", async (_, parts, encoding) => {
	expect(await encodingOfBytes(...parts)).toBe(encoding);
});
