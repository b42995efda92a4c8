import { shopAddress } from "../client/shop-address.ts";

/** Makes links in HTML absolute, since it is read outside the page. `html` is sanitised. */
export function wholeLinks(html: string): string {
	return html.replaceAll(/(\shref=")(\/(?!\/)[^"]*)"/g, (_, before: string, path: string) => {
		return `${before}${shopAddress(path)}"`;
	});
}
