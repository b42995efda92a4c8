import { useTranslations } from "next-intl";
import { useMember } from "#components/price/member-store.ts";
import { Money } from "#components/price/money.tsx";
import { PRICE_PLACE } from "#components/price/price-pattern.ts";

/** What one of a pack costs, at the public price `minor`; who has a price of their own is told nothing instead of another's. */
export function PerPiece({ pack, minor }: { pack: number; minor: number }) {
	const t = useTranslations("productDetail");
	if (useMember()) return null;
	return <Money czk={Math.round(minor / pack)} pattern={t("perPiece", { price: PRICE_PLACE })} />;
}
