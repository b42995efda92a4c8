import type { Agent } from "node:http";
import { type Comparison, secondAnswer } from "./comparison.ts";
import { askSuccessfully, type Call } from "./http-client.ts";
import { CONNECTIONS, nodeLoad } from "./load.ts";
import { goodsOf, newCart, putLine } from "./targets.ts";

/** Every connection has a cart of its own with one line, whose quantity is 1 and 2 in turn, so that each call is a change. */
export async function cartChange(agent: Agent, shopUrl: string): Promise<Comparison> {
	const [goods] = await goodsOf(agent, shopUrl);
	if (!goods) throw new Error("The shop has no goods that need no choice");
	const lineOf = (quantity: number) => ({ id: goods.id, variantId: goods.only_variant_id, quantity });
	const carts = await Promise.all(Array.from({ length: CONNECTIONS }, () => newCart(agent, shopUrl, goods)));
	const clients = (move: (call: Call) => Call) =>
		carts.map(({ id }) => {
			let quantity = 1;
			return () => {
				quantity = 3 - quantity;
				return askSuccessfully(agent, move(putLine(shopUrl, id, lineOf(quantity))));
			};
		});
	return {
		name: "cart change",
		answer: await secondAnswer(agent, putLine(shopUrl, (await newCart(agent, shopUrl, goods)).id, lineOf(2))),
		onShop: (seconds) =>
			nodeLoad(
				clients((call) => call),
				seconds,
			),
		onBare: (url, seconds) =>
			nodeLoad(
				clients((call) => ({ ...call, url })),
				seconds,
			),
	};
}
