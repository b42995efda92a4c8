import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { expect, test } from "../support/browser/e2e.ts";
import { runOnE2eShop as shop } from "../support/browser/e2e-command.ts";
import { cookieOf } from "../support/browser/e2e-customer.ts";
import { bearer } from "../support/browser/e2e-people.ts";
import { together } from "../support/pages/together.ts";
import { startAnswering } from "../support/servers/answering-server.ts";
import { type Nginx, startNginx } from "../support/servers/nginx-server.ts";

/** A price is seen so long after a change behind a store that heeds the shop's headers (README.md); making a page takes its time. */
const SEEN_WITHIN_MS = 5_000;
const CUSTOMERS = 25;

let nginx: Nginx;
test.beforeAll(async ({ baseURL }) => {
	nginx = await startNginx([baseURL ?? ""]);
});
test.afterAll(() => nginx.close());

const BROWSER = { "Accept-Encoding": "br", Accept: "text/html" };
const visit = (path: string, headers: Record<string, string> = {}) =>
	fetch(nginx.url + path, { headers: { ...BROWSER, ...headers }, redirect: "manual" });

test("a proxy keeps pages for everybody, in each of their codings", async () => {
	await visit("/");
	const replies: Response[] = [];
	await together(Array.from({ length: 40 }), async () => void replies.push(await visit("/")));
	const hits = replies.filter(({ headers }) => ["HIT", "STALE", "UPDATING"].includes(headers.get("x-proxy") ?? ""));
	expect(hits.length).toBeGreaterThan(30);
	const [br, plain] = await Promise.all([visit("/"), visit("/", { "Accept-Encoding": "identity" })]);
	expect([br.headers.get("content-encoding"), plain.headers.get("content-encoding")]).toEqual(["br", null]);
	expect(await br.text()).toBe(await plain.text());
	const etag = (await visit("/")).headers.get("etag") ?? "";
	expect((await visit("/", { "If-None-Match": etag })).status).toBe(304);
});

test("a file that the machine of the version before does not have comes from another one", async ({ baseURL: url }) => {
	const baseURL = url ?? "";
	const before = await startAnswering();
	before.say({ status: 404, text: "none" });
	const both = await startNginx([before.url, baseURL]);
	try {
		const html = await (await fetch(baseURL, { headers: BROWSER })).text();
		const files = [...new Set(html.match(/\/_next\/static\/[\w./-]+\.(?:js|css)\b/g))];
		const statuses = await Promise.all(files.map(async (file) => (await fetch(both.url + file)).status));
		expect(statuses).toEqual(files.map(() => 200));
		expect(before.heard.filter(({ path }) => files.includes(path)).length).toBeGreaterThan(0);
	} finally {
		await both.close();
		await before.close();
	}
});

test("visitors whose answers are their own do not wait for each other", async () => {
	const waiting: ServerResponse[] = [];
	const shop = createServer((request, response) => {
		response.setHeader("Cache-Control", "private, no-store");
		if (request.url === "/robots.txt") return void response.end();
		waiting.push(response);
		// Nobody is answered before all have asked.
		if (waiting.length === CUSTOMERS) for (const one of waiting) one.end();
	}).listen(0, "127.0.0.1");
	await once(shop, "listening");
	const own = await startNginx([`http://127.0.0.1:${(shop.address() as AddressInfo).port}`]);
	try {
		const calls = Array.from({ length: CUSTOMERS }, () => fetch(`${own.url}/api/cart/anonymous/cs/0`));
		expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
	} finally {
		await own.close();
		shop.closeAllConnections();
		shop.close();
	}
});

test("the router's data never take the place of a page", async () => {
	const data = await visit("/1001/balonky?_rsc", { rsc: "1" });
	expect(data.headers.get("content-type")).toBe("text/x-component");
	expect((await visit("/1001/balonky?_rsc")).headers.get("content-type")).toMatch("text/html");
});

test("a new price is seen behind it within seconds", async ({ request }) => {
	const { products } = await (await request.get("/api/catalog/products/cs?category=1001&sort=dearest")).json();
	const product: ProductCard = products.find((card: ProductCard) => card.only_variant_id !== null && card.stock > 0);
	const page = async () => (await visit(product.url)).text();
	const before = await page();
	// Earlier prices may stand there, too.
	const prices = Array.from({ length: 50 }, (_, at) => Math.floor(product.price_with_tax / 100) + 1 + at);
	const crowns = prices.find((price) => !before.includes(formatCzk(price * 100))) ?? 0;
	await shop("price", "set", product.code, `${crowns}`);
	const isSeen = async () => (await page()).includes(formatCzk(crowns * 100));
	await expect.poll(isSeen, { timeout: SEEN_WITHIN_MS }).toBe(true);
});

test("after customers' visits nothing that is somebody's stands in its store", async ({ request }) => {
	const { products } = await (await request.get("/api/catalog/products/cs?category=1003")).json();
	const goods: ProductCard = products.find((card: ProductCard) => card.only_variant_id !== null && card.stock > 100);
	const call = async (method: string, path: string, token: string, data?: object) => {
		const headers = { "Content-Type": "application/json", ...(token ? bearer(token) : {}) };
		return fetch(nginx.url + path, { method, headers, ...(data ? { body: JSON.stringify(data) } : {}) });
	};
	const secrets: string[] = [];
	await together(Array.from({ length: CUSTOMERS }), async () => {
		const email = `${randomUUID()}@example.cz`;
		const person = { firstname: "Vlastimila", lastname: "Přespolní", phone: "", consent: true, locale: "cs" };
		const registered = await call("POST", "/api/auth/register", "", { ...person, email, password: "Balonky-456" });
		expect(registered.status).toBe(201);
		const { token } = await registered.json();
		const cart = await (await call("POST", "/api/cart/create", token, { locale: "cs" })).json();
		const line = { id: goods.id, variantId: goods.only_variant_id, quantity: 1, ageConfirmed: true };
		expect((await call("PUT", `/api/cart/${cart.id}`, token, line)).status).toBe(200);
		// Plain, so that the store can be searched.
		for (const path of ["/", goods.url, "/kosik", "/kosik/souhrn", "/ucet", "/ucet/fakturacni-udaje", "/prihlaseni"])
			await visit(path, { ...cookieOf(token), "Accept-Encoding": "identity" });
		for (const path of ["/api/me", "/api/account/orders", "/api/cart/cs"]) await call("GET", path, token);
		secrets.push(email, token, cart.id);
	});
	const stored = nginx.stored();
	expect(stored.length).toBeGreaterThan(2);
	expect(stored.some((text) => text.includes("s-maxage"))).toBe(true);
	const told = [...secrets, "Vlastimila", "Přespolní"].filter((secret) =>
		stored.some((text) => text.includes(secret) || text.includes(Buffer.from(secret).toString("latin1"))),
	);
	expect(told).toEqual([]);
	// What a store would betray: pages of the account are not in it at all.
	expect(stored.filter((text) => /^KEY: .*\/ucet/m.test(text))).toEqual([]);
});
