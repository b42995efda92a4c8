import { SaxesParser } from "saxes";
import type { FeedElement } from "../../telling/feeds/check-item.ts";
import type { XmlContainer } from "../../telling/feeds/container.ts";
import { checkReferences } from "../import/formats/check-references.ts";
import { BrokenFile } from "../import/formats/imported.ts";

/** Deeper than any field of any feed. */
const MAX_DEPTH = 8;

type ItemListeners = {
	onItem: (item: FeedElement) => void;
	/** Hears of what stands among the items and is none. */
	onStray: (element: FeedElement) => void;
};

/** Reads the items of a feed in XML piece by piece; throws `BrokenFile` at what is no such XML. */
export async function readXmlItems(
	text: AsyncIterable<string>,
	{ around, namespace, item }: XmlContainer,
	{ onItem, onStray }: ItemListeners,
): Promise<void> {
	const parser = new SaxesParser({ xmlns: true });
	const open: FeedElement[] = [];
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
		if (depth === 0 && (local !== around[0] || uri !== namespace)) {
			const wanted = namespace === "" ? "no namespace" : namespace;
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
		if (element.name === item) onItem(element);
		// A channel has a title, a link and a description of its own.
		else if (around.length === 1) onStray(element);
	});

	for await (const chunk of checkReferences(text)) parser.write(chunk);
	if (open.length > 0) throw broken(`the file ends before </${open.at(-1)?.name}>; it is cut off`);
	parser.close();
}
