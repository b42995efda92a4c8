import { expect, test } from "vitest";
import { readQueryRule, whatMatters, writeQueryRule } from "#lib/server/query-rule.ts";

test.each([
	["", "only", ["strana"], ""],
	["?", "not", ["gclid"], ""],
	["?utm_source=a", "only", [], ""],
	["?utm_source=a", "only", ["strana"], ""],
	["?x=1&strana=2&y=3", "only", ["strana"], "?strana=2"],
	["?strana=2&strana=3", "only", ["strana"], "?strana=2&strana=3"],
	["?strana", "only", ["strana"], "?strana="],
	["?gclid=1", "not", ["gclid"], ""],
	["?barva=modra&gclid=1&razeni=nazev", "not", ["gclid", "ref"], "?barva=modra&razeni=nazev"],
	["?b=2&a=1", "not", [], "?b=2&a=1"],
	["?q=a%20b", "not", [], "?q=a+b"],
] as const)("of the query %j, when %s %j matter, %j is left", (query, kind, keys, left) => {
	expect(whatMatters(query, { kind, keys: new Set(keys) })).toBe(left);
});

test.each([
	["only", []],
	["only", ["strana"]],
	["not", ["gclid", "utm_source"]],
] as const)("the door reads the rule that the app writes: %s %j", (kind, keys) => {
	expect(readQueryRule(writeQueryRule(kind, keys))).toEqual({ kind, keys: new Set(keys) });
});

test.each([undefined, "", "all", "ONLY strana"])("%j is no rule", (text) => {
	expect(readQueryRule(text)).toBeNull();
});
