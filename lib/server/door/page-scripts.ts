/**
 * Scripts that stand inline in a page. Its policy (Content-Security-Policy) names each that is known by its hash, so that a browser
 * runs no other: neither one that found its way into a text, nor one that somebody writes into the page on its way.
 */
import { createHash } from "node:crypto";
import { type Head, headerIn, without } from "./head.ts";

/** `sha256-…`, as a policy names a script. */
export type ScriptHash = string;

export type Page = { head: Head; body: Buffer };
type Options = {
	/** Scripts of the shop's own. */
	known: ReadonlySet<ScriptHash>;
	/** Hears of the beginning of a script that no browser will run. */
	onUnknown: (script: string) => void;
};

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const POLICY = "content-security-policy";
const OWN_SCRIPTS = "script-src 'self'";
/** Data for search engines and for scripts; a browser does not run them. */
const DATA = /\stype="application\/(ld\+)?json"/;
const ELSEWHERE = /\ssrc="/;

/** What Next writes: calls with nothing but data in them. */
const BEGIN = "(self.__next_f=self.__next_f||[]).push([0])";
const CALLS: [before: string, after: RegExp][] = [
	["self.__next_f.push(", /\)$/],
	['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', /\);?$/],
];

export function hashOf(script: string): ScriptHash {
	return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

/**
 * The page with the hashes of its known scripts in its policy. What Next writes one after another becomes one script: fifty
 * hashes would make the policy longer than proxies take. Other answers, and pages without a policy, stay as they are.
 */
export function withScripts({ head, body }: Page, { known, onUnknown }: Options): Page {
	const policy = headerIn(head, POLICY);
	if (policy === undefined || !headerIn(head, "content-type")?.startsWith("text/html")) return { head, body };
	const html = joined(body.toString());
	const hashes = new Set<ScriptHash>();
	for (const [, attributes = "", script = ""] of html.matchAll(SCRIPT)) {
		if (DATA.test(attributes) || (ELSEWHERE.test(attributes) && script === "")) continue;
		const hash = hashOf(script);
		if (attributes === "" && (known.has(hash) || isNexts(script))) hashes.add(hash);
		else onUnknown(script.slice(0, 80));
	}
	const named = [...hashes].map((hash) => ` '${hash}'`).join("");
	const all = policy.replace(OWN_SCRIPTS, OWN_SCRIPTS + named);
	return {
		head: [...without(head, new Set([POLICY])), "Content-Security-Policy", all],
		body: Buffer.from(html),
	};
}

/** Joins scripts of Next that follow one another. */
function joined(html: string): string {
	let out = "";
	let at = 0;
	let run: string[] = [];
	const flush = () => {
		if (run.length > 0) out += `<script>${run.join("\n")}</script>`;
		run = [];
	};
	for (const match of html.matchAll(SCRIPT)) {
		const [whole, attributes, script = ""] = match;
		const isOurs = attributes === "" && isStatement(script);
		if (match.index > at) flush();
		out += html.slice(at, match.index);
		at = match.index + whole.length;
		if (isOurs) run.push(script.replace(/;?$/, ";"));
		else {
			flush();
			out += whole;
		}
	}
	flush();
	return out + html.slice(at);
}

/** Whether all lines of a joined script are what Next writes. JSON has no line break, so each statement is one line. */
const isNexts = (script: string) => script.split("\n").every((line) => isStatement(line));

function isStatement(line: string): boolean {
	const statement = line.replace(/;$/, "");
	if (statement === BEGIN) return true;
	return CALLS.some(([before, after]) => {
		if (!statement.startsWith(before) || !after.test(statement)) return false;
		return isJson(statement.slice(before.length).replace(after, ""));
	});
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
