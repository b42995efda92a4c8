import { Document, isMap, isScalar, isSeq, parseDocument, type YAMLMap, YAMLSeq } from "yaml";
import { keyOf } from "../terms.ts";
import { type CategoryLine, type PropertyLine, pathText, type ValueLine } from "./mapping.ts";
import type { Proposals } from "./propose.ts";

const HEAD = ` What this file calls its categories and properties, and what the shop makes of them. Edit it in any editor (UTF-8),
 then import with --mapping. A dry run adds what is new here and keeps what your lines mean.

 category:   new = is made, with its name in each language, below its parent (a path of this list, or the key of a category;
             without one it is at the top); or the key of a category that there is (categories list), or the path
             of another line here: the goods go there; or skip: they go to the category of imported goods
 attribute:  new = is made, with its names; filter says whether listings can be filtered by it (yes or no);
             or the key of an attribute that there is, or another property of this list; or skip: goods get no values of
             it, but keep those that they have
 values:     with their names; a value that the attribute has under the same Czech name is that one
 What is written like a key means what has that key; with | in front, "| halloween", it means the line of this list`;

/** The mapping file with proposals added after its content; null when there are none. */
export function writeMapping(file: string | null, { categories, properties, values }: Proposals): string | null {
	if (file !== null && categories.length + properties.length + values.length === 0) return null;
	const document = file?.trim()
		? parseDocument(file, { schema: "failsafe" })
		: new Document({}, { schema: "failsafe" });
	if (document.contents === null) document.contents = document.createNode({});
	if (isMap(document.contents)) document.contents.flow = false;
	if (file === null) document.commentBefore = HEAD;
	const add = (called: string, entries: YAMLMap[]) => {
		if (entries.length === 0) return;
		const list = document.get(called, true);
		if (isSeq(list)) {
			list.items.push(...entries);
			// Comments are not possible in "[…]".
			list.flow = false;
			return;
		}
		const made = document.createNode(entries);
		made.commentBefore = isScalar(list) ? (list.comment ?? null) : null;
		document.set(called, made);
	};
	add(
		"categories",
		categories.map((line) => commented(document.createNode(categoryFields(line)), "path", line.goods)),
	);
	add(
		"properties",
		properties.map((line) => {
			const entry = commented(document.createNode(propertyFields(line)), "property", line.goods);
			if (line.values.length > 0) entry.set("values", valueList(document, line.values));
			return entry;
		}),
	);
	const list = document.get("properties");
	for (const { property, added } of values) {
		const entry =
			isSeq(list) && list.items.find((one) => isMap(one) && keyOf(`${one.get("property")}`) === keyOf(property));
		if (!isMap(entry)) continue;
		const known = entry.get("values");
		if (isSeq(known)) known.items.push(...valueList(document, added).items);
		else entry.set("values", valueList(document, added));
	}
	return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

function commented(entry: YAMLMap, field: string, goods: number): YAMLMap {
	const name = entry.get(field, true);
	if (name) name.comment = goods === 1 ? " 1 product" : ` ${goods} products`;
	return entry;
}

function categoryFields({ path, target }: CategoryLine) {
	const fields = { path: pathText(path) };
	if (target.kind === "skip") return { ...fields, category: "skip" };
	if (target.kind === "as") return { ...fields, category: target.name };
	const parent = target.parent === "" ? {} : { parent: target.parent };
	return { ...fields, category: "new", ...target.names, ...parent };
}

function propertyFields({ property, target }: PropertyLine) {
	if (target.kind === "skip") return { property, attribute: "skip" };
	if (target.kind === "as") return { property, attribute: target.name };
	return { property, attribute: "new", ...target.names, filter: target.isFilter ? "yes" : "no" };
}

function valueList(document: Document, values: ValueLine[]): YAMLSeq {
	const list = new YAMLSeq();
	for (const { value, names } of values) {
		const entry = document.createNode({ value, ...names });
		entry.flow = true;
		list.items.push(entry);
	}
	return list;
}
