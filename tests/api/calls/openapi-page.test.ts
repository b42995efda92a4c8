// @vitest-environment jsdom
/** The API as a page to read, at /api/docs. */
import { html } from "hono/html";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ERRORS } from "#lib/contract/errors.ts";
import { GUIDE } from "#lib/shop/api-docs/guide.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

type Operation = { summary: string; responses: Record<string, { description: string }>; security: object[] };

let testShop: TestShop;
let page: Document;
let source: string;
let calls: { heading: string; operation: Operation; section: Element }[];

beforeAll(async () => {
	testShop = await openTestShop();
	const reply = await testShop.app.request("/api/docs");
	expect(reply.headers.get("Content-Type")).toBe("text/html; charset=UTF-8");
	source = await reply.text();
	page = new DOMParser().parseFromString(source, "text/html");
	const sections = [...page.querySelectorAll("section.call")];
	const { body } = await testShop.call("GET", "/openapi.json");
	const paths: Record<string, Record<string, Operation>> = body.paths;
	calls = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => {
			const heading = `${method.toUpperCase()} ${path}`;
			const section = sections.find((one) => one.querySelector("h3")?.textContent?.startsWith(`${heading} `));
			if (!section) throw new Error(`The page lacks ${heading}`);
			return { heading, operation, section };
		}),
	);
});
afterAll(() => testShop.close());

const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ");

test("every call is on the page, with who may call it, an example and every refusal", () => {
	for (const { heading, operation, section } of calls) {
		const text = textOf(section);
		expect(text, heading).toContain(operation.summary);
		const token = ["not needed", "needed.", "optional"][operation.security.length];
		expect(text, heading).toContain(`Token: ${token}`);
		expect(section.querySelector("pre")?.textContent, heading).toMatch(/^(GET|POST|PUT|DELETE) \/api\/[^{}]+/);
		const codes = Object.entries(operation.responses)
			.filter(([status]) => Number(status) >= 400)
			.flatMap(([, { description }]) => description.split(", "));
		expect(codes.length, heading).toBeGreaterThan(1);
		for (const code of codes)
			expect(text, heading).toContain(`${code}${ERRORS[code as keyof typeof ERRORS].note.replace(/\s+/g, " ")}`);
	}
});

test("every link on the page leads somewhere, and every id is unique", () => {
	const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	const anchors = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute("href")?.slice(1) ?? "");
	expect(anchors.length).toBeGreaterThan(calls.length * 2);
	expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
});

test("the table of contents names every call", () => {
	const links = [...page.querySelectorAll("nav code")].map((code) => code.textContent);
	expect(links.toSorted()).toEqual(calls.map(({ heading }) => heading.replace("/api", "")).toSorted());
});

test("the page is a complete English document without scripts, whose headings and long parts the keyboard reaches", () => {
	expect(source).toMatch(/^<!doctype html>/);
	expect(page.documentElement.lang).toBe("en");
	expect(page.querySelector('meta[name="viewport"]')).not.toBeNull();
	expect(page.querySelectorAll("script")).toHaveLength(0);
	expect(page.querySelectorAll("h1")).toHaveLength(1);
	const levels = [...page.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]));
	for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
	for (const part of page.querySelectorAll("pre, .scroll")) expect(part.getAttribute("tabindex")).toBe("0");
	expect(page.querySelector(".skip")?.getAttribute("href")).toBe(`#${page.querySelector("main")?.id}`);
});

test("the page's landmarks are native elements with distinct names; tables that scroll are no landmarks", () => {
	expect(page.querySelectorAll('[role="region"]')).toHaveLength(0);
	const names = [...page.querySelectorAll("section, nav")].map((landmark) => {
		const heading = page.getElementById(landmark.getAttribute("aria-labelledby") ?? "");
		return landmark.getAttribute("aria-label") ?? heading?.textContent ?? "";
	});
	expect(names.length).toBeGreaterThan(calls.length);
	expect(names).not.toContain("");
	expect(new Set(names).size).toBe(names.length);
});

test("the page is made once, not for each request", async () => {
	const added = { id: "added", title: "Added afterwards", text: html`<p>Later</p>` };
	GUIDE.push(added);
	const again = await (await testShop.app.request("/api/docs")).text();
	GUIDE.splice(GUIDE.indexOf(added), 1);
	expect(again).toBe(source);
});

test("the content of an example is escaped on the page", () => {
	expect(source).not.toMatch(/undefined|\[object|NaN/);
	expect(textOf(page.body)).toContain('"Na pátek, prosím"');
});
