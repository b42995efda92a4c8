import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import { MemberPrice } from "#components/price/member-price.tsx";
import { MemberSetSums } from "#components/price/member-set-sums.tsx";
import { Money } from "#components/price/money.tsx";
import { PRICE_PLACE } from "#components/price/price-pattern.ts";
import type { Product, SetPart } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { type PriceFields, shownPrice } from "#lib/storefront/goods/price.ts";
import { SetSums } from "../price/set-sums.tsx";
import { AvailabilityBadge } from "./card/availability-badge.tsx";
import styles from "./set-parts.module.scss";

type Set = PriceFields & Pick<Product, "id" | "parts" | "parts_with_tax" | "tint">;

/** Parts of a set, each with its stock and price, and the saving of the set. */
export function SetParts({ set, locale }: { set: Set; locale: Locale }) {
	const t = useTranslations("productPage.set");
	const texts = { sum: t("sum"), price: t("price"), saved: t("saved") };
	const parts = set.parts.map(({ variant, quantity }) => ({ variantId: variant.id, quantity }));
	const prices = set.parts.map(({ price_with_tax: minor, quantity }) => ({ minor, quantity }));
	return (
		<section className={styles.root} aria-labelledby="obsah-sady">
			<h2 id="obsah-sady">{t("title")}</h2>
			<ul className={styles.parts}>
				{set.parts.map((part) => (
					<Part key={part.variant.id} part={part} tint={set.tint} locale={locale} />
				))}
			</ul>
			{set.parts_with_tax !== null && (
				<MemberSetSums setId={set.id} parts={parts} texts={texts}>
					<SetSums parts={prices} priceMinor={shownPrice(set).nowMinor} texts={texts} />
				</MemberSetSums>
			)}
		</section>
	);
}

function Part({ part, tint, locale }: { part: SetPart; tint: string; locale: Locale }) {
	const t = useTranslations("productPage.set");
	const tPieces = useTranslations("productDetail");
	const { product, variant, quantity, stock, availability } = part;
	const url = variant.name === "" ? product.url : `${product.url}?${LANGUAGES[locale].variantKey}=${variant.id}`;
	const pattern = quantity === 1 ? PRICE_PLACE : t("each", { price: PRICE_PLACE });
	return (
		<li className={styles.part}>
			<span className={styles.picture} style={{ background: tint }}>
				{part.image && <Image src={part.image.src} width={64} />}
			</span>
			<span className={styles.name}>
				<strong>{t("pieces", { count: quantity })}</strong>{" "}
				<Link href={url} prefetch={false}>
					{variant.name === "" ? product.name : `${product.name}, ${variant.name}`}
				</Link>
			</span>
			<span className={styles.stock}>
				<AvailabilityBadge availability={availability}>
					{stock > 0 ? tPieces("pieces", { count: stock }) : ""}
				</AvailabilityBadge>
			</span>
			<span className={styles.price}>
				<MemberPrice variantId={variant.id} pattern={pattern} isPlain>
					<Money czk={part.price_with_tax} pattern={pattern} />
				</MemberPrice>
			</span>
		</li>
	);
}
