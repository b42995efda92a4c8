/** For every call of the API: whose things it is about, and how somebody asks rightly about their own. */
import { sql } from "drizzle-orm";
import { CHANGES_KEY_HEADER } from "#lib/domain/calls.ts";
import { REVIEW } from "../goods/reviews.ts";
import { INVOICE } from "../shop/builders.ts";
import { CHANGES_KEY } from "../shop/test-shop.ts";
import { PASSWORD, type Person } from "./matrix-people.ts";
import { asker, everybody, owner, type Rule, secret, type Target } from "./matrix-rule.ts";
import { services } from "./matrix-services.ts";
import type { World } from "./matrix-things.ts";
import * as things from "./matrix-things.ts";

const inCzech = { params: { locale: "cs" } };
const czech = everybody(() => inCzech);

/** The first id of a table of the demo shop. */
async function someId({ testShop }: World, table: string, where = "true"): Promise<string> {
	const { rows } = await testShop.shop.db.execute<{ id: number }>(
		sql.raw(`select id from ${table} where ${where} order by id limit 1`),
	);
	return String(rows[0]?.id);
}

const czechOf = (table: string): Rule =>
	everybody(async (world) => ({ params: { locale: "cs", id: await someId(world, table) } }));
const czechProduct = everybody(({ product }) => ({ params: { locale: "cs", id: String(product.id) } }));
const productId = ({ product }: World) => ({ productId: String(product.id) });

const cartParams = async (world: World, person: Person) => {
	const { cartId } = await things.aCart(world, person);
	return { cartId };
};

/** Names the order by those of its keys that the address has. */
const key = ({ id, hash }: { id: string; hash: string }) => ({ params: { id, hash } });

const addressBody = ({ mark, phone }: Person) => ({ ...INVOICE, firstname: mark, lastname: mark, street: mark, phone });
const reviewBody = ({ mark }: Person) => ({ ...REVIEW, author: mark, text: `Názor ${mark}` });
const profileBody = ({ mark, phone }: Person) => ({ firstname: mark, lastname: mark, phone });

const unconfirmed = async ({ testShop }: World, { userId }: Person) => {
	await testShop.shop.db.execute(sql`update users set is_confirmed = false where id = ${userId}`);
	return {};
};

const account: Record<string, Rule> = {
	"post /auth/login": everybody(() => ({
		body: { email: "zakaznice@konfety.example", password: "KonfetyDemo1" },
	})),
	"post /auth/register": everybody((_, { mark }) => ({
		body: {
			...{ email: `nova-${mark}-${Math.random()}@example.cz`, password: PASSWORD, firstname: mark, lastname: mark },
			...{ consent: true, locale: "cs" },
		},
	})),
	"get /auth/logout": asker(),
	"post /auth/password-reset": everybody((_, { email }) => ({ body: { email, locale: "cs" } })),
	"get /auth/password-reset/{secret}": {
		...secret(async (...of) => ({ params: await things.aLink(...of, "reset_password") })),
		isForCustomers: true,
	},
	"post /auth/password-reset/{secret}": {
		...secret(async (...of) => ({
			params: await things.aLink(...of, "reset_password"),
			body: { password: `${PASSWORD}-nove` },
		})),
		isForCustomers: true,
	},
	"post /auth/confirm/{secret}": {
		...secret(async (...of) => ({ params: await things.aLink(...of, "confirm_email") })),
		isForCustomers: true,
	},
	"get /auth/captcha": everybody(() => ({})),
	"get /me": asker(),
	"post /account/confirmation": asker(unconfirmed),
	"put /account/profile": asker((_, person) => ({ body: profileBody(person) })),
	"put /account/invoice": asker((_, { mark }) => ({
		body: { street: mark, city: mark, zip: "602 00", country: "CZ" },
	})),
	"put /account/password": asker(() => ({ body: { currentPassword: PASSWORD, password: `${PASSWORD}-nove` } })),
	"put /account/email": asker((_, { mark }) => ({
		body: { email: `jiny-${mark}@example.cz`, currentPassword: PASSWORD },
	})),
	"put /account/newsletter": asker(() => ({ body: { subscribed: true, locale: "cs" } })),
	"get /account/devices": asker(),
	"delete /account/devices": asker(),
	"delete /account/devices/{sessionId}": owner(async (...of) => ({ params: await things.aSession(...of) })),
	"get /account/export": asker(),
	"post /account/delete": asker(() => ({ body: { currentPassword: PASSWORD } })),
	"get /account/addresses": asker(),
	"post /account/addresses": asker((_, person) => ({ body: addressBody(person) })),
	"put /account/addresses/{id}": owner(async (world, person) => ({
		params: await things.anAddress(world, person),
		body: addressBody(person),
	})),
	"delete /account/addresses/{id}": owner(async (...of) => ({ params: await things.anAddress(...of) })),
	"get /account/orders": asker(),
	"get /account/orders/{id}": owner(async (...of) => {
		const { id } = await things.anOrder(...of);
		return { params: { id } };
	}),
	"get /account/requests": asker(),
	"get /account/reviews/{locale}": asker(() => inCzech),
	"delete /account/reviews/{id}": owner(async (...of) => ({ params: await things.aReview(...of) })),
	"get /account/influencer": { ...asker(), only: "influencer" },
	"get /account/influencer/{locale}/report.csv": { ...asker(() => inCzech), only: "influencer" },
	"get /account/videos/{locale}": asker(() => inCzech),
	"get /account/videos/{locale}/{id}": asker(async (world) => ({
		params: { locale: "cs", ...(await things.aVideo(world, "youtube")) },
	})),
	"get /videos/{id}/{locale}/{part}": secret(videoFile),
};

