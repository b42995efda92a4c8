/** Goods on screen for a member of a group with a discount, over a shop that is stubbed at the transport only. */
import { vi } from "vitest";
import { MemberGroup } from "#components/price/member-group.tsx";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import type { MemberPrice } from "#lib/contract/schemas/member-prices.ts";
import { show } from "../product/show.tsx";

type Body = { productIds: number[]; variantIds: number[] };
type Answer = { status?: number; body: unknown } | "dropped";

/** Signs the customer 7 in, as far as the browser knows. */
export function signIn(): void {
	const claims = btoa(JSON.stringify({ sub: "7" }));
	// biome-ignore lint/suspicious/noDocumentCookie: the cookie of somebody signed in
	document.cookie = `token=header.${claims}.signature; path=/`;
}

/** What goods cost everybody: their id in crowns. */
const everybodys = (id: number) => id * 100;

/** Answers as the shop would, `discount` percent off; `answer` overrides the call of prices. */
export function stubMemberShop(discount: number, answer: (body: Body) => Answer | undefined = () => undefined) {
	const calls: string[] = [];
	const asked: Body[] = [];
	const group = { id: 4, name: "Klub", description: "", discount };
	const off = (id: number): MemberPrice => {
		const price = everybodys(id);
		return { id, price_with_tax: price, member_price_with_tax: Math.round(price * (1 - group.discount / 100)) };
	};
	vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
		calls.push(`${init.method} ${path}`);
		if (path === "/api/me") return Response.json({ data: { id: 7, group } });
		if (path !== "/api/catalog/member-prices") return Response.json({ error: "not_found" }, { status: 404 });
		const body = JSON.parse(String(init.body)) as Body;
		asked.push(body);
		const reply = answer(body) ?? {
			body: { discount: group.discount, products: body.productIds.map(off), variants: body.variantIds.map(off) },
		};
		if (reply === "dropped") throw new TypeError("Failed to fetch");
		return Response.json(reply.body, { status: reply.status ?? 200 });
	});
	const setDiscount = (percent: number) => {
		group.discount = percent;
	};
	return { calls, asked, setDiscount };
}

export const inGroup = (...[content, locale]: Parameters<typeof show>) =>
	show(<MemberGroup>{content}</MemberGroup>, locale);

/** A card that costs its id in crowns. */
export function aCard(id: number, changes: Partial<ProductCard> = {}): ProductCard {
	return {
		id,
		slug: "balonek",
		name: `Balónek ${id}`,
		url: `/${id}/balonky/balonek`,
		code: `B-${id}`,
		price: everybodys(id) / 121,
		price_sale: null,
		original_price: everybodys(id) / 121,
		is_price_sale_active: false,
		price_with_tax: everybodys(id),
		original_price_with_tax: null,
		lowest_price_with_tax: null,
		is_price_from: false,
		tax_rate: { rate: 21 },
		main_image: null,
		tint: "#ffe",
		default_category: { id: 1, slug: "balonky", name: "Balónky" },
		brand: null,
		rating: null,
		availability: "in_stock",
		stock: 5,
		labels: { isNew: false, isDiscount: false, hasGifts: false },
		minimum_age: null,
		only_variant_id: null,
		...changes,
	};
}
