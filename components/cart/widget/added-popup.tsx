"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Image } from "#components/picture/image.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { useNextPage } from "#lib/storefront/browser/use-prefetch.ts";
import type { Added } from "#lib/storefront/cart/cart-signals.ts";
import styles from "./added-popup.module.scss";
import type { useAddedNews } from "./use-added-news.ts";
import { useDrop } from "./use-drop.ts";

type Props = Pick<ReturnType<typeof useAddedNews>, "news" | "close" | "held"> & { locale: Locale };

/** Says what was added, with the cart's total. */
export function AddedPopup({ locale, news, close, held }: Props) {
	const t = useTranslations("cart");
	useEffect(() => {
		if (!news) return;
		const closeByKey = (event: KeyboardEvent) => event.key === "Escape" && close();
		document.addEventListener("keydown", closeByKey);
		return () => document.removeEventListener("keydown", closeByKey);
	}, [news, close]);
	const popup = useRef<HTMLElement>(null);
	useDrop(news, popup);
	return (
		<>
			<div className={styles.announcer} role="status">
				{news && t("addedNews", { ...textsOf(news), pieces: news.pieces })}
			</div>
			{news && (
				<section {...held} ref={popup} className={styles.root} aria-label={t("added")}>
					<AddedProduct added={news} />
					<CartNow added={news} locale={locale} onLeave={close} />
					<button type="button" className={styles.close} aria-label={t("close")} onClick={close}>
						<Icon name="x" size={20} />
					</button>
				</section>
			)}
		</>
	);
}

function AddedProduct({ added }: { added: Added }) {
	const t = useTranslations("cart");
	const { product } = added.reply;
	return (
		<div className={styles.product}>
			<p className={styles.title}>
				<Icon name="circle-check" size={22} />
				{t("added")}
			</p>
			{product.main_image && (
				<Image
					className={styles.picture}
					src={product.main_image.src}
					width={48}
					style={{ background: product.tint }}
				/>
			)}
			<p className={styles.name}>
				{textsOf(added).name}
				<span className={styles.pieces}>{t("pieces", { count: added.pieces })}</span>
			</p>
		</div>
	);
}

function CartNow({ added, locale, onLeave }: { added: Added; locale: Locale; onLeave: () => void }) {
	const t = useTranslations("cart");
	const { count, total } = textsOf(added);
	const path = screenPath(locale, "cart");
	useNextPage(path);
	return (
		<div className={styles.cart}>
			<p>{t("inCart", { count, total })}</p>
			<Link className={buttonClass({ size: "small" })} href={path} onClick={onLeave} prefetch={false}>
				{t("toCart")}
			</Link>
		</div>
	);
}

function textsOf({ reply: { product, variant, cart } }: Added) {
	return {
		name: variant.name ? `${product.name}, ${variant.name}` : product.name,
		count: cart.count,
		total: formatMoney(cart.totals.total_with_tax, cart.currency),
	};
}
