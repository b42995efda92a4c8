import { nameShop } from "../../../domain/shop-name.ts";

/** Texts with this shop's name filled in. */
export function inOwnName<Texts extends object>(texts: Texts): Texts {
	return nameShop(texts, process.env.KONFETY_SHOP_NAME);
}
