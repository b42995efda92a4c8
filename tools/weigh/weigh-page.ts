/** What a page asks of a browser before anything on it is touched, in bytes as they come over the line. */
import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import type { Weight } from "./kinds.ts";

type Answer = { body: Buffer; text: string; link: string };

/** As a browser asks; not by `fetch`, which hides what came. */
function get(url: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const headers = { accept: "text/html,*/*", "accept-encoding": "br" };
		const asked = request(url, { headers }, (reply) => {
			const chunks: Buffer[] = [];
			reply.on("data", (chunk: Buffer) => chunks.push(chunk));
			reply.on("end", () => {
				const body = Buffer.concat(chunks);
				if (reply.statusCode !== 200) return reject(new Error(`${url} answers ${reply.statusCode}`));
				const isPacked = reply.headers["content-encoding"] === "br";
				const text = (isPacked ? brotliDecompressSync(body) : body).toString();
				resolve({ body, text, link: [reply.headers.link ?? []].flat().join(",") });
			});
		});
		asked.on("error", reject).end();
	});
}

const all = (html: string, tags: RegExp, address: RegExp) =>
	new Set([...html.matchAll(tags)].flatMap(([tag]) => address.exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? []));

/** Files that the page names; scripts of browsers without modules are asked for by none of today. */
export function filesOf(html: string, link: string) {
	const tags = html.replace(/<script\b[^>]*\bnomodule\b[^>]*>/gi, "");
	return {
		scripts: all(tags, /<script\b[^>]*\bsrc="[^"]+"[^>]*>/g, /\bsrc="([^"]+)"/),
		styles: all(tags, /<link\b[^>]*\brel="stylesheet"[^>]*>/g, /\bhref="([^"]+)"/),
		fonts: all(link, /<[^>]+>;[^<]*as="font"/g, /<([^>]+)>/),
	};
}

/** Weighs a page, which was asked for before so that the server has it as it has most. */
export async function weighPage(shop: string, path: string): Promise<Weight> {
	await get(shop + path);
	const page = await get(shop + path);
	const files = filesOf(page.text, page.link);
	const of = (addresses: Iterable<string>) =>
		Promise.all([...addresses].map((address) => get(new URL(address, shop).href)));
	const [scriptFiles, styleFiles, fontFiles] = [await of(files.scripts), await of(files.styles), await of(files.fonts)];
	const sum = (answers: Answer[]) => answers.reduce((bytes, { body }) => bytes + body.length, 0);
	return {
		html: page.body.length,
		scripts: sum(scriptFiles),
		scriptFiles: scriptFiles.length,
		styles: sum(styleFiles),
		styleFiles: styleFiles.length,
		fonts: sum(fontFiles),
		fontFiles: fontFiles.length,
	};
}

/** What is above its limit. */
export const excessOf = (weight: Weight, limits: Weight): (keyof Weight)[] =>
	(Object.keys(limits) as (keyof Weight)[]).filter((part) => weight[part] > limits[part]);
