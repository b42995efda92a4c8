/**
 * Wraps every table in a named scroller, so that a wide one can be scrolled by keyboard and never widens the page. The
 * name is the heading above it. `html` is sanitised.
 */
export function withNamedTables(html: string, nameOf: (heading: string) => string): string {
	return html
		.replaceAll(/<table[ >]/g, (opening, at: number) => {
			const name = attribute(nameOf(headingAbove(html.slice(0, at))));
			return `<section aria-label="${name}" tabindex="0">${opening}`;
		})
		.replaceAll("</table>", "</table></section>");
}

/** Text of the last heading; "" without one. It is escaped HTML already, so only quotes need escaping. */
function headingAbove(html: string): string {
	const heading = [...html.matchAll(/<h([2-6])[^>]*>([\s\S]*?)<\/h\1>/g)].at(-1)?.[2] ?? "";
	return heading.replace(/<[^>]*>/g, "").trim();
}

function attribute(text: string): string {
	return text.replaceAll('"', "&quot;");
}
