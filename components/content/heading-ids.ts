import { slugify } from "#lib/domain/words/slug.ts";

const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

export type PageHeading = { id: string; text: string };

const plain = (html: string) => html.replace(/<[^>]*>/g, "").trim();
/** Not an id that a part of the page may have. */
const idOf = (html: string) => `cast-${slugify(plain(html).replace(/&\w+;/g, " "))}`;

/** Gives main headings an id, by which they are linked; `html` is sanitised. */
export function withHeadingIds(html: string): string {
	return html.replaceAll(HEADING, (_, inner: string) => `<h2 id="${idOf(inner)}">${inner}</h2>`);
}

/** The main headings of a text in its order, each id once; their text is escaped HTML. */
export function headingsOf(htmls: readonly string[]): PageHeading[] {
	const all = htmls.flatMap((html) =>
		[...html.matchAll(HEADING)].map(([, inner = ""]) => ({ id: idOf(inner), text: plain(inner) })),
	);
	return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}
