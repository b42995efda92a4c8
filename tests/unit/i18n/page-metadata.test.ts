import { describe, expect, test, vi } from "vitest";
import { eachLocale } from "#lib/domain/locale.ts";
import { type PageHead, pageMetadata, screenMetadata } from "#lib/i18n/page-metadata.ts";
import cs from "#messages/cs.json" with { type: "json" };

vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"));
vi.mock("#lib/i18n/page-locale.ts", () => ({ pageLocale: async () => "en" }));

/** Of a page in Czech and English alone, whatever other languages there are. */
const inBoth = (cs: string | null, en: string | null) => ({ ...eachLocale(() => null), cs, en });

const page = {
	locale: "cs",
	title: "Balónky",
	description: "Latexové a fóliové balónky na každou oslavu.",
	urls: inBoth("/1001/balonky", "/en/1001/balloons"),
} satisfies PageHead;

test("a page in both languages", async () => {
	expect(await pageMetadata(page)).toEqual({
		title: "Balónky",
		description: page.description,
		alternates: {
			canonical: "/1001/balonky",
			languages: { cs: "/1001/balonky", en: "/en/1001/balloons", "x-default": "/1001/balonky" },
		},
		robots: { "max-image-preview": "large" },
		openGraph: {
			type: "website",
			url: "/1001/balonky",
			title: "Balónky",
			description: page.description,
			siteName: "Konfety",
			locale: "cs_CZ",
			alternateLocale: ["en_GB"],
			images: [{ url: "/share-cs.jpg", width: 1200, height: 630, type: "image/jpeg", alt: "Balónky" }],
		},
		twitter: { card: "summary_large_image" },
	});
});

test("the English version of a page names the same versions, and itself as canonical", async () => {
	const { alternates, openGraph } = await pageMetadata({ ...page, locale: "en", title: "Balloons" });
	expect(alternates).toEqual({
		canonical: "/en/1001/balloons",
		languages: { cs: "/1001/balonky", en: "/en/1001/balloons", "x-default": "/1001/balonky" },
	});
	expect(openGraph).toMatchObject({
		url: "/en/1001/balloons",
		locale: "en_GB",
		alternateLocale: ["cs_CZ"],
		images: [{ url: "/share-en.jpg" }],
	});
});

test("a page written in one language has no language versions", async () => {
	const head = await pageMetadata({ ...page, urls: inBoth("/dokumenty", null) });
	expect(head.alternates).toEqual({ canonical: "/dokumenty" });
	expect(head.openGraph).not.toHaveProperty("alternateLocale");
	expect(head.openGraph).toHaveProperty("url", "/dokumenty");
});

test("page 2 is its own canonical, and names page 2 of the other language", async () => {
	const urls = { cs: "/blog?strana=2", en: "/en/blog?page=2" };
	const { alternates, openGraph } = await pageMetadata({ ...page, urls: inBoth(urls.cs, urls.en) });
	expect(alternates).toEqual({ canonical: urls.cs, languages: { ...urls, "x-default": urls.cs } });
	expect(openGraph).toHaveProperty("url", urls.cs);
});

describe("a page that is not for search engines", () => {
	test("says noindex and follow, and names its other version only for the language switch", async () => {
		const head = await pageMetadata({ ...page, isHidden: true });
		expect(head.robots).toEqual({ index: false, follow: true });
		expect(head.alternates).toEqual({ canonical: "/1001/balonky" });
		expect(head.other).toEqual({ "other-language": ["/en/1001/balloons"] });
		expect(head).not.toHaveProperty("referrer");
	});

	test("with a secret in its address names no address and sends no referrer", async () => {
		const head = await screenMetadata("summary", { title: "Your order" });
		expect(head.robots).toEqual({ index: false, follow: true });
		expect(head.referrer).toBe("no-referrer");
		expect(head).not.toHaveProperty("alternates");
		expect(head).not.toHaveProperty("other");
		expect(head.openGraph).not.toHaveProperty("url");
		expect(head.openGraph).not.toHaveProperty("alternateLocale");
	});

	test("of a fixed screen has its canonical address", async () => {
		const head = await screenMetadata("cart", { title: "Cart" });
		expect(head.alternates).toEqual({ canonical: "/en/cart" });
		expect(head.other).toEqual({ "other-language": ["/kosik"] });
	});
});

test("a fixed screen has both its addresses", async () => {
	const { alternates } = await screenMetadata("brands", { title: "Brands" });
	expect(alternates).toEqual({
		canonical: "/en/brands",
		languages: { cs: "/znacky", en: "/en/brands", "x-default": "/znacky" },
	});
});

test.each([
	["missing", undefined, cs.shop.description],
	["blank", " \n ", cs.shop.description],
	["of several lines", "Balónky\n\n  i kostýmy", "Balónky i kostýmy"],
	["too long", "slovo ".repeat(60), `${"slovo ".repeat(26).trim()}…`],
	["no text at all but for half a character", "\ud83c", "\ufffd"],
])("a description that is %s", async (_, description, shown) => {
	const head = await pageMetadata({ ...page, description: description ?? "" });
	expect([head.description, head.openGraph?.description]).toEqual([shown, shown]);
});

test("a title is one line, and a title that already names the shop gets no suffix", async () => {
	expect((await pageMetadata({ ...page, title: " Balónky\n na  oslavu " })).title).toBe("Balónky na oslavu");
	const whole = await pageMetadata({ ...page, title: "Konfety – balónky", isWholeTitle: true });
	expect(whole.title).toEqual({ absolute: "Konfety – balónky" });
	expect(whole.openGraph?.title).toBe("Konfety – balónky");
});

test("an article says when it came out, when it was changed and what it belongs to", async () => {
	const article = {
		publishedAt: "2026-11-13T07:22:31.222Z",
		modifiedAt: "2026-11-20T07:00:00.000Z",
		section: "Oslavy",
	};
	expect((await pageMetadata({ ...page, article })).openGraph).toMatchObject({
		type: "article",
		publishedTime: "2026-11-13T07:22:31.222Z",
		modifiedTime: "2026-11-20T07:00:00.000Z",
		section: "Oslavy",
	});
});

test("a page's own picture replaces the shop's; a product's page sets its type itself", async () => {
	const picture = "/media/share/cs/product/7/0123456789abcdef.jpg";
	const { openGraph } = await pageMetadata({ ...page, picture, isProduct: true });
	expect(openGraph?.images).toEqual([{ url: picture, width: 1200, height: 630, type: "image/jpeg", alt: "Balónky" }]);
	expect(openGraph).not.toHaveProperty("type");
});
