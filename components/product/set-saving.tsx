import { useTranslations } from "next-intl";
import { MemberSetSums } from "#components/price/member-set-sums.tsx";
import { PRICE_PLACE, SAVED_PLACE } from "#components/price/price-pattern.ts";
import { SetSums } from "#components/price/set-sums.tsx";
import type { Product } from "#lib/contract/schemas/catalogue.ts";
import { type PriceFields, shownPrice } from "#lib/storefront/goods/price.ts";

/** What the parts of a set cost separately, and what the set saves; renders nothing when it saves nothing. */
export function SetSaving({ set }: { set: PriceFields & Pick<Product, "id" | "parts"> }) {
	const t = useTranslations("productPage.set");
	const pattern = t("saving", { sum: PRICE_PLACE, saved: SAVED_PLACE });
	const parts = set.parts.map(({ variant, quantity }) => ({ variantId: variant.id, quantity }));
	const prices = set.parts.map(({ price_with_tax: minor, quantity }) => ({ minor, quantity }));
	return (
		<MemberSetSums setId={set.id} parts={parts} pattern={pattern}>
			<SetSums parts={prices} priceMinor={shownPrice(set).nowMinor} pattern={pattern} />
		</MemberSetSums>
	);
}
