import type { QueryClient } from "@tanstack/react-query";
import { queriesOfPage } from "../client/page-queries.ts";
import { type CartWriter, cartWriterOf } from "./cart-writer.ts";

const leaving = new WeakSet<CartWriter>();

/** The writer of the page's cart, for buttons that stand outside its cache of replies and import this when pressed. */
export function cartWriterHere(around: QueryClient | undefined): CartWriter {
	const writer = cartWriterOf(around ?? queriesOfPage());
	if (leaving.has(writer)) return writer;
	leaving.add(writer);
	// The rest of the cart's code (use-cart-writer.ts) may still be on its way when the page is left.
	window.addEventListener("pagehide", () => writer.leave());
	return writer;
}
