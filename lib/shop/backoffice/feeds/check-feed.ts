import { SaxesParser } from "saxes";
import { checkItem, type FeedElement } from "../../telling/feeds/check-item.ts";
import type { FeedRules } from "../../telling/feeds/rules.ts";
import { checkReferences } from "../import/formats/check-references.ts";
import { BrokenFile } from "../import/formats/imported.ts";
import { readText } from "../import/formats/read-text.ts";

/** What is wrong, or only not advised, with a field of an item; `line` is where the field ends. */
export type Finding = { line: number; id: string; field: string; what: string; isError: boolean };

/** Deeper than any field of any feed. */
const MAX_DEPTH = 8;

/**
 * Reads a feed piece by piece and reports whatever breaks its rules, in the order of the file. Returns the number of items.
 * Memory holds one item, and what must be unique.
 */
export async function checkFeed(
	bytes: AsyncIterable<Uint8Array>,
	rules: FeedRules,
	onFinding: (finding: Finding) => void,
): Promise<number> {
	const checked = checkItems(rules, onFinding);
	try {
		await readItems(bytes, rules, checked.item, onFinding);
		checked.end();
	} catch (error) {
		if (!(error instanceof BrokenFile)) throw error;
		onFinding({ line: error.line, id: "", field: "XML", what: error.message, isError: true });
	}
	return checked.count();
}

async function readItems(
	bytes: AsyncIterable<Uint8Array>,
	rules: FeedRules,
	onItem: (item: FeedElement) => void,
	onFinding: (finding: Finding) => void,
): Promise<void> {
	const parser = new SaxesParser({ xmlns: true });
	const open: FeedElement[] = [];
	const { around } = rules;
	const broken = (message: string) => new BrokenFile(parser.line, message);

	parser.on("error", (error) => {
		throw broken(error.message.replace(/^\d+:\d+: /, ""));
	});
	parser.on("doctype", () => {
		throw broken("has a document type (DOCTYPE)");
	});
	parser.on("opentag", ({ local, uri, attributes }) => {
		const depth = open.length;
		if (depth === MAX_DEPTH) throw broken("elements are nested too deep");
		if (depth === 0 && (local !== around[0] || uri !== rules.namespace)) {
			const wanted = rules.namespace === "" ? "no namespace" : rules.namespace;
			throw broken(`the root element is ${local} (${uri || "no namespace"}), not ${around[0]} (${wanted})`);
		}
		if (depth > 0 && depth < around.length && local !== around[depth]) {
			throw broken(`${local} stands where ${around[depth]} is expected`);
		}
		const element: FeedElement = {
			name: local,
			uri,
			line: parser.line,
			text: "",
			attributes: new Map(Object.values(attributes).map(({ local: name, value }) => [name, value])),
			children: [],
		};
		if (depth > around.length) open.at(-1)?.children.push(element);
		open.push(element);
	});
	const addText = (piece: string) => {
		const element = open.at(-1);
		if (element && open.length > around.length) element.text += piece;
	};
	parser.on("text", addText);
	parser.on("cdata", addText);
	parser.on("closetag", () => {
		const element = open.pop();
		if (!element || open.length !== around.length) return;
		element.line = parser.line;
		if (element.name === rules.item) onItem(element);
		// A channel has a title, a link and a description of its own.
		else if (around.length === 1) {
			onFinding({ line: parser.line, id: "", field: element.name, what: `is no ${rules.item}`, isError: true });
		}
	});

	for await (const chunk of checkReferences(readText(bytes))) parser.write(chunk);
	if (open.length > 0) throw broken(`the file ends before </${open.at(-1)?.name}>; it is cut off`);
	parser.close();
}

/** Checks items one after another, and what they must not have in common. */
function checkItems(rules: FeedRules, onFinding: (finding: Finding) => void) {
	const seen = new Map<string, Map<string, number>>();
	const references: { line: number; id: string; field: string; text: string }[] = [];
	let count = 0;
	let hasRoom = true;
	return {
		item(item: FeedElement) {
			count += 1;
			const id = idOf(item, rules.id);
			const report = (line: number, field: string, what: string, isError = true) =>
				onFinding({ line, id, field, what, isError });
			if (count > (rules.maxItems ?? Number.POSITIVE_INFINITY) && hasRoom) {
				hasRoom = false;
				report(item.line, rules.item, `is more than ${rules.maxItems} items`);
			}
			checkItem(item, rules, {
				report,
				unique: (line, field, text) => {
					const texts = seen.get(field) ?? new Map<string, number>();
					seen.set(field, texts);
					const before = texts.get(text);
					if (before === undefined) texts.set(text, line);
					else report(line, field, `is that of line ${before} already: ${text}`);
				},
				reference: (line, field, text) => references.push({ line, id, field, text }),
			});
		},
		end() {
			const ids = seen.get(rules.id);
			for (const { text, ...where } of references) {
				if (!ids?.has(text)) onFinding({ ...where, what: `names no item of this file: ${text}`, isError: true });
			}
			if (count === 0) onFinding({ line: 1, id: "", field: rules.item, what: "there is none", isError: false });
		},
		count: () => count,
	};
}

function idOf(item: FeedElement, name: string): string {
	const text = name.startsWith("@")
		? item.attributes.get(name.slice(1))
		: item.children.find((child) => child.name === name)?.text;
	return text?.trim() ?? "";
}
