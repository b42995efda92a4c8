/** Prefixes the ids in a piece of markup, so that many pieces can share a document. */
export function scopeIds(markup: string, prefix: string): string {
	return markup
		.replace(/\bid="/g, `id="${prefix}`)
		.replace(/url\(#/g, `url(#${prefix}`)
		.replace(/href="#/g, `href="#${prefix}`);
}
