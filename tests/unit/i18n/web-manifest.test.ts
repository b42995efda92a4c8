import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { rewriteOf } from "#lib/i18n/rewrite.ts";
import { webManifest } from "#lib/i18n/web-manifest.ts";
import cs from "#messages/cs.json" with { type: "json" };
import en from "#messages/en.json" with { type: "json" };
import { GET, generateStaticParams } from "../../../app/[locale]/manifest.webmanifest/route.ts";
import { config } from "../../../middleware.ts";
import nextConfig from "../../../next.config.js";

const czech = webManifest("cs", cs);
const english = webManifest("en", en);

test("each language has a manifest with its own texts and pages", () => {
	expect(czech).toMatchObject({
		id: "/",
		start_url: "/",
		lang: "cs",
		dir: "ltr",
		name: "Konfety – Vše na oslavu",
		short_name: "Konfety",
		description: cs.shop.description,
		shortcuts: [
			{ name: "Košík", url: "/kosik" },
			{ name: "Půjčovna kostýmů", url: "/info/pujcovna-kostymu" },
			{ name: "Prodejny", url: "/prodejny" },
		],
	});
	expect(english).toMatchObject({
		id: "/en",
		start_url: "/en",
		lang: "en",
		name: "Konfety – Everything for a party",
		shortcuts: [
			{ name: "Cart", url: "/en/cart" },
			{ name: "Costume rental", url: "/en/info/costume-rental" },
			{ name: "Stores", url: "/en/stores" },
		],
	});
});

test("changing the language stays in the app, and the app shows a button to go back", () => {
	for (const { scope, display } of [czech, english]) expect([scope, display]).toEqual(["/", "minimal-ui"]);
});

test.each([...(czech.shortcuts ?? []), ...(english.shortcuts ?? [])])("the shortcut $url is a page", ({ url }) => {
	expect(rewriteOf(url, new URLSearchParams()).kind).toBe("rewrite");
});

test("every icon exists in the size that it declares", async () => {
	expect(english.icons).toEqual(czech.icons);
	for (const { src, sizes, type } of czech.icons ?? []) {
		const { width, height, format } = await sharp(join("public", src)).metadata();
		expect([src, type]).toEqual([src, format === "svg" ? "image/svg+xml" : `image/${format}`]);
		if (sizes !== "any") expect(`${width}x${height}`).toBe(sizes);
	}
	expect(czech.icons?.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

test.each([
	["cs", "/manifest.webmanifest", czech],
	["en", "/en/manifest.webmanifest", english],
] as const)("the manifest of %s is served at %s, without the middleware", async (locale, path, manifest) => {
	const rewrites = [(await nextConfig.rewrites?.()) ?? []].flat();
	const { folder } = LANGUAGES[locale];
	expect(rewrites).toContainEqual({ source: path, destination: `/${folder}/manifest.webmanifest` });
	expect(generateStaticParams()).toContainEqual({ locale: folder });
	const reply = await GET(new Request("http://localhost"), { params: Promise.resolve({ locale: folder }) });
	expect([reply.status, reply.headers.get("Content-Type"), reply.headers.get("Cache-Control")]).toEqual([
		200,
		"application/manifest+json; charset=utf-8",
		"public, max-age=86400",
	]);
	expect(await reply.json()).toEqual(manifest);
	expect(config.matcher.filter((matcher) => new RegExp(`^${matcher}$`).test(path))).toEqual([]);
});
