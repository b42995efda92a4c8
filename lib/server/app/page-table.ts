/**
 * Which addresses have a page, and which calls of the API tell whether the page's thing exists. The server asks before
 * it answers, so that invented addresses cost no rendering and no stored page, and invalid links are 404 (promises §2).
 * Screens are in lib/i18n/screens.ts.
 */

import type { Locale } from "#lib/domain/locale.ts";
import { folderOf, type ThingFolder } from "#lib/i18n/folders.ts";
import { listAt } from "#lib/i18n/rewrite.ts";
import {
	guardsOfScreen,
	INFO_SCREENS,
	isSecretScreen,
	pagesOf,
	SCREEN_LIST,
	type ScreenRow,
} from "#lib/i18n/screens.ts";
import { pathOf } from "#lib/storefront/client/call-address.ts";
import { isHash, isId, isKey, isSandboxPayment, isSecret } from "#lib/storefront/content/link-form.ts";

/** GETs of the API; the page's thing exists if one of them finds it. Empty: no check needed. */
export type Question = {
	calls: readonly string[];
	/** Who may see it: everybody, people with the link, or the signed-in customer. */
	of: "everybody" | "link" | "customer";
	/** When there is nothing, the page itself explains it, with status 404. */
	tellsItself?: true;
};

type Words = Record<string, string>;
/** The calls to make; null when no thing can have such an address. */
type Ask = (words: Words, locale: Locale, below: readonly string[]) => readonly string[] | null;

const nothing: Ask = () => [];
const nowhere: Ask = () => null;
const whereForm =
	(holds: (words: Words) => boolean): Ask =>
	(words) =>
		holds(words) ? [] : null;
const thing =
	(call: (id: string, locale: Locale) => string): Ask =>
	({ id = "" }, locale) =>
		isId(id) ? [call(id, locale)] : null;
const link =
	(holds: (words: Words) => boolean, call: (words: Words) => string): Ask =>
	(words) =>
		holds(words) ? [call(words)] : null;

const entry: Ask = ({ slugOrId = "" }, locale) =>
	isId(slugOrId) ? [pathOf("GET /catalog/entry/{locale}/{id}", { params: { locale, id: slugOrId } })] : null;
const bySlug = (locale: Locale, type: "category" | "product", slug: string) =>
	pathOf("GET /catalog/slug/{locale}/{type}/{slug}", { params: { locale, type, slug } });
const hasKey = ({ id = "", hash = "" }: Words) => isKey({ id, hash });
const hasHash = ({ hash = "" }: Words) => isHash(hash);
const hasSecret = ({ hash = "" }: Words) => isSecret(hash);

/** Addresses of an earlier shop: `{id?}/{category?}/{product}`. */
const earlier: Ask = (_, locale, words) => {
	const [first = ""] = words;
	const last = words.at(-1) ?? "";
	const names = isId(first) ? words.length - 1 : words.length;
	if (names > 2) return null;
	const byId = isId(first) ? [pathOf("GET /catalog/entry/{locale}/{id}", { params: { locale, id: first } })] : [];
	const byName = names > 0 ? [bySlug(locale, "product", last), bySlug(locale, "category", last)] : [];
	return [...byId, ...byName];
};

/** Listings with a query string have a separate folder; they need the same check as without it. */
const listed: Ask = (_, locale, words) =>
	listAt(words) === "goods" ? (questionAt(locale, words)?.calls ?? null) : null;

const postCategory = thing((id, locale) =>
	pathOf("GET /blog/posts/{locale}", { params: { locale }, query: { category: id } }),
);
const order = link(hasKey, ({ id = "", hash = "" }) => pathOf("GET /order/{id}/{hash}", { params: { id, hash } }));

const INFO_FOLDERS = new Set<string>(INFO_SCREENS.map(({ screen }) => folderOf(screen)));

