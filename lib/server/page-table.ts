/**
 * Which addresses have a page, and by which calls of the API one finds out whether there is what the page is about. The server
 * asks before it answers: made-up addresses then cost no rendering and leave no page behind, and links that fail their check are
 * 404 (spec §2).
 */

import type { Locale } from "#lib/domain/locale.ts";
import { INFO_PAGES, SCREENS } from "#lib/i18n/paths.ts";
import { isHash, isId, isKey, isSandboxPayment, isSecret } from "#lib/storefront/content/link-form.ts";

/** GETs of the API; the page's thing is there when one of them finds it. Empty: nothing need be asked. */
export type Question = {
	calls: readonly string[];
	/** Whose thing it is: nobody's in particular, whoever has the link, or the signed-in customer's. */
	of: "everybody" | "link" | "customer";
	/** The page itself tells, with status 404, what can be done when there is nothing. */
	tellsItself?: true;
};

type Words = Record<string, string>;
/** Null when no thing can have such words. */
type Ask = (words: Words, locale: Locale, below: readonly string[]) => Question | null;

const page: Ask = () => ({ calls: [], of: "everybody" });
const nowhere: Ask = () => null;
const whereForm =
	(holds: (words: Words) => boolean): Ask =>
	(words) =>
		holds(words) ? { calls: [], of: "link" } : null;
const thing =
	(call: (id: string, locale: Locale) => string): Ask =>
	({ id = "" }, locale) =>
		isId(id) ? { calls: [call(id, locale)], of: "everybody" } : null;
const link =
	(holds: (words: Words) => boolean, call: (words: Words) => string): Ask =>
	(words) =>
		holds(words) ? { calls: [call(words)], of: "link" } : null;

const entry: Ask = ({ slugOrId = "" }, locale) =>
	isId(slugOrId) ? { calls: [`/catalog/entry/${locale}/${slugOrId}`], of: "everybody" } : null;
const bySlug = (locale: Locale, type: "category" | "product", slug: string) =>
	`/catalog/slug/${locale}/${type}/${encodeURIComponent(slug)}`;
const hasKey = ({ id = "", hash = "" }: Words) => isKey({ id, hash });
const hasHash = ({ hash = "" }: Words) => isHash(hash);

/** Addresses of an earlier shop: `{id?}/{category?}/{product}`. */
const earlier: Ask = (_, locale, words) => {
	const [first = ""] = words;
	const last = words.at(-1) ?? "";
	const names = isId(first) ? words.length - 1 : words.length;
	if (names > 2) return null;
	const byId = isId(first) ? [`/catalog/entry/${locale}/${first}`] : [];
	const byName = names > 0 ? [bySlug(locale, "product", last), bySlug(locale, "category", last)] : [];
	return { calls: [...byId, ...byName], of: "everybody" };
};

/** Listings with a query string lie in a folder of their own; what they list is the same as without. */
const listed: Ask = (_, locale, words) => {
	const [first = "", second = ""] = words;
	const path = words.join("/");
	if ([SCREENS.goods, SCREENS.search, SCREENS.sale, SCREENS.newProducts].some(({ cs }) => cs === path))
		return page({}, locale, []);
	if (words.length === 2) return entry({ slugOrId: first }, locale, []);
	return words.length === 3 && first === SCREENS.brand.cs ? brand({ id: second }, locale, []) : null;
};

const brand = thing((id, locale) => `/catalog/brand/${locale}/${id}`);
const postCategory = thing((id, locale) => `/blog/posts/${locale}?category=${id}`);
const order = link(hasKey, ({ id, hash }) => `/order/${id}/${hash}`);

const INFO_WORDS = new Set<string>(
	Object.keys(INFO_PAGES).map((screen) => SCREENS[screen as keyof typeof INFO_PAGES].cs),
);

