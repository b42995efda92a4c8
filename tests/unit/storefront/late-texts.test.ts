import { expect, test } from "vitest";
import { LOCALES } from "#lib/domain/locale.ts";
import { lateTextsPath, serveLateTexts } from "#lib/storefront/content/late-texts.ts";
import cs from "#messages/cs.json";

const fileAt = (path: string) => path.slice("/texts/".length);

test.each(LOCALES)("the texts in %s are kept for ever under the name that they have now", async (locale) => {
	const path = await lateTextsPath(locale);
	expect(path).toMatch(new RegExp(`^/texts/${locale}-[0-9a-f]{12}\\.json$`));
	const reply = await serveLateTexts(fileAt(path));
	expect(reply.status).toBe(200);
	expect(reply.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	expect(Object.keys(await reply.json())).toContain("login");
});

test("a page of another version gets today's texts, which are not to be kept under its name", async () => {
	const reply = await serveLateTexts("cs-0123456789ab.json");
	expect([reply.status, reply.headers.get("Cache-Control")]).toEqual([200, "no-cache"]);
	expect((await reply.json()).cart.title).toBe(cs.cart.title);
});

test.each([
	"cs.json",
	"cs-1.json",
	"de-0123456789ab.json",
	"cs-0123456789ab.js",
	"../cs-0123456789ab.json",
	"__proto__",
])("there is no file %s", async (file) => {
	expect((await serveLateTexts(file)).status).toBe(404);
});

test("languages have different files", async () => {
	const paths = await Promise.all(LOCALES.map(lateTextsPath));
	expect(new Set(paths).size).toBe(LOCALES.length);
});