/** Checks for screens whose address names a thing. */
const OF_THINGS: Record<ThingFolder, Ask> = {
	"account/video/[[...id]]": (_, locale, [id, ...more]) => {
		if (id === undefined) return [];
		return isId(id) && more.length === 0
			? [pathOf("GET /account/videos/{locale}/{id}", { params: { locale, id } })]
			: null;
	},
	"blog/[id]/[slug]": thing((id, locale) => pathOf("GET /blog/posts/{locale}/{id}", { params: { locale, id } })),
	"blog/kategorie/[id]/[slug]": postCategory,
	"contacts/[id]": thing((id) => pathOf("GET /contacts/{id}", { params: { id } })),
	"eshop/[slug]": ({ slug = "" }, locale) => [bySlug(locale, "category", slug)],
	"eventy/[id]/[slug]": thing((id, locale) => pathOf("GET /events/{locale}/{id}", { params: { locale, id } })),
	// Only the page itself can end a watch; no call tells whether the watch exists, so only the form is checked.
	"hlidani/[hash]": whereForm(hasHash),
	"info/[wordOrId]": ({ wordOrId }) => (INFO_FOLDERS.has(`info/${wordOrId}`) ? [] : null),
	"info/[wordOrId]/[slug]": ({ wordOrId = "" }, locale) =>
		isId(wordOrId) ? [pathOf("GET /pages/{locale}/id/{id}", { params: { locale, id: wordOrId } })] : null,
	"kariera/[id]/[slug]": thing((id, locale) => pathOf("GET /careers/{locale}/{id}", { params: { locale, id } })),
	"newsletter/[hash]": link(hasHash, ({ hash = "" }) => pathOf("GET /subscriber/{hash}", { params: { hash } })),
	"oslava/[id]/[slug]": thing((id, locale) =>
		pathOf("GET /catalog/category/{locale}/{id}", { params: { locale, id } }),
	),
	"platba/[id]": link(
		({ id = "" }) => isSandboxPayment(id),
		({ id = "" }) => pathOf("GET /sandbox-gateway/{transactionId}", { params: { transactionId: id } }),
	),
	// The call that checks the link uses it up.
	"potvrzeni-uctu/[hash]": whereForm(hasSecret),
	"pozadavek/[id]/[hash]": link(hasKey, ({ id = "", hash = "" }) =>
		pathOf("GET /requests/{id}/{hash}", { params: { id, hash } }),
	),
	"prodejny/[id]": thing((id, locale) => pathOf("GET /stores/{locale}/{id}", { params: { locale, id } })),
	"shrnuti/[id]/[hash]": order,
	"shrnuti/[id]/[hash]/odstoupeni": order,
	"sluzby/[id]/[slug]": thing((id, locale) => pathOf("GET /services/{locale}/{id}", { params: { locale, id } })),
	"ucet/objednavka/[id]": thing((id) => pathOf("GET /account/orders/{id}", { params: { id } })),
	"zmena-hesla/[hash]": link(hasSecret, ({ hash = "" }) =>
		pathOf("GET /auth/password-reset/{secret}", { params: { secret: hash } }),
	),
	"znacka/[id]/[slug]": thing((id, locale) => pathOf("GET /catalog/brand/{locale}/{id}", { params: { locale, id } })),
};

/** Pages that are not in the table of screens. */
const OF_NO_SCREEN: Record<string, Ask> = {
	"[slugOrId]": ({ slugOrId = "" }, locale) => [
		pathOf("GET /pages/{locale}/{slug}", { params: { locale, slug: slugOrId } }),
	],
	"[slugOrId]/[categoryOrProduct]": entry,
	"[slugOrId]/[categoryOrProduct]/[product]": entry,
	"backup-products/[...words]": earlier,
	// The 404 page, which the front sends.
	nenalezeno: nowhere,
	"vypis/[query]/[...words]": listed,
	"vypis/[query]/blog": nothing,
	"vypis/[query]/blog/kategorie/[id]/[slug]": postCategory,
};

const TELLS_ITSELF: readonly ThingFolder[] = ["zmena-hesla/[hash]"];

type Page = { folder: string; ask: Ask } & Pick<Question, "of" | "tellsItself">;

const isOfThing = (folder: string): folder is ThingFolder => Object.hasOwn(OF_THINGS, folder);

function ownerOf(row: ScreenRow): Question["of"] {
	if (isSecretScreen(row)) return "link";
	return guardsOfScreen(row).includes("customer") ? "customer" : "everybody";
}

const ofScreens = SCREEN_LIST.flatMap(([screen, row]) =>
	pagesOf(row).map((below): Page => {
		const folder = [folderOf(screen), below].filter(Boolean).join("/");
		if (!isOfThing(folder)) return { folder, ask: nothing, of: ownerOf(row) };
		const tells = TELLS_ITSELF.includes(folder) ? { tellsItself: true as const } : {};
		return { folder, ask: OF_THINGS[folder], of: ownerOf(row), ...tells };
	}),
);

/** Every page of app/[locale] by its folder (tests/unit/server/page-table.test.ts compares them). */
export const PAGES: readonly Page[] = [
	...ofScreens,
	...Object.entries(OF_NO_SCREEN).map(([folder, ask]): Page => ({ folder, ask, of: "everybody" })),
];

const RANK = (word: string) =>
	word.startsWith("[[...") ? 3 : word.startsWith("[...") ? 2 : word.startsWith("[") ? 1 : 0;

/** Folders in the order in which Next tries them: fixed segments, then `[one]`, then `[...many]`. */
const ORDERED = PAGES.map(({ folder, ...page }) => ({ folder: folder.split("/").filter(Boolean), ...page })).sort(
	(a, b) => {
		for (let at = 0; at < Math.max(a.folder.length, b.folder.length); at += 1) {
			const by = RANK(a.folder[at] ?? "[[...") - RANK(b.folder[at] ?? "[[...");
			if (by !== 0) return by;
		}
		return 0;
	},
);

/** The check before the page at these decoded segments of a Czech folder is answered; null where there is no page. */
export function questionAt(locale: Locale, words: readonly string[]): Question | null {
	for (const { folder, ask, ...page } of ORDERED) {
		const found = match(folder, words);
		if (!found) continue;
		const calls = ask(found.words, locale, found.below);
		return calls && { calls, ...page };
	}
	return null;
}

function match(folder: readonly string[], words: readonly string[]): { words: Words; below: string[] } | null {
	const named: Words = {};
	for (const [at, part] of folder.entries()) {
		if (RANK(part) >= 2) {
			const below = words.slice(at);
			return below.length > 0 || RANK(part) === 3 ? { words: named, below } : null;
		}
		const word = words[at];
		if (word === undefined) return null;
		if (RANK(part) === 1) named[part.slice(1, -1)] = word;
		else if (part !== word) return null;
	}
	return folder.length === words.length ? { words: named, below: [] } : null;
}
