/** Parts of a page as it was served, for tests that need no browser. */
import type { APIRequestContext } from "@playwright/test";
import { expect } from "../browser/e2e.ts";
import { tagsOf, withoutScripts, wordsOf } from "./read-page.ts";

export type Part = { attributes: Record<string, string>; html: string };

const VOID = new Set(["input", "link", "meta", "img"]);

/** What an address answers to whoever runs none of its scripts. */
export async function servedHtml(request: APIRequestContext, path: string): Promise<string> {
	const reply = await request.get(path);
	expect(reply.status(), path).toBe(200);
	return withoutScripts(await reply.text());
}

/** Every element of this tag with what is in it, in their order. */
export function elementsOf(html: string, tag: string): Part[] {
	const found: (Part & { start: number })[] = [];
	const open: { attributes: Part["attributes"]; start: number }[] = [];
	for (const { 0: whole, index } of html.matchAll(new RegExp(`</?${tag}(?:\\s[^<>]*)?>`, "gi"))) {
		if (whole.startsWith("</")) {
			const part = open.pop();
			if (part) found.push({ ...part, html: html.slice(part.start, index) });
			continue;
		}
		const part = { attributes: tagsOf(whole)[0]?.attributes ?? {}, start: index + whole.length };
		if (VOID.has(tag)) found.push({ ...part, html: "" });
		else open.push(part);
	}
	return found.toSorted((one, other) => one.start - other.start);
}

/** What is read of a piece of HTML, with plain blanks. */
export const textOf = (html: string) => spaced(wordsOf(html));

/** A text with every blank as a plain one, as `textOf` has them. */
export const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** The section with this heading. */
export function sectionOf(html: string, title: string): Part {
	const section = elementsOf(html, "section").find(
		({ attributes, html: inside }) => textOf(withId(inside, attributes["aria-labelledby"] ?? "")) === spaced(title),
	);
	if (!section) throw new Error(`The page has no section "${title}"`);
	return section;
}

/** What is in the heading with this id. */
function withId(html: string, id: string): string {
	const headings = ["h1", "h2", "h3"].flatMap((tag) => elementsOf(html, tag));
	return headings.find(({ attributes }) => attributes.id === id)?.html ?? "";
}

export const headingOf = (html: string) => textOf(elementsOf(html, "h1")[0]?.html ?? "");

/** Address and text of every link, in their order. */
export const linksOf = (html: string) =>
	elementsOf(html, "a").map((link) => ({ ...link, href: link.attributes.href ?? "", text: textOf(link.html) }));

/** What is between the page's header and its footer. */
export const mainOf = (html: string) => elementsOf(html, "main")[0]?.html ?? "";

/** Status of an address that leads elsewhere, and where to. */
export async function redirectOf(
	request: APIRequestContext,
	path: string,
	headers: Record<string, string> = {},
): Promise<[number, string | undefined]> {
	const reply = await request.get(path, { headers, maxRedirects: 0 });
	// Next sends the address of a redirect twice on its first visit; browsers take the first.
	return [reply.status(), reply.headers().location?.split(", ")[0]];
}
