import { useTranslations } from "next-intl";
import { MemberPrice } from "#components/price/member-price.tsx";
import { Money } from "#components/price/money.tsx";
import { PRICE_PLACE } from "#components/price/price-pattern.ts";
import type { Product, SetPart } from "#lib/contract/schemas/catalogue.ts";
import { variantTitle } from "#lib/domain/goods/variant-title.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { variantPath } from "#lib/i18n/paths.ts";
import { GoodsRow } from "./goods-row.tsx";
import styles from "./goods-rows.module.scss";

/** Parts of a set, each with its stock and price. */
export function SetParts({ set, locale }: { set: Pick<Product, "parts" | "tint">; locale: Locale }) {
	const t = useTranslations("productPage.set");
	return (
		<section className={styles.root} aria-labelledby="obsah-sady">
			<h2 id="obsah-sady">{t("title")}</h2>
			<ul className={styles.rows}>
				{set.parts.map((part) => (
					<Part key={part.variant.id} part={part} tint={set.tint} locale={locale} />
				))}
			</ul>
		</section>
	);
}

function Part({ part, tint, locale }: { part: SetPart; tint: string; locale: Locale }) {
	const t = useTranslations("productPage.set");
	const tPieces = useTranslations("productDetail");
	const { product, variant, quantity, stock, availability } = part;
	const pattern = quantity === 1 ? PRICE_PLACE : t("each", { price: PRICE_PLACE });
	return (
		<GoodsRow
			url={variantPath(locale, product.url, variant)}
			name={variantTitle(product.name, variant.name)}
			picture={part.image?.src}
			tint={tint}
			availability={availability}
			count={t("pieces", { count: quantity })}
			pieces={stock > 0 ? tPieces("pieces", { count: stock }) : ""}
		>
			<MemberPrice variantId={variant.id} pattern={pattern} isPlain>
				<Money czk={part.price_with_tax} pattern={pattern} />
			</MemberPrice>
		</GoodsRow>
	);
}
