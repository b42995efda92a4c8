"use client";
import { useQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SetSums, type SetSumTexts } from "#components/price/set-sums.tsx";
import type { Pieces } from "#lib/domain/goods/pieces.ts";
import { memberPriceQuery } from "#lib/storefront/account/member-prices.ts";
import { useDiscount } from "./member-group.tsx";

type Props = {
	setId: number;
	parts: Pieces[];
	texts: SetSumTexts;
	/** The sums at public prices. */
	children: ReactNode;
};

/** The saving of a set; for a member both sums use member prices. */
export function MemberSetSums({ children, ...set }: Props) {
	const discount = useDiscount();
	if (discount === 0) return children;
	return (
		<Known {...set} discount={discount}>
			{children}
		</Known>
	);
}

function Known({ setId, parts, texts, discount, children }: Props & { discount: number }) {
	const [whole, ...ofParts] = useQueries({
		queries: [
			memberPriceQuery(discount, { kind: "products", id: setId }),
			...parts.map(({ variantId }) => memberPriceQuery(discount, { kind: "variants", id: variantId })),
		],
	});
	const prices = ofParts.flatMap(({ data }, index) =>
		data ? [{ minor: data.memberMinor, quantity: parts[index]?.quantity ?? 0 }] : [],
	);
	if (!whole?.data || prices.length < parts.length) return children;
	return <SetSums parts={prices} priceMinor={whole.data.memberMinor} texts={texts} />;
}
