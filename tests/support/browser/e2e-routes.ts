/** Every row of the route table (promises §2 Routes) with an address that exists, its title and what its head must say. */
import { randomUUID } from "node:crypto";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import type { CategoryNode } from "#lib/contract/schemas/catalogue.ts";
import { productTitle } from "#lib/domain/goods/product-title.ts";
import { contactPath, screenPath, storePath } from "#lib/i18n/paths.ts";
import { INFO_SCREENS, type Screen } from "#lib/i18n/screens.ts";
import { themesIn } from "#lib/storefront/goods/themes.ts";
import { type Asking, expect, readMail, TEXTS } from "./e2e.ts";
import { type Locale, someGoods } from "./e2e-checkout.ts";
import { placeOrder } from "./e2e-order.ts";
import { bearer, type Somebody, tokenOf } from "./e2e-people.ts";

type Both = Record<Locale, string>;
export type Found = {
	urls: Both;
	titles: Both;
	canonical?: Both;
	/** Of the customer who alone may see it. */
	token?: string;
};
export type Row = {
	/** As promises §2 Routes writes it. */
	path: string;
	find: (asking: Asking, locale: Locale) => Promise<Found>;
	/** "czech": no English version; "secret": only whoever knows the address may know that it is there. */
	head?: "czech" | "secret";
	/** Not for search engines. */
	isHidden?: true;
	layout?: "plain";
	/** Found in a mail that the shop wrote. */
	needsMail?: true;
};

/** What a call of the shop answers. */
export async function ask<Reply>(
	{ request }: Asking,
	path: string,
	headers: Record<string, string> = {},
): Promise<Reply> {
	const reply = await request.get(`/api${path}`, { headers });
	expect(reply.status(), path).toBe(200);
	return reply.json();
}

const urlsOf = (screen: Screen, below = ""): Both => ({
	cs: screenPath("cs", screen) + below,
	en: screenPath("en", screen) + below,
});
const textOf = (pick: (texts: (typeof TEXTS)["cs"]) => string): Both => ({ cs: pick(TEXTS.cs), en: pick(TEXTS.en) });

function screen(
	path: string,
	name: Screen,
	title: (texts: (typeof TEXTS)["cs"]) => string,
	more: Partial<Row> = {},
): Row {
	return { path, find: async () => ({ urls: urlsOf(name), titles: textOf(title) }), ...more };
}

type Written = {
	urls: Both;
	title?: string;
	name?: string;
	kind?: string;
	brand?: { name: string } | null;
};
type Titled = (one: Written, texts: (typeof TEXTS)["cs"]) => string;

const ownTitle: Titled = ({ title, name }) => title ?? name ?? "";

/** The thing of this id, by a call that ends in `/{locale}/{id}` or begins so. */
async function thing(asking: Asking, callOf: (locale: Locale) => string, titleOf: Titled = ownTitle): Promise<Found> {
	const [cs, en] = [await ask<Written>(asking, callOf("cs")), await ask<Written>(asking, callOf("en"))];
	return { urls: cs.urls, titles: { cs: titleOf(cs, TEXTS.cs), en: titleOf(en, TEXTS.en) } };
}

const firstId = async (asking: Asking, path: string, list?: string) => {
	const reply = await ask<{ id: number }[] & Record<string, { id: number }[]>>(asking, path);
	const [first] = (list ? reply[list] : reply) ?? [];
	if (!first) throw new Error(`The demo shop has nothing at ${path}`);
	return first.id;
};

/** The first thing of a list, by the call of one thing. */
const firstOf = (path: string, list: string, call: string, name?: string, titleOf?: Titled): Row => ({
	path,
	find: async (asking) => {
		const id = await firstId(asking, list, name);
		return thing(asking, (locale) => `${call}/${locale}/${id}`, titleOf);
	},
});

const serviceTitle: Titled = ({ kind, title = "" }, { head }) =>
	(kind === "rental" || kind === "inflation" || kind === "decoration" ? head.service[kind] : "").replace(
		"{title}",
		title,
	);

function signedIn(who: Somebody, row: Row): Row {
	return {
		...row,
		find: async (asking, locale) => ({
			...(await row.find(asking, locale)),
			token: await tokenOf(asking, who),
		}),
	};
}

