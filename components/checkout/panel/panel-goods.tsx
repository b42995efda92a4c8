"use client";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import styles from "./panel-goods.module.scss";

/** The goods in short; a long list scrolls within itself, so that the total stays visible. */
export function PanelGoods({ cart }: { cart: Cart }) {
	const t = useTranslations("checkout.panel");
	const items = cart.items.flatMap((item) => [item, ...item.children]);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
		<section className={styles.root} aria-label={t("goodsList")} tabIndex={0}>
			<ul className={styles.list}>
				{items.map((item) => (
					<li key={item.id} className={styles.line}>
						<span className={styles.picture} style={{ background: item.product.tint || undefined }}>
							{item.product.main_image && <Image src={item.product.main_image.src} width={40} />}
						</span>
						<span className={styles.count}>{t("pieces", { count: item.quantity })}</span>
						<span>
							{item.product.name}
							{item.variant.name && <span className={styles.variant}>{item.variant.name}</span>}
						</span>
						<span className={styles.price}>{formatMoney(item.total_with_tax, cart.currency)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