/** A file of the shop's own under the signed address that a customer is told. */
async function videoFile(world: World, { token }: Person): Promise<Target> {
	const { testShop } = world;
	const asking = token ?? (await testShop.tokenOf("customer"));
	const { id } = await things.aVideo(world, "file");
	const { body } = await testShop.call("GET", `/account/videos/cs/${id}`, { token: asking });
	const { searchParams } = new URL(body.url, "https://konfety.test");
	return { params: { id, locale: "cs", part: "video.webm" }, query: Object.fromEntries(searchParams) };
}

/** The link of a watch that waits for its confirmation. */
async function guestWatch(...of: [World, Person]): Promise<Target> {
	return { params: { locale: "cs", ...(await things.aGuestWatch(...of)) } };
}

const carts: Record<string, Rule> = {
	"get /cart/{locale}": asker(() => inCzech),
	"get /cart/anonymous/{locale}/{tempId}": secret(async (world, person) => {
		const { tempId } = await things.aCart(world, { ...person, token: undefined });
		return { params: { locale: "cs", tempId } };
	}),
	"post /cart/create": everybody(() => ({ body: {} })),
	"put /cart/{cartId}": owner(async (world, person) => ({
		params: await cartParams(world, person),
		body: { id: world.product.id, variantId: world.product.variantId, quantity: 1, note: person.mark, locale: "en" },
	})),
	"post /cart/currency/{cartId}": owner(async (...of) => ({
		params: await cartParams(...of),
		body: { currencyId: 2, locale: "en" },
	})),
	"get /cart/addons/{locale}/{cartId}": owner(async (...of) => ({
		params: { locale: "cs", ...(await cartParams(...of)) },
	})),
	"delete /cart/{cartId}": owner(async (...of) => ({ params: await cartParams(...of) })),
	"post /voucher/cart/add/{cartId}": owner(async (world, person) => ({
		params: await cartParams(world, person),
		body: {
			voucherCode: await things.aVoucher(world, person),
			serviceType: "eshop",
			guestEmail: person.email,
			locale: "en",
		},
	})),
	"post /voucher/cart/delete/{cartId}": owner(async (...of) => ({
		params: await cartParams(...of),
		body: { voucherId: 1, locale: "en" },
	})),
};

