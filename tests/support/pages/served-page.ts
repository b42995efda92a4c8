import { type ReadPage, readPage, tagsOf, withoutScripts, wordsOf } from "./read-page.ts";

/** A page as it is sent: its head, its headings, and what it tells search engines. */
export type ServedPage = ReadPage & {
	title: string;
	language: string;
	/** Words of its headings of the first level. */
	headings: string[];
	/** What the tags of its head say, by their names or properties. */
	told: Record<string, string[]>;
	canonicals: string[];
	/** Words of the breadcrumb's steps; none where it has no breadcrumb. */
	way: string[];
	/** Texts of its scripts of structured data. */
	scripts: string[];
};

const JSON_LD = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

export function readServed(html: string): ServedPage {
	const shown = withoutScripts(html);
	const tags = tagsOf(html);
	const told: ServedPage["told"] = {};
	for (const { tag, attributes } of tags) {
		const name = attributes.name ?? attributes.property;
		if (tag === "meta" && name !== undefined) told[name] = [...(told[name] ?? []), attributes.content ?? ""];
	}
	return {
		...readPage(html),
		title: wordsOf(/<title>[\s\S]*?<\/title>/.exec(shown)?.[0] ?? ""),
		language: tags.find(({ tag }) => tag === "html")?.attributes.lang ?? "",
		headings: [...shown.matchAll(/<h1\b[\s\S]*?<\/h1>/g)].map(([heading]) => wordsOf(heading)),
		told,
		canonicals: tags.flatMap(({ tag, attributes }) =>
			tag === "link" && attributes.rel === "canonical" ? [attributes.href ?? ""] : [],
		),
		way: wayOf(shown),
		scripts: [...html.matchAll(JSON_LD)].map(([, text = ""]) => text),
	};
}

/** Steps of the list whose last one is the page itself. */
function wayOf(html: string): string[] {
	const lists = [...html.matchAll(/<ol\b[\s\S]*?<\/ol>/g)].map(([list]) => list);
	const way = lists.find((list) => list.includes('<li aria-current="page"'));
	return [...(way ?? "").matchAll(/<li\b[\s\S]*?<\/li>/g)].map(([step]) => wordsOf(step));
}
