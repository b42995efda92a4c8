import type { Graph, Thing, WithContext } from "schema-dts";

/** Characters that could end the script or begin markup, and line separators that old JSON parsers reject. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Structured data for search engines, escaped so that no text can end the script. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
	const json = JSON.stringify(data).replace(UNSAFE, escapedMark);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" cannot break out, and React would escape its quotes
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function escapedMark(mark: string): string {
	return `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
