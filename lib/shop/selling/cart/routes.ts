import type { Context } from "hono";
import * as calls from "../../../contract/routes/cart.ts";
import { accept } from "../../../domain/result.ts";
import { askerOf, refused, refusedWith, router, type ShopEnv } from "../../kernel/http.ts";
import { clientAddressOf } from "../../kernel/rate-limits/client-address.ts";
import { takeLimit } from "../../kernel/rate-limits/limits.ts";
import { listCartAddons } from "./addons.ts";
import { createCart, deleteCart, getGuestCart, listCustomerCarts, putItem } from "./cart.ts";
import { setCartCurrency } from "./cart-currency.ts";

const takeCart = (context: Context<ShopEnv>) =>
	takeLimit(context.var.shop, "cart", { address: clientAddressOf(context) });

export const cartRoutes = router()
	.openapi(calls.getAnonymousCart, async (context) => {
		const { locale, tempId } = context.req.valid("param");
		const taken = tempId === "0" ? await takeCart(context) : accept(null);
		if (!taken.ok) return refusedWith(context, taken);
		const cart = await getGuestCart(context.var.shop, locale, tempId);
		return cart ? context.json(cart, 200) : refused(context, "not_found");
	})
	.openapi(calls.listCarts, async (context) => {
		const { userId } = askerOf(context);
		if (userId === null) return refused(context, "unauthorized");
		return context.json(await listCustomerCarts(context.var.shop, context.req.valid("param").locale, userId), 200);
	})
	.openapi(calls.createCart, async (context) => {
		const taken = await takeCart(context);
		if (!taken.ok) return refusedWith(context, taken);
		return context.json(await createCart(context.var.shop, askerOf(context), context.req.valid("json")), 201);
	})
	.openapi(calls.putCartItem, async (context) => {
		const { cartId } = context.req.valid("param");
		const result = await putItem(context.var.shop, askerOf(context), cartId, context.req.valid("json"));
		return result.ok ? context.json(result.value, 200) : refusedWith(context, result);
	})
	.openapi(calls.setCartCurrency, async (context) => {
		const { cartId } = context.req.valid("param");
		const result = await setCartCurrency(context.var.shop, askerOf(context), cartId, context.req.valid("json"));
		return result.ok ? context.json(result.value, 200) : refusedWith(context, result);
	})
	.openapi(calls.listCartAddons, async (context) => {
		const { locale, cartId } = context.req.valid("param");
		const addons = await listCartAddons(context.var.shop, askerOf(context), { locale, cartId });
		return addons ? context.json(addons, 200) : refused(context, "not_found");
	})
	.openapi(calls.deleteCart, async (context) => {
		const result = await deleteCart(context.var.shop, askerOf(context), context.req.valid("param").cartId);
		return result.ok ? context.json({}, 200) : refusedWith(context, result);
	});
