/** How long after a price was changed every machine tells the new one. */

import { z } from "zod";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { setPrice } from "#lib/shop/goods/catalogue/set-price.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { tableOf } from "../bench/outages/table.ts";
import { quantile } from "../bench/quantile.ts";
import type { Cluster } from "./open-cluster.ts";
import { until } from "./until.ts";

const CHANGES = 20;
/** So many at once, that each of a machine's apps is asked. */
const AT_ONCE = 6;
const AGREED_WITHIN_MS = 2_000;
/** nginx keeps a page for as long again as the door (README.md). */
const BEHIND_NGINX_MS = 5_000;

export type Prices = { table: string; faults: string[] };

const listing = z.object({
	products: z.array(
		z.object({ id: z.number(), code: z.string(), url: z.string(), only_variant_id: z.number().nullable() }),
	),
});
const priced = z.object({ price_with_tax: z.number() });

/** Changes the price of one product again and again, in the database's own process, and asks everybody. */
export async function measurePrices(cluster: Cluster): Promise<Prices> {
	const { products } = listing.parse(await json(`${cluster.url}/api/catalog/products/cs?per_page=48`));
	const product = products.find(({ only_variant_id }) => only_variant_id !== null);
	if (!product) throw new Error("The shop has no goods that need no choice");
	const shop = openShop({ databaseUrl: cluster.database.url, sessionSecret: "", shopUrl: cluster.url, poolSize: 1 });
	const nodes = [
		...cluster.machines.map(({ name, url }) => ({ name: `machine ${name}`, url, limitMs: AGREED_WITHIN_MS })),
		{ name: "through nginx", url: cluster.url, limitMs: BEHIND_NGINX_MS },
	];
	const askers = nodes.flatMap(({ name, url, limitMs }) => [
		{ name, what: "calls", limitMs, tells: (price: number) => callsTell(url, product.id, price) },
		{ name, what: "page", limitMs, tells: (price: number) => pageTells(url + product.url, price) },
	]);
	const times = askers.map((): number[] => []);
	try {
		for (let change = 1; change <= CHANGES; change++) {
			const priceMinor = 100_000 + change * 1_100;
			const changed = await setPrice(shop, { code: product.code, priceMinor, saleMinor: null });
			if (!changed.ok) throw new Error(`The price could not be set: ${changed.error}.`);
			await Promise.all(
				askers.map(async ({ name, what, tells }, at) => {
					times[at]?.push(await until(() => tells(priceMinor), `the price ${priceMinor} in ${what} of ${name}`));
				}),
			);
		}
	} finally {
		await shop.close();
	}
	const rows = askers.map((asker, at) => ({ ...asker, times: times[at] ?? [] }));
	return {
		table: tableOf(
			["who tells", "what", "median ms", "longest ms"],
			rows.map(({ name, what, times }) => [name, what, `${quantile(times, 0.5)}`, `${quantile(times, 1)}`]),
		),
		faults: rows.flatMap(({ name, what, limitMs, times }) => {
			const late = times.filter((ms) => ms > limitMs).length;
			return late === 0 ? [] : [`${late} of ${CHANGES} prices came later than ${limitMs} ms in ${what} of ${name}`];
		}),
	};
}

async function callsTell(url: string, id: number, priceMinor: number): Promise<boolean> {
	const told = await Promise.all(Array.from({ length: AT_ONCE }, () => json(`${url}/api/catalog/product/cs/${id}`)));
	return told.every((answer) => priced.parse(answer).price_with_tax === priceMinor);
}

async function pageTells(url: string, priceMinor: number): Promise<boolean> {
	const html = await (await fetch(url, { headers: { accept: "text/html" } })).text();
	return html.includes(formatCzk(priceMinor));
}

async function json(url: string): Promise<unknown> {
	return (await fetch(url)).json();
}
