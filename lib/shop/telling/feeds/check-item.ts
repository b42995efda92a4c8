import { lengthOf } from "./cut-text.ts";
import type { FeedFormat } from "./format.ts";
import type { FieldRule } from "./rules.ts";

/** An element of a feed with its content; names without prefixes, `line` is where its tag ends. */
export type FeedElement = {
	name: string;
	uri: string;
	line: number;
	text: string;
	attributes: Map<string, string>;
	children: FeedElement[];
};

/** What of a feed its check needs. */
export type CheckedFeed = Pick<FeedFormat, "container" | "rules">;

export type ItemChecks = {
	report(line: number, field: string, what: string, isError?: boolean): void;
	unique(line: number, field: string, text: string): void;
	reference(line: number, field: string, text: string): void;
};

type Place = { path: string; namespace: string; checks: ItemChecks };

/** Checks one item by the rules of its feed. */
export function checkItem(item: FeedElement, { rules, container }: CheckedFeed, checks: ItemChecks): void {
	const place = { path: "", namespace: container.fieldNamespace, checks };
	checkAttributes(item, rules.attributes ?? {}, { ...place, path: "@" });
	checkFields(item, rules.fields, place);
	const fault = rules.fault?.((field) => item.children.find(({ name }) => name === field)?.text.trim());
	if (fault) checks.report(item.line, fault.field, fault.what);
}

function checkFields(parent: FeedElement, fields: Record<string, FieldRule>, place: Place): void {
	const { path, namespace, checks } = place;
	const times = new Map<string, number>();
	for (const child of parent.children) {
		const rule = Object.hasOwn(fields, child.name) ? fields[child.name] : undefined;
		const field = `${path}${child.name}`;
		if (!rule) {
			checks.report(child.line, field, "is no field of this feed");
			continue;
		}
		if (child.uri !== namespace) checks.report(child.line, field, `is in the wrong namespace (${child.uri || "none"})`);
		const count = (times.get(child.name) ?? 0) + 1;
		times.set(child.name, count);
		if (count === (rule.times ?? 1) + 1) checks.report(child.line, field, `is there more than ${rule.times ?? 1}×`);
		checkField(child, rule, { ...place, path: field });
	}
	for (const [name, rule] of Object.entries(fields)) {
		if ((rule.required || rule.present) && !times.has(name)) checks.report(parent.line, `${path}${name}`, "is missing");
	}
}

function checkField(element: FeedElement, rule: FieldRule, place: Place): void {
	checkAttributes(element, rule.attributes ?? {}, { ...place, path: `${place.path}@` });
	if (rule.children) {
		if (element.text.trim() !== "") place.checks.report(element.line, place.path, "has text where fields are expected");
		const isEmpty = element.children.length === 0;
		if (!isEmpty) checkFields(element, rule.children, { ...place, path: `${place.path}/` });
		return;
	}
	for (const child of element.children)
		place.checks.report(child.line, place.path, `has an element in it: ${child.name}`);
	checkText(element.text.trim(), rule, { ...place, line: element.line });
}

function checkAttributes(element: FeedElement, rules: Record<string, FieldRule>, place: Place): void {
	for (const [name, rule] of Object.entries(rules)) {
		const text = element.attributes.get(name);
		const where = { ...place, path: `${place.path}${name}`, line: element.line };
		if (text !== undefined) checkText(text, rule, where);
		else if (rule.required) place.checks.report(where.line, where.path, "is missing");
	}
}

function checkText(text: string, rule: FieldRule, { path, checks, line }: Place & { line: number }): void {
	if (text === "") {
		if (rule.required) checks.report(line, path, "is empty");
		return;
	}
	const { maxLength = Number.POSITIVE_INFINITY, advisedLength: { min = 0, max = Number.POSITIVE_INFINITY } = {} } =
		rule;
	const length = lengthOf(text);
	if (length > maxLength) checks.report(line, path, `has ${length} characters, at most ${maxLength} fit`);
	else if (length > max) checks.report(line, path, `has ${length} characters, at most ${max} are advised`, false);
	else if (length < min) checks.report(line, path, `has ${length} characters, at least ${min} are advised`, false);
	if (rule.pattern && !rule.pattern.test(text)) checks.report(line, path, `has another form: ${quoted(text)}`);
	else {
		const fault = rule.fault?.(text);
		if (fault) checks.report(line, path, `${fault}: ${quoted(text)}`);
	}
	if (rule.isUnique) checks.unique(line, path, text);
	if (rule.isReference) checks.reference(line, path, text);
}

const QUOTED_MAX = 60;

function quoted(text: string): string {
	const line = text.replace(/\s+/g, " ");
	return line.length > QUOTED_MAX ? `"${line.slice(0, QUOTED_MAX).toWellFormed()}…"` : `"${line}"`;
}