const orders: Record<string, Rule> = {
	"get /order/deliveries/{locale}/{cartId}": owner(async (...of) => ({
		params: { locale: "cs", ...(await cartParams(...of)) },
	})),
	"post /order/create/{cartId}": owner(async (world, person) => ({
		params: await cartParams(world, person),
		body: { ...things.orderBodyOf(person), locale: "en" },
	})),
	"get /order/{id}/{hash}": secret(async (...of) => key(await things.anOrder(...of))),
	"post /order/{id}/{hash}/pay": secret(async (...of) => key(await things.aPayment(...of))),
	"post /order/{id}/{hash}/payment-check": secret(async (...of) => key(await things.aPayment(...of))),
	"post /order/{id}/{hash}/cancel": secret(async (...of) => key(await things.anOrder(...of))),
	"post /order/{id}/{hash}/again": secret(async (...of) => ({ ...key(await things.anOrder(...of)), body: {} })),
	"post /order/{id}/{hash}/withdrawal": secret(async (world, person) => ({
		...key(await things.aPaidOrder(world, person)),
		body: { name: `Jmeno ${person.mark}`, email: person.email },
	})),
	"post /order/{id}/{hash}/courier-review": secret(async (world, person) => ({
		...key(await things.aDeliveredOrder(world, person)),
		body: { stars: 5, text: `Milý kurýr ${person.mark}` },
	})),
	"get /order/{id}/{hash}/documents/{number}": secret(async (...of) => ({ params: await things.aDocument(...of) })),
	"get /order/{id}/{hash}/qr.png": secret(async (...of) => key(await things.anOrder(...of))),
	"get /order/{id}/{hash}/qr.svg": secret(async (...of) => key(await things.anOrder(...of))),
	"get /sandbox-gateway/{transactionId}": secret(async (...of) => {
		const { transactionId } = await things.aPayment(...of);
		return { params: { transactionId } };
	}),
	"post /sandbox-gateway/{transactionId}": secret(async (...of) => {
		const { transactionId } = await things.aPayment(...of);
		return { params: { transactionId }, body: { action: "refuse" } };
	}),
	"get /company/{companyId}": everybody(() => ({ params: { companyId: "27074358" } })),
	"get /delivery/methods/{locale}": czech,
	"get /delivery/pickup-points/{locale}/{deliveryId}": everybody(async (world) => ({
		params: { locale: "cs", deliveryId: await someId(world, "delivery_methods", "kind = 'pickup_point'") },
	})),
};

const goods: Record<string, Rule> = {
	"get /catalog/category/{locale}": czech,
	"get /catalog/category/{locale}/{id}": czechOf("categories"),
	"get /catalog/products/{locale}": czech,
	"get /catalog/product/{locale}/{id}": czechProduct,
	"get /catalog/product/{locale}/{id}/related": czechProduct,
	"get /catalog/entry/{locale}/{id}": czechProduct,
	"get /catalog/party/{locale}/{id}": everybody(async (world) => {
		const id = await someId(world, "categories", "parent_id = (select id from categories where key = 'temata')");
		return { params: { locale: "cs", id }, query: { guests: "12" } };
	}),
	"get /catalog/brands/{locale}": czech,
	"get /catalog/brand/{locale}/{id}": czechOf("brands"),
	"get /catalog/slug/{locale}/{type}/{slug}": everybody(async ({ testShop, product }) => {
		const { body } = await testShop.call("GET", `/catalog/product/cs/${product.id}`);
		return { params: { locale: "cs", type: "product", slug: body.slug } };
	}),
	"post /catalog/member-prices": asker(({ product }) => ({ body: { productIds: [product.id] } })),
	"get /catalog/search/{locale}": everybody(() => ({ ...inCzech, query: { q: "balonky" } })),
	"get /catalog/suggest/{locale}": everybody(() => ({ ...inCzech, query: { q: "balonky" } })),
	"get /reviews/summary": everybody(() => ({})),
	"get /review/{productId}": everybody((world) => ({ params: productId(world) })),
	"post /review/{productId}": asker((world, person) => ({ params: productId(world), body: reviewBody(person) })),
	"get /watchdog/{locale}": asker(() => inCzech),
	"post /watchdog/{variantId}": asker(({ soldOut }) => ({
		params: { variantId: String(soldOut.variantId) },
		body: { locale: "cs" },
	})),
	"delete /watchdog/{variantId}": asker(async (world, person) => {
		const { variantId } = person.userId === null ? world.soldOut : await things.aWatch(world, person);
		return { params: { variantId: String(variantId) } };
	}),
	"post /watchdog/guest/{variantId}": everybody(({ soldOut }, { mark }) => ({
		params: { variantId: String(soldOut.variantId) },
		body: { email: `hlidani-${mark}-${Math.random()}@example.cz`, locale: "cs" },
	})),
	"get /watchdog/link/{locale}/{hash}": secret(guestWatch),
	"post /watchdog/confirm/{locale}/{hash}": secret(guestWatch),
	"post /watchdog/end/{locale}/{hash}": {
		...secret(async (...of) => {
			const { hash } = await things.aWatch(...of);
			return { params: { locale: "cs", hash } };
		}),
		isForCustomers: true,
	},
};

