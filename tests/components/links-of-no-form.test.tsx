// @vitest-environment node
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LOCALES } from "#lib/domain/locale.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { openExampleShop } from "#tests/support/screens/example-shop.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {}, cacheTag: () => {} }));
vi.mock("next-intl/server", () => import("#tests/support/screens/server-texts.ts"));
vi.mock("#lib/i18n/page-locale.ts", () => ({ pageLocale: vi.fn() }));

const ROOT = join(import.meta.dirname, "../../app/[locale]");

type Params = Record<string, string | string[]>;

/** As the shop makes them: 24 random bytes in base64url, 32 for links of accounts, 12 in hexadecimal at the sandbox gateway. */
const HASH = "ohGDQcWVTfpde2HBbxeu2GcXsKY4r-_P";
const SECRET = "4b1nJ0pFq-Zt7uX2v9rKcW3eYhLs8dGaTiOmB_xQyRk";
const PAYMENT = "SBX-C97690F1CA77D1BC3D88A9B9";

/** The largest number that an id can be. */
const LAST_ID = "2147483647";
const NO_IDS = ["0", "01", "-1", "1.5", "abc", "1e3", "2147483648", "99999999999", " 1", ""];
const NO_HASHES = ["x", "", HASH.slice(0, 19), "a".repeat(65), `${HASH.slice(1)}!`, `${HASH.slice(1)}č`, `${HASH}%20`];
const NO_SECRETS = ["x", "", HASH, `${SECRET}a`, SECRET.slice(1), `${SECRET.slice(1)}.`];
const NO_PAYMENTS = ["x", "", "SBX-NOBODY", PAYMENT.toLowerCase(), `${PAYMENT}0`, PAYMENT.slice(4), `${PAYMENT}\n`];

type Row = { good: Params[]; bad: Params[] };

const BY_HASH: Row = { good: [{ hash: HASH }, { hash: "-".repeat(20) }], bad: NO_HASHES.map((hash) => ({ hash })) };
const BY_SECRET: Row = { good: [{ hash: SECRET }], bad: NO_SECRETS.map((hash) => ({ hash })) };
const BY_ID_AND_HASH: Row = {
	good: [
		{ id: "1", hash: HASH },
		{ id: LAST_ID, hash: HASH },
	],
	bad: [...NO_IDS.map((id) => ({ id, hash: HASH })), ...NO_HASHES.map((hash) => ({ id: "1", hash }))],
};

/** Pages that know what they show only in the browser, by their folder. */
const ROWS: Record<string, Row> = {
	"shrnuti/[id]/[hash]": BY_ID_AND_HASH,
	"shrnuti/[id]/[hash]/odstoupeni": BY_ID_AND_HASH,
	"pozadavek/[id]/[hash]": BY_ID_AND_HASH,
	"zmena-hesla/[hash]": BY_SECRET,
	"potvrzeni-uctu/[hash]": BY_SECRET,
	"newsletter/[hash]": BY_HASH,
	"hlidani/[hash]": BY_HASH,
	"platba/[id]": { good: [{ id: PAYMENT }], bad: NO_PAYMENTS.map((id) => ({ id })) },
	"ucet/objednavka/[id]": { good: [{ id: "1" }, { id: LAST_ID }], bad: NO_IDS.map((id) => ({ id })) },
	"account/video/[[...id]]": {
		good: [{ id: ["1"] }, { id: [LAST_ID] }],
		bad: [...NO_IDS.map((id) => ({ id: [id] })), { id: ["1", "2"] }],
	},
};

beforeAll(() => openExampleShop());
afterAll(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

const pages = Object.entries(ROWS).flatMap(([folder, row]) => LOCALES.map((locale) => ({ folder, locale, ...row })));

describe.each(pages)("/$folder in $locale", ({ folder, locale, good, bad }) => {
	const load = () => import(/* @vite-ignore */ join(ROOT, folder, "page.tsx"));
	const open = async (params: Params) => {
		vi.mocked(pageLocale).mockResolvedValue(locale);
		const page = await load();
		const props = { params: Promise.resolve(params) };
		const [head, status] = await Promise.all([
			page.generateMetadata(props),
			page.default(props).then(
				() => 200,
				(error: { digest?: string }) => Number(error.digest?.split(";")[1]),
			),
		]);
		return { status, title: head.title?.absolute ?? head.title };
	};
	const notFound = { status: 404, title: locale === "cs" ? "Stránka nenalezena" : "Page not found" };

	test.each(bad)("%j is no link of the shop: error page with status 404 (§2)", async (params) => {
		expect(await open(params)).toEqual(notFound);
	});

	test.each(good)("%j may be a link of the shop, which the browser checks", async (params) => {
		const { status, title } = await open(params);
		expect(status).toBe(200);
		expect(title).not.toBe(notFound.title);
	});

	test("is built with an example address that may be a link of the shop", async () => {
		const { generateStaticParams } = await load();
		for (const params of generateStaticParams()) expect((await open(params)).status).toBe(200);
		expect(generateStaticParams()).toHaveLength(1);
	});
});
