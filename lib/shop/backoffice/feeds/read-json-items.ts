import { z } from "zod";
import type { FeedElement } from "../../telling/feeds/check-item.ts";
import type { FeedContainer } from "../../telling/feeds/container.ts";
import { BrokenFile } from "../import/formats/imported.ts";

/**
 * Reads the items of a feed in JSON, each an object in a line of its own, as the shop writes them. Throws `BrokenFile` at a line that is no
 * such object, and when what stands around the items is no JSON without them.
 */
export async function readJsonItems(
	text: AsyncIterable<string>,
	{ item: name, separator }: FeedContainer,
	onItem: (item: FeedElement) => void,
): Promise<void> {
	let line = 0;
	let items = 0;
	let around = "";
	for await (const written of linesOf(text)) {
		line += 1;
		const isNext = written.startsWith(separator);
		const item = isNext ? written.slice(separator.length) : written;
		if (!item.startsWith("{") || !item.endsWith("}")) {
			around += written;
			continue;
		}
		if (isNext !== items > 0) throw new BrokenFile(line, `"${separator}" belongs between two items`);
		items += 1;
		onItem(elementOf(name, parsed(item, line), line));
	}
	if (!isJson(around))
		throw new BrokenFile(line, "what stands around the items is no JSON; perhaps the file is cut off");
}

async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = "";
	for await (const piece of text) {
		const lines = `${rest}${piece}`.split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	if (rest !== "") yield rest;
}

const fields = z.record(z.string(), z.json());
type Json = z.output<ReturnType<typeof z.json>>;

function parsed(item: string, line: number): Json {
	try {
		return fields.parse(JSON.parse(item));
	} catch (cause) {
		throw new BrokenFile(line, `is no JSON: ${cause instanceof Error ? cause.message : ""}`);
	}
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** A value as its checks see it: what an object has are fields in it, what a list has are fields of the same name. */
function elementOf(name: string, value: Json, line: number): FeedElement {
	const element = { name, uri: "", line, text: "", attributes: new Map<string, string>(), children: [] };
	if (value === null || typeof value !== "object") return { ...element, text: String(value ?? "") };
	const children = Object.entries(value).flatMap(([field, inner]) =>
		[inner].flat().map((one) => elementOf(field, one, line)),
	);
	return { ...element, children };
}
