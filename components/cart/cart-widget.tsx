"use client";
import { ShoppingBag } from "lucide-react";
import Image from "next/image";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { useCart } from "#lib/api/cart.ts";
import type { Cart, CartItem } from "#lib/contract/cart.ts";
import { CART_WIDGET_MAX_ITEMS } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./cart-widget.module.scss";

/** The cart in the header: pieces and total, and what is inside on demand (spec §2). */
export function CartWidget({ locale }: { locale: Locale }) {
	const t = useTranslations("cart");
	const { data: cart, isError } = useCart(locale);
	const [isOpen, setOpen] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const panelId = useId();
	const path = usePathname();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
	useEffect(() => setOpen(false), [path]);
	useEffect(() => {
		if (!isOpen) return;
		const closeOutside = (event: PointerEvent) => {
			if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
		};
		document.addEventListener("pointerdown", closeOutside);
		return () => document.removeEventListener("pointerdown", closeOutside);
	}, [isOpen]);

	const count = cart?.count ?? 0;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
		<div ref={root} className={styles.root} onKeyDown={(event) => event.key === "Escape" && setOpen(false)}>
			<button
				type="button"
				className={styles.toggle}
				aria-expanded={isOpen}
				aria-controls={panelId}
				onClick={() => setOpen(!isOpen)}
			>
				<ShoppingBag aria-hidden="true" size={22} />
				<span className={styles.name}>{t("widget", { count })}</span>
				{cart && count > 0 ? (
					<>
						<span className={styles.total}>{formatMoney(cart.totals.total_with_tax, cart.currency)}</span>
						<span className={styles.count} aria-hidden="true">
							{count}
						</span>
					</>
				) : (
					<span className={styles.total} aria-hidden="true">
						{t("title")}
					</span>
				)}
			</button>
			<div id={panelId} className={styles.panel} hidden={!isOpen}>
				{isOpen && <Panel cart={cart ?? null} isError={isError} locale={locale} />}
			</div>
			<span className={styles.announcer} aria-live="polite">
				{count > 0 ? t("widget", { count }) : ""}
			</span>
		</div>
	);
}

function Panel({ cart, isError, locale }: { cart: Cart | null; isError: boolean; locale: Locale }) {
	const t = useTranslations();
	if (isError) return <p className={styles.message}>{t("errors.load_cart")}</p>;
	if (!cart || cart.items.length === 0) return <p className={styles.message}>{t("cart.empty")}</p>;
	const shown = cart.items.slice(0, CART_WIDGET_MAX_ITEMS);
	const toCart = screenPath(locale, "cart");
	return (
		<>
			<ul className={styles.items}>
				{shown.map((item) => (
					<Item key={item.id} item={item} cart={cart} />
				))}
			</ul>
			{cart.items.length > shown.length && (
				<Link className={styles.more} href={toCart}>
					{t("cart.showMore", { count: cart.items.length - shown.length })}
				</Link>
			)}
			<p className={styles.sum}>
				<span>{t("cart.total")}</span>
				<strong>{formatMoney(cart.totals.total_with_tax, cart.currency)}</strong>
			</p>
			<Link className={buttonClass({ isWide: true })} href={toCart}>
				{t("cart.toCart")}
			</Link>
		</>
	);
}

function Item({ item, cart }: { item: CartItem; cart: Cart }) {
	const { product, variant } = item;
	return (
		<li className={styles.item}>
			{product.main_image && (
				<Image
					src={product.main_image.src}
					alt=""
					width={48}
					height={60}
					sizes="48px"
					style={{ background: product.tint }}
				/>
			)}
			<div>
				<Link href={product.url}>{product.name}</Link>
				{variant.name && <span className={styles.variant}>{variant.name}</span>}
				{item.children.map((child) => (
					<span key={child.id} className={styles.variant}>
						+ {child.product.name}
					</span>
				))}
			</div>
			<span className={styles.price}>
				{item.quantity} × {formatMoney(variant.price_with_tax, cart.currency)}
			</span>
		</li>
	);
}