/** An order of the demo customer. */
async function ownOrder(asking: Asking): Promise<Found> {
	const { request } = asking;
	const token = await tokenOf(asking, "customer");
	const headers = bearer(token);
	const goods = await someGoods(asking);
	const cart = await (await request.post("/api/cart/create", { headers, data: { locale: "cs" } })).json();
	const line = { id: goods.id, variantId: goods.variantId, quantity: 1, ageConfirmed: true };
	expect((await request.put(`/api/cart/${cart.id}`, { headers, data: line })).status()).toBe(200);
	const invoice = {
		firstname: "Hana",
		lastname: "Malá",
		company: "",
		street: "Lidická 12",
		city: "Brno",
		zip: "602 00",
	};
	const order = await request.post(`/api/order/create/${cart.id}`, {
		headers,
		data: {
			...{ deliveryId: 2, paymentId: 3, email: DEMO_ACCOUNTS[0]?.email, phone: "777 123 456", consent: true },
			invoice: { ...invoice, country: "CZ" },
		},
	});
	expect(order.status()).toBe(201);
	const { id } = await order.json();
	return { urls: urlsOf("accountOrder", `/${id}`), titles: textOf((t) => t.myAccount.order.metaTitle), token };
}

/** A link for a new password, as it comes by mail. */
async function resetLink({ request, dataDir }: Asking, locale: Locale): Promise<Found> {
	const account = { email: `${randomUUID()}@example.cz`, password: "Balonky-456", phone: "", consent: true, locale };
	const made = await request.post("/api/auth/register", {
		data: { ...account, firstname: "Hana", lastname: "Dvořáková" },
	});
	expect(made.status()).toBe(201);
	await request.post("/api/auth/password-reset", { data: { email: account.email, locale } });
	const mail = await readMail(TEXTS[locale].mail.account.reset_password.subject, account.email, dataDir);
	const link = new RegExp(`${screenPath(locale, "newPassword")}/[\\w-]{20,}`).exec(mail.text ?? "")?.[0] ?? "";
	return { urls: { cs: link, en: link }, titles: textOf((t) => t.passwordReset.newTitle) };
}

async function orderLink(asking: Asking, locale: Locale): Promise<Found> {
	const { path } = await placeOrder(asking, locale, "cash");
	return { urls: { cs: path, en: path }, titles: textOf((t) => t.order.metaTitle) };
}

const INFO_ROWS: Row[] = INFO_SCREENS.map(({ screen: name, textKey }) => ({
	path: screenPath("cs", name),
	find: async (asking) => {
		const found = await thing(asking, (locale) => `/pages/${locale}/key/${textKey}`);
		return { ...found, urls: urlsOf(name) };
	},
}));

