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
	/** The sums for everybody. */
	children: ReactNode;
};

/** What a set saves, in the prices of whoever is signed in: theirs on both sides. */
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
