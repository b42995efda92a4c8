"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { MOBILE_BREAKPOINT_PX } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ShownCart } from "./cart-live.tsx";
import { CartNotThere } from "./cart-not-there.tsx";
import styles from "./cart-widget.module.scss";
import { useAddedNews } from "./use-added-news.ts";
import { useCartLive } from "./use-cart-live.ts";

const NOTHING: ShownCart = { count: 0, total: "", isChanging: false };

/**
 * The cart in the header: pieces and total; its content opens on demand, and after adding beside a popup with the added
 * goods (promises §2 Header, §4 Cart changes).
 */
export function CartWidget({ locale }: { locale: Locale }) {
	const t = useTranslations("cart");
	const [{ count, total, isChanging }, setShown] = useState(NOTHING);
	const [isOpened, setOpened] = useState(false);
	const { news, close, held } = useAddedNews();
	// Only wide screens have room beside the popup.
	const isTold = news !== null && window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches;
	const isOpen = isOpened || isTold;
	const { part: live, hasFailed, fetchNow } = useCartLive(isOpen || news !== null);
	const closeAll = useCallback(() => {
		setOpened(false);
		close();
	}, [close]);
	const root = useRef<HTMLDivElement>(null);
	const toggle = useRef<HTMLButtonElement>(null);
	const panelId = useId();
	const path = usePathname();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
	useEffect(closeAll, [path]);
	useEffect(() => {
		if (!isOpen) return;
		const closeOutside = (event: PointerEvent) => {
			if (event.target instanceof Node && !root.current?.contains(event.target)) closeAll();
		};
		document.addEventListener("pointerdown", closeOutside);
		return () => document.removeEventListener("pointerdown", closeOutside);
	}, [isOpen, closeAll]);
	const closeByKey = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !isOpen) return;
		closeAll();
		toggle.current?.focus();
	};
	// If the focus is in the closing popup, it moves to the cart.
	const closeNews = useCallback(() => {
		if (root.current?.contains(document.activeElement)) toggle.current?.focus();
		close();
	}, [close]);

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
		<div ref={root} className={styles.root} onKeyDown={closeByKey}>
			<button
				ref={toggle}
				type="button"
				className={styles.toggle}
				aria-expanded={isOpen}
				aria-controls={panelId}
				onClick={isOpen ? closeAll : () => setOpened(true)}
			>
				<Icon name="shopping-bag" size={22} />
				<span className={styles.name}>
					{t("widget", { count })}
					{total !== "" && ", "}
				</span>
				{count > 0 ? (
					<>
						{total !== "" && (
							<span className={styles.total} aria-busy={isChanging || undefined}>
								{total}
							</span>
						)}
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
			<div {...held} id={panelId} className={styles.panel} hidden={!isOpen} data-panel>
				{live && <live.CartLive locale={locale} isOpen={isOpen} onShown={setShown} />}
				{!live && isOpen && <CartNotThere className={styles.message} hasFailed={hasFailed} onRetry={fetchNow} />}
			</div>
			<span className={styles.announcer} aria-live="polite">
				{count > 0 ? t("widget", { count }) : ""}
			</span>
			{live && <live.CartNews locale={locale} news={news} close={closeNews} held={held} />}
		</div>
	);
}
