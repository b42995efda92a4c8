/**
 * Every table in a scroller of its own with a name, so that a wide one can be moved by keyboard and never widens the page. The name
 * is that of the heading above it. `html` is sanitised.
 */
export function withNamedTables(html: string, nameOf: (heading: string) => string): string {
	return html
		.replaceAll(/<table[ >]/g, (opening, at: number) => {
			const name = attribute(nameOf(headingAbove(html.slice(0, at))));
			return `<section aria-label="${name}" tabindex="0">${opening}`;
		})
		.replaceAll("</table>", "</table></section>");
}

/** The words of the last heading; "" without one. They are HTML already, so only quotes are left to write otherwise. */
function headingAbove(html: string): string {
	const heading = [...html.matchAll(/<h([2-6])[^>]*>([\s\S]*?)<\/h\1>/g)].at(-1)?.[2] ?? "";
	return heading.replace(/<[^>]*>/g, "").trim();
}

function attribute(text: string): string {
	return text.replaceAll('"', "&quot;");
}
