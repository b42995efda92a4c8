"use client";
import { lazy, Suspense } from "react";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";

/** Cards are code and styles of their own, asked for once the cart is there; without them the cart stands alone. */
const Row = lazy(() =>
	import("./companions-row.tsx").then(
		({ CompanionsRow }) => ({ default: CompanionsRow }),
		() => ({ default: () => null }),
	),
);

/** What goes with the goods of the cart. */
export function Companions({ locale, cart }: { locale: Locale; cart: Cart }) {
	return (
		<Suspense fallback={null}>
			<Row locale={locale} ids={cart.items.map(({ product }) => product.id)} />
		</Suspense>
	);
}