const shop: Record<string, Rule> = {
	"get /lists/currencies": everybody(() => ({})),
	"get /lists/countries/{locale}": czech,
	"get /lists/searchPlaceholders": everybody(() => ({})),
	"get /settings": everybody(() => ({})),
	"get /poster": everybody(() => ({})),
	"get /changes": everybody(() => ({ headers: { [CHANGES_KEY_HEADER]: CHANGES_KEY } })),
	"get /maintenance": everybody(() => ({})),
	"post /subscriber/save": everybody((_, { mark }) => ({
		body: { email: `novinky-${mark}-${Math.random()}@example.cz`, locale: "cs" },
	})),
	"get /subscriber/{hash}": secret(async (...of) => ({ params: await things.aSubscriber(...of) })),
	"post /subscriber/{hash}/confirm": secret(async (...of) => ({ params: await things.aSubscriber(...of) })),
	"post /subscriber/{hash}/end": secret(async (...of) => ({ params: await things.aSubscriber(...of) })),
	"post /satisfaction": everybody(() => ({ body: { recommendation: 9, locale: "cs" } })),
	"post /vitals": everybody(() => ({ body: { kind: "home", device: "phone", values: { LCP: 1200 } } })),
	"get /satisfaction/{id}/{hash}": secret(async (...of) => key(await things.anOrder(...of))),
	"get /stores/{locale}": czech,
	"get /stores/{locale}/{id}": czechOf("branches"),
	"get /pages/{locale}/{slug}": everybody(() => ({ params: { locale: "cs", slug: "obchodni-podminky" } })),
	"get /pages/{locale}/key/{key}": everybody(() => ({ params: { locale: "cs", key: "terms" } })),
	"get /pages/{locale}/id/{id}": czechOf("pages"),
	"get /blog/categories/list": everybody(() => ({ query: { lang: "cs" } })),
	"get /blog/posts/{locale}": czech,
	"get /blog/posts/{locale}/{id}": czechOf("posts"),
	"get /careers/{locale}": czech,
	"get /careers/{locale}/{id}": czechOf("careers"),
	"get /events/{locale}": czech,
	"get /events/{locale}/{id}": czechOf("events"),
	"get /services/{locale}": czech,
	"get /services/{locale}/{id}": czechOf("services"),
	"get /documents": everybody(() => ({})),
	"get /documents/{file}": everybody(() => ({ params: { file: "odstoupeni-od-smlouvy.pdf" } })),
	"get /contacts": everybody(() => ({})),
	"get /contacts/{id}": everybody(async (world) => ({ params: { id: await someId(world, "contacts") } })),
	"get /instagram/{locale}": czech,
};

/** Every call of the contract; the test of the matrix compares these with the OpenAPI document. */
export const RULES: Record<string, Rule> = { ...account, ...carts, ...orders, ...goods, ...shop, ...services };
