import { nameShop } from "../domain/shop-name.ts";

/** Texts with the name of this server's shop. */
export function inOwnName<Texts extends object>(texts: Texts): Texts {
	return nameShop(texts, process.env.KONFETY_SHOP_NAME);
}
