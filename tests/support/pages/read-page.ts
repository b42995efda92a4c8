/** What a page says to whoever reads its HTML and runs none of its scripts. */
export type ReadPage = {
	links: { href: string; isNofollow: boolean }[];
	/** Where links with # may lead. */
	ids: Set<string>;
	canonical: string | null;
	/** Says that it is not to be listed. */
	isHidden: boolean;
	/** Addresses by language, "x-default" too. */
	languages: Record<string, string>;
};

/** Of scripts nothing is read; they hold pieces of HTML that are not there yet. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const TAGS = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTES = /\s([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Reads HTML as React writes it: every attribute in double quotes, with nothing in it that could end the tag. */
export function readPage(html: string): ReadPage {
	const page: ReadPage = { links: [], ids: new Set(), canonical: null, isHidden: false, languages: {} };
	for (const { tag, attributes } of tagsOf(html)) {
		const { id, href, rel } = attributes;
		if (id !== undefined) page.ids.add(id);
		if (tag === "a" && href !== undefined) page.links.push({ href, isNofollow: /\bnofollow\b/.test(rel ?? "") });
		if (tag === "link" && href !== undefined) {
			if (rel === "canonical") page.canonical = href;
			if (rel === "alternate" && attributes.hreflang) page.languages[attributes.hreflang] = href;
		}
		if (tag === "meta" && attributes.name === "robots") page.isHidden ||= /noindex/.test(attributes.content ?? "");
	}
	return page;
}

/** Every tag that begins in it. */
export function tagsOf(html: string): { tag: string; attributes: Record<string, string> }[] {
	const tags = [...withoutScripts(html).matchAll(TAGS)];
	return tags.map(([, tag = "", text = ""]) => ({ tag, attributes: attributesOf(text) }));
}

export const withoutScripts = (html: string) => html.replace(SCRIPTS, "");

/** The words of a piece of HTML, as one sees them. */
export function wordsOf(html: string): string {
	const text = plain(
		withoutScripts(html)
			.replace(/<!--.*?-->/gs, "")
			.replace(/<[^>]+>/g, ""),
	);
	return text.replace(/[ \n\t]+/g, " ").trim();
}

function attributesOf(text: string): Record<string, string> {
	const pairs = [...text.matchAll(ATTRIBUTES)].map(([, name = "", value = ""]) => [name.toLowerCase(), plain(value)]);
	return Object.fromEntries(pairs);
}

function plain(text: string): string {
	return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
		if (name !== undefined) return ENTITIES[name] ?? whole;
		return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
	});
}