export const ROWS: Row[] = [
	screen("/", "home", (t) => t.shop.title),
	screen("/blog", "blog", (t) => t.head.blog.title),
	firstOf("/blog/{id}/{slug}", "/blog/posts/cs", "/blog/posts", "posts"),
	screen("/dokumenty", "documents", (t) => t.head.documents.title, { head: "czech" }),
	{
		path: "/hledani (query q)",
		find: async () => ({
			urls: urlsOf("search", "?q=girlanda"),
			titles: textOf((t) => t.listing.searchTitle.replace("{query}", "girlanda")),
			canonical: urlsOf("search"),
		}),
		isHidden: true,
	},
	screen("/kariera", "careers", (t) => t.head.careers.title),
	firstOf("/kariera/{id}/{slug}", "/careers/cs", "/careers"),
	screen("/kontakty", "contacts", (t) => t.head.contacts.title, { head: "czech" }),
	{
		path: "/contacts/{id}",
		find: async (asking) => {
			const [contact] = await ask<{ id: number; name: string }[]>(asking, "/contacts");
			const url = contactPath(contact?.id ?? 0);
			return {
				urls: { cs: url, en: url },
				titles: { cs: TEXTS.cs.head.contact.title.replace("{name}", contact?.name ?? ""), en: "" },
			};
		},
		head: "czech",
	},
	screen("/kosik", "cart", (t) => t.cartPage.metaTitle, { isHidden: true }),
	screen("/mimo-provoz", "maintenance", (t) => t.maintenance.metaTitle, { layout: "plain", isHidden: true }),
	screen("/obnova-hesla", "passwordReset", (t) => t.passwordReset.title, { isHidden: true }),
	{ path: "/zmena-hesla/{hash}", find: resetLink, head: "secret", needsMail: true },
	screen("/registrace", "register", (t) => t.register.metaTitle, { isHidden: true }),
	{
		path: "/account/register",
		find: async () => ({
			urls: urlsOf("accountRegister"),
			titles: textOf((t) => t.register.metaTitle),
			canonical: urlsOf("register"),
		}),
		isHidden: true,
	},
	screen("/spokojenost", "satisfaction", (t) => t.satisfaction.metaTitle, { isHidden: true }),
	signedIn(
		"customer",
		screen("/ucet", "account", (t) => t.myAccount.orders.title, { isHidden: true }),
	),
	signedIn(
		"customer",
		screen("/ucet/fakturacni-udaje", "accountInvoice", (t) => t.myAccount.invoice.title, { isHidden: true }),
	),
	{ path: "/ucet/objednavka/{id}", find: ownOrder, head: "secret" },
	signedIn(
		"customer",
		screen("/account/addresses", "accountAddresses", (t) => t.myAccount.addresses.title, { isHidden: true }),
	),
	signedIn(
		"influencer",
		screen("/account/influencer", "accountInfluencer", (t) => t.influencer.title, { isHidden: true }),
	),
	signedIn(
		"influencer",
		screen("/account/videos", "accountVideos", (t) => t.videos.title, { isHidden: true }),
	),
	{
		path: "/account/video/{id?}",
		find: async (asking) => {
			const token = await tokenOf(asking, "influencer");
			const [video] = await ask<{ id: number }[]>(asking, "/account/videos/cs", bearer(token));
			return { urls: urlsOf("accountVideo", `/${video?.id}`), titles: textOf((t) => t.videos.metaTitle), token };
		},
		head: "secret",
	},
	screen("/prodejny", "stores", (t) => t.head.stores),
	{
		path: "/prodejny/{id}",
		find: async (asking) => {
			const id = await firstId(asking, "/stores/cs");
			const found = await thing(
				asking,
				(locale) => `/stores/${locale}/${id}`,
				({ name = "" }, { head }) => head.store.replace("{name}", name),
			);
			return { ...found, urls: { cs: storePath("cs", id), en: storePath("en", id) } };
		},
	},
	{ path: "/shrnuti/{id}/{hash}", find: orderLink, head: "secret" },
	firstOf("/sluzby/{id}/{slug}", "/services/cs", "/services", undefined, serviceTitle),
	screen("/eventy", "events", (t) => t.head.events.title),
	firstOf("/eventy/{id}/{slug}", "/events/cs", "/events", "upcoming"),
	screen("/eventy/novy", "newEvent", (t) => t.eventForm.title),
	screen("/eventy/dekujeme", "eventThanks", (t) => t.eventForm.thanksTitle, { isHidden: true }),
	screen("/eshop", "goods", (t) => t.head.goods.title),
	...INFO_ROWS,
	{
		path: "/info/{id}/{slug}",
		find: (asking) => thing(asking, (locale) => `/pages/${locale}/key/companies-and-schools`),
	},
	screen("/produkty/akce", "sale", (t) => t.head.sale.title),
	screen("/produkty/novinky", "newProducts", (t) => t.head.new.title),
	firstOf("/{id}/{category}", "/catalog/category/cs", "/catalog/category"),
	firstOf("/{id}/{category?}/{product}", "/catalog/products/cs", "/catalog/product", "products", (one) =>
		productTitle({ name: one.name ?? "", brand: one.brand ?? null }),
	),
	{ path: "/{slug}", find: (asking) => thing(asking, (locale) => `/pages/${locale}/key/terms`) },
	// Screens that promises §2 names below its table, and the category of articles.
	screen("brand list", "brands", (t) => t.head.brands.title),
	firstOf("brand page", "/catalog/brands/cs", "/catalog/brand", undefined, ({ name = "" }, { head }) =>
		head.brand.replace("{name}", name),
	),
	screen("/sluzby", "services", (t) => t.head.services.title),
	// The party finder, and what a party of a theme takes.
	screen("/oslava", "party", (t) => t.party.title, { isHidden: true }),
	{
		path: "/oslava/{id}/{theme}",
		find: async (asking) => {
			const tree = await ask<CategoryNode[]>(asking, "/catalog/category/cs");
			const id = themesIn(tree)?.subcategories[0]?.id;
			const { urls, titles } = await thing(asking, (locale) => `/catalog/category/${locale}/${id}`);
			return {
				urls: { cs: urls.cs.replace("/", "/oslava/"), en: urls.en.replace("/en/", "/en/party/") },
				titles: {
					cs: TEXTS.cs.party.themeTitle.replace("{theme}", titles.cs),
					en: TEXTS.en.party.themeTitle.replace("{theme}", titles.en),
				},
			};
		},
		isHidden: true,
	},
	{
		path: "/blog/kategorie/{id}/{slug}",
		find: async (asking) => {
			const id = await firstId(asking, "/blog/categories/list?lang=cs");
			const [cs, en] = await Promise.all(
				(["cs", "en"] as const).map((locale) =>
					ask<{ category: { name: string; urls: Both } }>(asking, `/blog/posts/${locale}?category=${id}`),
				),
			);
			return {
				urls: cs?.category.urls ?? { cs: "", en: "" },
				titles: {
					cs: TEXTS.cs.head.blogCategory.title.replace("{name}", cs?.category.name ?? ""),
					en: TEXTS.en.head.blogCategory.title.replace("{name}", en?.category.name ?? ""),
				},
			};
		},
	},
];
