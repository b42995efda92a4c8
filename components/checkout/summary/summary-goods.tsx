"use client";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import type { Cart, CartItem } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { SummaryBlock } from "./summary-block.tsx";
import styles from "./summary-goods.module.scss";

type Item = Omit<CartItem, "children">;

/** The goods with their quantities, prices and VAT, and which of them cannot be returned (OZ § 1837). */
export function SummaryGoods({ locale, cart }: { locale: Locale; cart: Cart }) {
	const t = useTranslations("checkout.summary");
	return (
		<SummaryBlock title={t("goods")} changeHref={screenPath(locale, "cart")}>
			<ul className={styles.list}>
				{cart.items.map(({ children, ...item }) => (
					<li key={item.id} className={styles.item}>
						<Line item={item} currency={cart.currency} />
						{children.length > 0 && (
							<ul className={styles.children}>
								{children.map((child) => (
									<li key={child.id}>
										<Line item={child} currency={cart.currency} />
									</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</SummaryBlock>
	);
}

function Line({ item, currency }: { item: Item; currency: Cart["currency"] }) {
	const t = useTranslations("checkout.summary");
	const { product, variant } = item;
	const exemption = product.withdrawal_exemption;
	const price = formatMoney(variant.price_with_tax, currency);
	return (
		<div className={styles.line}>
			<div className={styles.picture} style={{ background: product.tint || undefined }}>
				{product.main_image && <Image src={product.main_image.src} width={96} sizes="72px" />}
			</div>
			<div className={styles.texts}>
				<strong>{product.name}</strong>
				{variant.name && <span className={styles.quiet}>{variant.name}</span>}
				{item.note && <span className={styles.quiet}>{item.note}</span>}
				<span className={styles.quiet}>{t("pieces", { count: item.quantity, price })}</span>
				{exemption && <span className={styles.exempt}>{t(`exemptions.${exemption}`)}</span>}
			</div>
			<strong className={styles.price}>{formatMoney(item.total_with_tax, currency)}</strong>
		</div>
	);
}
