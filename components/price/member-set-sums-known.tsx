"use client";
import { useQueries } from "@tanstack/react-query";
import { type MemberSetSumsProps, SetSums } from "#components/price/set-sums.tsx";
import { WithQueries } from "#components/queries/with-queries.tsx";
import { memberPriceQuery } from "#lib/storefront/account/member-prices.ts";

type Props = MemberSetSumsProps & { discount: number };

/** The saving of a set at member prices. */
export function KnownSetSums(props: Props) {
	return (
		<WithQueries>
			<Sums {...props} />
		</WithQueries>
	);
}

function Sums({ setId, parts, pattern, discount, children }: Props) {
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
	return <SetSums parts={prices} priceMinor={whole.data.memberMinor} pattern={pattern} />;
}
