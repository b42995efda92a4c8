import { shopAddress } from "../client/shop-address.ts";

/** The same HTML with whole addresses in its links: it is read away from the page. `html` is sanitised. */
export function wholeLinks(html: string): string {
	return html.replaceAll(/(\shref=")(\/(?!\/)[^"]*)"/g, (_, before: string, path: string) => {
		return `${before}${shopAddress(path)}"`;
	});
}
