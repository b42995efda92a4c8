/** The page on which all pictures of a folder can be looked at. */
import type { Entry } from "./heights.ts";
import { changeOf, type Pair } from "./sheets.ts";

export type Part = { title: string; thumbnailPx: number; sheets: string[]; pairs: Pair[] };

const STYLES = `body{margin:1rem;background:#8a8794;color:#fff;font:15px/1.4 sans-serif}a{color:inherit}
section>div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}figcaption{font-weight:600}
a+a{margin-left:4px}
img{max-height:1600px;object-fit:cover;object-position:top;vertical-align:top}`;

/** `beforeFolder` is the way from the page's folder to the earlier run's, with slashes; null where nothing is compared. */
export function indexPage(parts: readonly Part[], beforeFolder: string | null): string {
	const sections = parts.map(({ title, thumbnailPx, sheets, pairs }) => {
		const links = sheets.map((file, index) => `<a href="${encodeURI(file)}">sheet ${index + 1}</a>`);
		const figures = pairs.map((pair) => figure(pair, thumbnailPx, beforeFolder));
		return `<section><h2>${escaped(title)}</h2>\n<p>${links.join(" ")}</p>\n<div>\n${figures.join("\n")}\n</div></section>`;
	});
	const contents = parts.map(({ title }) => escaped(title)).join(" · ");
	return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pages of the shop</title><style>${STYLES}</style></head>
<body><h1>Pages of the shop</h1><p>${contents}</p>
${sections.join("\n")}
</body></html>
`;
}

function figure({ after, before }: Pair, thumbnailPx: number, beforeFolder: string | null): string {
	const picture = (entry: Entry, folder: string) => {
		const address = encodeURI(`${folder}${entry.file}`);
		return `<a href="${address}"><img src="${address}" alt="" width="${thumbnailPx}" loading="lazy"></a>`;
	};
	if (beforeFolder === null)
		return `<figure><figcaption>${escaped(after.name)}<br>${after.heightPx} px</figcaption>${picture(after, "")}</figure>`;
	const was = before ? `before ${before.heightPx} px` : "before: not there";
	const pictures = (before ? picture(before, `${beforeFolder}/`) : "") + picture(after, "");
	return `<figure><figcaption>${escaped(after.name)}<br>${was}, after ${after.heightPx} px${changeOf(after, before)}</figcaption>${pictures}</figure>`;
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
