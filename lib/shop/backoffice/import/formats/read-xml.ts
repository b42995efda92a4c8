import { SaxesParser } from "saxes";
import { checkReferences } from "./check-references.ts";
import { BrokenFile } from "./imported.ts";

/** An element with its text and child elements; `line` is where its tag ends. */
export type XmlElement = { name: string; line: number; text: string; children: XmlElement[] };

/** Most characters of one item, and of the content between items. */
const ITEM_MAX_LENGTH = 1_000_000;
const MAX_DEPTH = 8;

/** The parser's messages, reworded for people who did not write the file by hand. */
const FAULTS: Record<string, string> = {
	"undefined entity.":
		"a character reference that XML does not know; it has &amp; &lt; &gt; &quot; &apos; and numbers, or write the text in <![CDATA[ ]]>",
	"text data outside of root node.": "text stands outside the root element",
	"disallowed character.": "a character that XML does not allow",
	"document must contain a root element.": "it has no element",
	"documents may contain only one root.": "the file goes on after its root element has ended",
};

/**
 * Elements called `itemName` directly below the root, one by one; memory holds one. Throws `BrokenFile` on XML that is
 * malformed, truncated or has a DOCTYPE (so no entity is ever defined or fetched), on another root, and on an item that is
 * too long or too deep. Drops name prefixes.
 */
export async function* readXml(
	text: AsyncIterable<string>,
	names: { root: string; item: string },
): AsyncGenerator<XmlElement> {
	const parser = new SaxesParser({ fragment: false });
	const ready: XmlElement[] = [];
	const open: XmlElement[] = [];
	let measuredFrom = 0;
	const broken = (message: string, line = parser.line) => new BrokenFile(line, message);
	const measure = () => {
		if (parser.position - measuredFrom <= ITEM_MAX_LENGTH) return;
		throw broken(`more than ${ITEM_MAX_LENGTH} characters without the end of a <${names.item}>`);
	};

	parser.on("error", (error) => {
		const message = error.message.replace(/^\d+:\d+: /, "");
		// The parser has closed an element that the tag does not belong to.
		if (message === "unexpected close tag." && measuredFrom === parser.position) ready.pop();
		throw broken(`the XML is broken: ${FAULTS[message] ?? message}`);
	});
	parser.on("doctype", (doctype) => {
		throw broken(
			"a document type (DOCTYPE) is not taken; leave it out",
			parser.line - (doctype.match(/\n/g)?.length ?? 0),
		);
	});
	parser.on("opentag", ({ name }) => {
		const local = name.slice(name.indexOf(":") + 1);
		if (open.length === 0 && local !== names.root) {
			throw broken(`the root element is <${local.slice(0, 60)}>, <${names.root}> is expected`);
		}
		if (open.length === MAX_DEPTH) throw broken(`elements are nested more than ${MAX_DEPTH} deep`);
		if (open.length === 1) measuredFrom = parser.position;
		const element: XmlElement = { name: local, line: parser.line, text: "", children: [] };
		if (open.length > 1) open.at(-1)?.children.push(element);
		open.push(element);
	});
	const addText = (piece: string) => {
		const element = open.at(-1);
		if (element && open.length > 1) element.text += piece;
	};
	parser.on("text", addText);
	parser.on("cdata", addText);
	parser.on("closetag", () => {
		measure();
		const element = open.pop();
		if (open.length > 1 || !element) return;
		measuredFrom = parser.position;
		if (open.length === 1 && element.name === names.item) ready.push(element);
	});

	try {
		for await (const chunk of checkReferences(text)) {
			parser.write(chunk);
			measure();
			yield* ready.splice(0);
		}
		const [root, item] = open;
		if (root) throw broken(`the file ends before </${(item ?? root).name}>; it is cut off`);
		parser.close();
	} catch (error) {
		// Items complete before the fault are still read: they may have faults of their own.
		yield* ready.splice(0);
		throw error;
	}
}
