import { firstProduct } from "#tests/support/browser/e2e.ts";
import type { Visit } from "../scene.ts";

type Sold = { id: number; availability: string };
type Product = { url: string; variants: Sold[] };

/** Goods of the demo by their code, with addresses of the visit's language. */
export async function productByCode({ asking, locale }: Visit, code: string): Promise<Product> {
	const { id } = await firstProduct(asking, `q=${code}`);
	const reply = await asking.request.get(`/api/catalog/product/${locale}/${id}`);
	return reply.json();
}

/** Opens the page of goods of the demo. */
export async function openProduct(visit: Visit, code: string): Promise<Product> {
	const product = await productByCode(visit, code);
	await visit.page.goto(product.url);
	return product;
}
