import Link from "next/link";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import { MemberPrice } from "#components/price/member-price.tsx";
import { Money } from "#components/price/money.tsx";
import { PRICE_PLACE } from "#components/price/price-pattern.ts";
import type { Product, SetPart } from "#lib/contract/schemas/catalogue.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { AvailabilityBadge } from "./card/availability-badge.tsx";
import styles from "./set-parts.module.scss";

/** Parts of a set, each with its stock and price. */
export function SetParts({ set, locale }: { set: Pick<Product, "parts" | "tint">; locale: Locale }) {
	const t = useTranslations("productPage.set");
	return (
		<section className={styles.root} aria-labelledby="obsah-sady">
			<h2 id="obsah-sady">{t("title")}</h2>
			<ul className={styles.parts}>
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
	const url = variant.name === "" ? product.url : `${product.url}?${LANGUAGES[locale].variantKey}=${variant.id}`;
	const pattern = quantity === 1 ? PRICE_PLACE : t("each", { price: PRICE_PLACE });
	return (
		<li className={styles.part}>
			<span className={styles.picture} style={{ background: tint }}>
				{part.image && <Image src={part.image.src} width={48} />}
			</span>
			<span className={styles.name}>
				<strong>{t("pieces", { count: quantity })}</strong>{" "}
				<Link href={url} prefetch={false}>
					{variant.name === "" ? product.name : `${product.name}, ${variant.name}`}
				</Link>
			</span>
			<AvailabilityBadge availability={availability}>
				{stock > 0 ? tPieces("pieces", { count: stock }) : ""}
			</AvailabilityBadge>
			<span className={styles.price}>
				<MemberPrice variantId={variant.id} pattern={pattern} isPlain>
					<Money czk={part.price_with_tax} pattern={pattern} />
				</MemberPrice>
			</span>
		</li>
	);
}
