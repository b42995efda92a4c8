import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { headerIn } from "#lib/server/door/head.ts";
import { hashOf, withScripts } from "#lib/server/door/page-scripts.ts";
import { contentSecurityPolicy } from "#lib/server/security-headers.ts";

const OWN = 'document.documentElement.dataset.ours = "yes"';
const BEGIN = "(self.__next_f=self.__next_f||[]).push([0])";
const push = (text: string) => `self.__next_f.push(${JSON.stringify([1, text])})`;
const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const script = (text: string) => `<script>${text}</script>`;

/** The page as it is sent, which scripts its policy names, and which nobody knows. */
function dress(html: string, { type = "text/html; charset=utf-8", policy = contentSecurityPolicy({}) } = {}) {
	const unknown: string[] = [];
	const head = ["Content-Type", type, ...(policy ? ["content-security-policy", policy] : [])];
	const page = withScripts(
		{ head, body: Buffer.from(html) },
		{ known: new Set([hashOf(OWN)]), onUnknown: (text) => unknown.push(text) },
	);
	const text = page.body.toString();
	const sent = headerIn(page.head, "content-security-policy") ?? "";
	const sources = /script-src ([^;]*)/.exec(sent)?.[1]?.split(" ") ?? [];
	const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
	const run = scripts.filter((code) => sources.includes(`'${hashOf(code)}'`));
	return { text, policy: sent, sources, scripts, run, unknown };
}

describe("a page's policy", () => {
	test("names the shop's own scripts by their hashes, and allows no other inline", () => {
		const { sources, run, unknown } = dress(script(OWN));
		expect(sources).toEqual(["'self'", `'${hashOf(OWN)}'`]);
		expect([run, unknown]).toEqual([[OWN], []]);
	});

	test.each([
		["a script that found its way in", script("alert(1)")],
		["a script of ours with something behind it", script(`${OWN};alert(1)`)],
		["a script of ours with attributes", `<script nonce="a">${OWN}</script>`],
		["a call of Next's with more than data", script('self.__next_f.push([1,"a"]),alert(1)')],
		["a call of Next's with a function in its data", script('self.__next_f.push([1,alert("a")])')],
		["a call of Next's and another line", script(`${push("a")};\nalert(1)`)],
		["a module", '<script type="module">alert(1)</script>'],
		["a script that has an address and a text", '<script src="/a.js">alert(1)</script>'],
	])("does not name %s, which is told", (_, html) => {
		const { run, unknown } = dress(html);
		expect([run, unknown.length]).toEqual([[], 1]);
	});

	test("has nothing to name where there are data and scripts with an address alone", () => {
		const html = '<script src="/_next/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
		const { text, sources, unknown } = dress(`${html}<script type="application/json" id="x">[]</script>`);
		expect([sources, unknown]).toEqual([["'self'"], []]);
		expect(text).toContain(html);
	});

	test("keeps the hosts of others", () => {
		const policy = contentSecurityPolicy({ TAG_MANAGER_ID: "GTM-ABC1234" });
		const { sources } = dress(script(OWN), { policy });
		expect(sources).toEqual([
			"'self'",
			`'${hashOf(OWN)}'`,
			...(/script-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? []),
		]);
	});

	test("is no longer than proxies take, however many calls Next writes", () => {
		const html = Array.from({ length: 200 }, (_, at) => script(push(`${at}`))).join("");
		expect(dress(html).policy.length).toBeLessThan(1000);
	});
});

describe("Next's calls that follow one another", () => {
	const html = `<p>before</p>${[TURBOPACK, BEGIN, push("a\nb"), push("</c>".replace("<", "\\u003c"))].map(script).join("")}`;

	test("become one script, which does the same", () => {
		const { run, scripts, text } = dress(`${html}</body>`);
		expect([scripts.length, run.length]).toEqual([1, 1]);
		expect(text).toMatch(/^<p>before<\/p><script>[^<]*<\/script><\/body>$/);
		const resultOf = (codes: string[]) => {
			const self: { __next_f?: unknown } = {};
			const globals = { self, globalThis: {} as Record<string, unknown> };
			for (const code of codes)
				runInNewContext(code.replaceAll("globalThis[", "globals["), { ...globals, globals: globals.globalThis });
			return [self.__next_f, globals.globalThis];
		};
		expect(resultOf(scripts)).toEqual(resultOf([TURBOPACK, BEGIN, push("a\nb"), push("\\u003c/c>")]));
	});

	test("stay apart where something stands between them", () => {
		const { scripts, text } = dress(
			`${script(push("a"))}<p>between</p>${script(push("b"))}${script(OWN)}${script(push("c"))}`,
		);
		expect(scripts).toHaveLength(4);
		expect(text.replaceAll(/<script>.*?<\/script>/gs, "#")).toBe("#<p>between</p>###");
	});
});

test.each([
	["the router's data", { type: "text/x-component" }],
	["an answer without a policy", { policy: "" }],
])("%s stay as they are", (_, kind) => {
	const html = script(push("a")) + script(push("b"));
	expect(dress(html, kind).text).toBe(html);
});
