import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FORMATS, formatOf } from "#lib/shop/backoffice/import/formats/formats.ts";
import { BrokenFile } from "#lib/shop/backoffice/import/formats/imported.ts";
import { headOf, readText } from "#lib/shop/backoffice/import/formats/read-text.ts";

const fixture = (name: string) => readFileSync(new URL(`../../../../../fixtures/${name}`, import.meta.url));

test.each([
	["heureka.xml", "heureka"],
	["heureka-broken.xml", "heureka"],
	["shopify.csv", "shopify"],
	["shopify-broken.csv", "shopify"],
])("%s is recognised as %s", (file, name) => {
	expect(formatOf(headOf(fixture(file)))?.name).toBe(name);
});

test.each([
	['<?xml version="1.0"?><!DOCTYPE SHOP><SHOP>', "heureka"],
	['<SHOP xmlns="urn:x-hujer:feed:heureka"\n xmlns:xsi="x">', "heureka"],
	['<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">', undefined],
	["<rss><channel>SHOP</channel></rss>", undefined],
	["Handle;Title", "shopify"],
	["Title,handle\na,b", "shopify"],
	["id,name\nHandle,1", undefined],
	["", undefined],
])("a file that begins with %j is of the format %j", (head, name) => {
	expect(formatOf(head)?.name).toBe(name);
});

test("formats have names of their own", () => {
	expect(new Set(FORMATS.map(({ name }) => name)).size).toBe(FORMATS.length);
});

test("the beginning of a file may end in the middle of a character", () => {
	const bytes = new TextEncoder().encode("Handle,ž");
	expect(headOf(bytes.subarray(0, bytes.length - 1))).toBe("Handle,");
});

async function* chunks(...parts: (string | number[])[]): AsyncGenerator<Uint8Array> {
	for (const part of parts) yield typeof part === "string" ? new TextEncoder().encode(part) : Uint8Array.from(part);
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
	try {
		let text = "";
		for await (const piece of readText(bytes)) text += piece;
		return text;
	} catch (error) {
		if (error instanceof BrokenFile) return `line ${error.line}: ${error.message}`;
		throw error;
	}
}

test("bytes are decoded across chunk borders, without the byte order mark", async () => {
	expect(await textOf(chunks([0xef, 0xbb, 0xbf], "a", [0xc5], [0xbe], "b"))).toBe("ažb");
});

test.each([
	[chunks("a\nb\r\nc", "d\n", [0x65, 0x0a, 0xe8, 0x0a]), 5],
	[chunks("a\n", [0xc5]), 2],
])("bytes that are not UTF-8 are reported with their line (%#)", async (bytes, line) => {
	expect(await textOf(bytes)).toBe(`line ${line}: the text is not in UTF-8; save the file in UTF-8`);
});
