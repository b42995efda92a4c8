import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XmlDocument, XmlElement, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";

const SCHEMAS = join(import.meta.dirname, "../../fixtures/sitemap");
const NAMESPACES = {
	s: "http://www.sitemaps.org/schemas/sitemap/0.9",
	xhtml: "http://www.w3.org/1999/xhtml",
	image: "http://www.google.com/schemas/sitemap-image/1.1",
};

/** An entry of a sitemap, or of its index. */
export type SitemapEntry = {
	loc: string;
	lastmod: string | null;
	/** Addresses by language, "x-default" too. */
	languages: Record<string, string>;
	pictures: string[];
};

xmlRegisterFsInputProviders();

/** What a file of the sitemap says; throws with every fault when it breaks the rules of tests/fixtures/sitemap. */
export function readSitemap(xml: string, kind: "part" | "index"): SitemapEntry[] {
	const document = XmlDocument.fromString(xml);
	try {
		validate(document, kind);
		const elements = document.find(kind === "part" ? "/s:urlset/s:url" : "/s:sitemapindex/s:sitemap", NAMESPACES);
		return elements.flatMap((element) => (element instanceof XmlElement ? [entryOf(element)] : []));
	} finally {
		document.dispose();
	}
}

function validate(document: XmlDocument, kind: "part" | "index"): void {
	const path = join(SCHEMAS, kind === "part" ? "sitemap.xsd" : "siteindex.xsd");
	const schema = XmlDocument.fromString(readFileSync(path, "utf8"), { url: path });
	const validator = XsdValidator.fromDoc(schema);
	try {
		validator.validate(document);
	} finally {
		validator.dispose();
		schema.dispose();
	}
}

function entryOf(element: XmlElement): SitemapEntry {
	const textsOf = (path: string) => element.find(path, NAMESPACES).map(({ content }) => content);
	const [loc = ""] = textsOf("s:loc");
	const [lastmod = null] = textsOf("s:lastmod");
	const hrefs = textsOf("xhtml:link/@href");
	const languages = Object.fromEntries(
		textsOf("xhtml:link/@hreflang").map((name, index) => [name, hrefs[index] ?? ""]),
	);
	return { loc, lastmod, languages, pictures: textsOf("image:image/image:loc") };
}
