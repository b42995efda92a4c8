import { expect, test } from "vitest";
import { grown, partsOf } from "#tools/weigh/grown.ts";
import { excessOf, filesOf } from "#tools/weigh/weigh-page.ts";

const CART = "components/cart/widget/cart-widget.tsx";
const bundle = {
	bytes: new Map([
		[CART, 1000],
		["components/cart/sellable.ts", 200],
		["node_modules/zod/v4/core/schemas.js", 9000],
		["lib/contract/fields.ts", 10],
		["node_modules/@tanstack/query-core/build/query.js", 2000],
	]),
	importers: new Map([
		["node_modules/zod/v4/core/schemas.js", new Set(["components/late.tsx", "lib/contract/fields.ts"])],
		["lib/contract/fields.ts", new Set([CART])],
	]),
};

test("parts are rooms of ours and packages of others", () => {
	expect(partsOf(bundle)).toEqual({
		"@tanstack/query-core": 2000,
		"components/cart": 1200,
		zod: 9000,
		"lib/contract": 10,
	});
});

test("what grew is told with its modules and who imports them, the largest growth first", () => {
	expect(grown(bundle, { "@tanstack/query-core": 2000, "components/cart": 1000 })).toEqual([
		"zod: 9000 bytes, 9000 more",
		"  9000  lib/contract/fields.ts → node_modules/zod/v4/core/schemas.js",
		"components/cart: 1200 bytes, 200 more",
		`  1000  ${CART}`,
		"  200  components/cart/sellable.ts",
	]);
});

test("importers in a circle have an end", () => {
	const importers = new Map([
		["a", new Set(["b"])],
		["b", new Set(["a"])],
	]);
	expect(
		grown(
			{
				bytes: new Map([
					["a", 100],
					["b", 1],
				]),
				importers,
			},
			{ b: 1 },
		),
	).toEqual(["a: 100 bytes, 100 more", "  100  b → a"]);
});

test("files are those that a browser with modules asks for, once each", () => {
	const html = `<script src="/old.js" noModule=""></script><script src="/a.js?x=1&amp;y=2" async=""></script>
<script src="/a.js?x=1&amp;y=2"></script><link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="preload" href="/b.css" as="style"/>`;
	const link = '</a.woff2>; rel=preload; as="font"; crossorigin="", </c.js>; rel=preload; as="script"';
	expect(filesOf(html, link)).toEqual({
		scripts: new Set(["/a.js?x=1&y=2"]),
		styles: new Set(["/a.css"]),
		fonts: new Set(["/a.woff2"]),
	});
});

test("only what is above its limit is excess", () => {
	const limits = { html: 10, scripts: 10, scriptFiles: 1, styles: 10, styleFiles: 1, fonts: 10, fontFiles: 1 };
	expect(excessOf({ ...limits, scripts: 11, fontFiles: 2 }, limits)).toEqual(["scripts", "fontFiles"]);
});