/** Every page of app/[locale] by its folder (tests/unit/server/page-table.test.ts compares them). */
export const PAGES: Record<string, Ask> = {
	"": page,
	"[slugOrId]": ({ slugOrId = "" }, locale) => ({
		calls: [`/pages/${locale}/${encodeURIComponent(slugOrId)}`],
		of: "everybody",
	}),
	"[slugOrId]/[categoryOrProduct]": entry,
	"[slugOrId]/[categoryOrProduct]/[product]": entry,
	"[slugOrId]/[categoryOrProduct]/[product]/[...rest]": nowhere,
	"account/addresses": page,
	"account/influencer": page,
	"account/register": page,
	"account/video/[[...id]]": (_, locale, [id, ...more]) => {
		if (id === undefined) return page({}, locale, []);
		return isId(id) && more.length === 0 ? { calls: [`/account/videos/${locale}/${id}`], of: "customer" } : null;
	},
	"account/videos": page,
	"backup-products/[...words]": earlier,
	blog: page,
	"blog/[id]/[slug]": thing((id, locale) => `/blog/posts/${locale}/${id}`),
	"blog/kategorie/[id]/[slug]": postCategory,
	"contacts/[id]": thing((id) => `/contacts/${id}`),
	dokumenty: page,
	eshop: page,
	"eshop/[slug]": ({ slug = "" }, locale) => ({ calls: [bySlug(locale, "category", slug)], of: "everybody" }),
	eventy: page,
	"eventy/[id]/[slug]": thing((id, locale) => `/events/${locale}/${id}`),
	"eventy/dekujeme": page,
	"eventy/novy": page,
	hledani: page,
	// Ending a watch is asked for by its page alone, and asking whether it is there would tell nothing more than its form.
	"hlidani/[hash]": whereForm(hasHash),
	"info/[wordOrId]": ({ wordOrId }, locale) => (INFO_WORDS.has(`info/${wordOrId}`) ? page({}, locale, []) : null),
	"info/[wordOrId]/[slug]": ({ wordOrId = "" }, locale) =>
		isId(wordOrId) ? { calls: [`/pages/${locale}/id/${wordOrId}`], of: "everybody" } : null,
	kariera: page,
	"kariera/[id]/[slug]": thing((id, locale) => `/careers/${locale}/${id}`),
	kontakty: page,
	kosik: page,
	"kosik/doprava-a-platba": page,
	"kosik/souhrn": page,
	"mimo-provoz": page,
	// What the front sends for everything that is not there; nobody's own address.
	nenalezeno: nowhere,
	"newsletter/[hash]": link(hasHash, ({ hash }) => `/subscriber/${hash}`),
	"obnova-hesla": page,
	"platba/[id]": link(
		({ id = "" }) => isSandboxPayment(id),
		({ id }) => `/sandbox-gateway/${id}`,
	),
	// The call that would tell whether it works uses it up.
	"potvrzeni-uctu/[hash]": whereForm(({ hash = "" }) => isSecret(hash)),
	"pozadavek/[id]/[hash]": link(hasKey, ({ id, hash }) => `/requests/${id}/${hash}`),
	prihlaseni: page,
	prodejny: page,
	"prodejny/[id]": thing((id, locale) => `/stores/${locale}/${id}`),
	"produkty/akce": page,
	"produkty/novinky": page,
	registrace: page,
	"shrnuti/[id]/[hash]": order,
	"shrnuti/[id]/[hash]/odstoupeni": order,
	sluzby: page,
	"sluzby/[id]/[slug]": thing((id, locale) => `/services/${locale}/${id}`),
	spokojenost: page,
	ucet: page,
	"ucet/fakturacni-udaje": page,
	"ucet/hlidane-zbozi": page,
	"ucet/hodnoceni": page,
	"ucet/nastaveni": page,
	"ucet/objednavka/[id]": ({ id = "" }) => (isId(id) ? { calls: [`/account/orders/${id}`], of: "customer" } : null),
	"vypis/[query]/[...words]": listed,
	"vypis/[query]/blog": page,
	"vypis/[query]/blog/kategorie/[id]/[slug]": postCategory,
	"zmena-hesla/[hash]": ({ hash = "" }) =>
		isSecret(hash) ? { calls: [`/auth/password-reset/${hash}`], of: "link", tellsItself: true } : null,
	"znacka/[id]/[slug]": brand,
	znacky: page,
};

const RANK = (word: string) =>
	word.startsWith("[[...") ? 3 : word.startsWith("[...") ? 2 : word.startsWith("[") ? 1 : 0;

/** Folders in the order in which Next tries them: fixed words before any word, any word before any number of them. */
const ORDERED = Object.entries(PAGES)
	.map(([folder, ask]) => ({ folder: folder.split("/").filter(Boolean), ask }))
	.sort((a, b) => {
		for (let at = 0; at < Math.max(a.folder.length, b.folder.length); at += 1) {
			const by = RANK(a.folder[at] ?? "[[...") - RANK(b.folder[at] ?? "[[...");
			if (by !== 0) return by;
		}
		return 0;
	});

/** What is to be asked before the page at these decoded words of a Czech folder is answered; null where there is no page. */
export function questionAt(locale: Locale, words: readonly string[]): Question | null {
	for (const { folder, ask } of ORDERED) {
		const found = match(folder, words);
		if (found) return ask(found.words, locale, found.below);
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
