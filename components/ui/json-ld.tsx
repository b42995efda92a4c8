/** Structured data for search engines. `<` is escaped, so that no text of the shop can end the script. */
export function JsonLd({ data }: { data: object }) {
	const json = JSON.stringify(data).replaceAll("<", "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" cannot break out, and React would escape its quotes
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
