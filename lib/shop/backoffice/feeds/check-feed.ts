import { type CheckedFeed, checkItem, type FeedElement } from "../../telling/feeds/check-item.ts";
import { BrokenFile } from "../import/formats/imported.ts";
import { readText } from "../import/formats/read-text.ts";
import { readJsonItems } from "./read-json-items.ts";
import { readXmlItems } from "./read-xml-items.ts";

/** An error, or a warning, in a field of an item; `line` is where the field ends. */
export type Finding = { line: number; id: string; field: string; what: string; isError: boolean };

/**
 * Parses a feed as a stream and reports every violation of its rules, in the file's order. Returns the number of items.
 * Memory holds one item and the unique values.
 */
export async function checkFeed(
	bytes: AsyncIterable<Uint8Array>,
	feed: CheckedFeed,
	onFinding: (finding: Finding) => void,
): Promise<number> {
	const { container } = feed;
	const checked = checkItems(feed, onFinding);
	const stray = ({ line, name }: FeedElement) =>
		onFinding({ line, id: "", field: name, what: `is no ${container.item}`, isError: true });
	try {
		if (container.kind === "xml")
			await readXmlItems(readText(bytes), container, { onItem: checked.item, onStray: stray });
		else await readJsonItems(readText(bytes), container, checked.item);
		checked.end();
	} catch (error) {
		if (!(error instanceof BrokenFile)) throw error;
		onFinding({ line: error.line, id: "", field: container.kind.toUpperCase(), what: error.message, isError: true });
	}
	return checked.count();
}

/** Checks items one after another, and what they must not have in common. */
function checkItems(feed: CheckedFeed, onFinding: (finding: Finding) => void) {
	const { rules, container } = feed;
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
				report(item.line, container.item, `is more than ${rules.maxItems} items`);
			}
			checkItem(item, feed, {
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
			if (count === 0) onFinding({ line: 1, id: "", field: container.item, what: "there is none", isError: false });
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
