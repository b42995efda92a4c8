import sanitizeHtml from "sanitize-html";
import { isAllowedLink, isHttps } from "../../../domain/links.ts";

const NONE: sanitizeHtml.Attributes = {};

/** The only HTML that a text may have; everything else is removed, whatever produced it. */
const OPTIONS: sanitizeHtml.IOptions = {
	allowedTags: [
		...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "hr", "br", "pre", "code"],
		...["table", "thead", "tbody", "tr", "th", "td", "a", "strong", "em", "del"],
	],
	allowedAttributes: { a: ["href", "rel"], ol: ["start"], th: ["align", "scope"], td: ["align"] },
	allowedSchemes: ["https", "mailto", "tel"],
	allowProtocolRelative: false,
	transformTags: {
		a: (tagName, { href = "" }) => {
			if (!isAllowedLink(href)) return { tagName: "", attribs: NONE };
			const attribs: sanitizeHtml.Attributes = isHttps(href) ? { href, rel: "noopener" } : { href };
			return { tagName, attribs };
		},
		th: (tagName, attributes) => ({ tagName, attribs: { ...attributes, scope: "col" } }),
	},
};

export function sanitise(html: string): string {
	return sanitizeHtml(html, OPTIONS);
}
