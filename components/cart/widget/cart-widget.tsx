"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { useHoverIntent } from "#components/ui/use-hover-intent.ts";
import { usePanel } from "#components/ui/use-panel.ts";
import { MOBILE_BREAKPOINT_PX } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ShownCart } from "./cart-live.tsx";
import { CartNotThere } from "./cart-not-there.tsx";
import styles from "./cart-widget.module.scss";
import { useAddedNews } from "./use-added-news.ts";
import { useCartLive } from "./use-cart-live.ts";

const NOTHING: ShownCart = { count: 0, total: "", isChanging: false };

/**
 * The cart in the header: pieces and total; its content opens when it is pressed, pointed at or reached by the keyboard, and after adding beside a popup with the added
 * goods (promises §2 Header, §4 Cart changes).
 */
export function CartWidget({ locale }: { locale: Locale }) {
	const t = useTranslations("cart");
	const [{ count, total, isChanging }, setShown] = useState(NOTHING);
	const [isOpened, setOpened] = useState(false);
	const [isAsked, setAsked] = useState(true);
	const { news, close, held } = useAddedNews();
	// Only wide screens have room beside the popup.
	const isTold = news !== null && window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches;
	const isOpen = isOpened || isTold;
	const { part: live, hasFailed, fetchNow } = useCartLive(isOpen || news !== null);
	/** What was added stays when the focus alone went on. */
	const closeAll = (isLeft: boolean) => {
		setOpened(false);
		if (!isLeft) close();
	};
	const hover = useHoverIntent(isOpen, (open, isByPress) => {
		setAsked(isByPress);
		setOpened(open);
		// A mouse that leaves closes what it opened, not what was added.
		if (isByPress && !open) close();
	});
	const { root, toggle, giveFocusBack } = usePanel(isOpen, closeAll, hover.dismiss);
	const panelId = useId();
	const path = usePathname();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
	useEffect(() => closeAll(false), [path]);
	// If the focus is in the closing popup, it moves to the cart.
	const closeNews = () => {
		giveFocusBack();
		close();
	};

	return (
		<div ref={root} className={styles.root} onPointerEnter={hover.enter} onPointerLeave={hover.leave}>
			<button
				ref={toggle}
				type="button"
				className={styles.toggle}
				aria-expanded={isOpen}
				aria-controls={panelId}
				onPointerEnter={hover.rest}
				onFocus={hover.focus}
				onClick={hover.click}
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
				{live && <live.CartLive locale={locale} isOpen={isOpen} isAsked={isAsked} onShown={setShown} />}
				{!live && isOpen && <CartNotThere className={styles.message} hasFailed={hasFailed} onRetry={fetchNow} />}
			</div>
			<span className={styles.announcer} aria-live="polite">
				{count > 0 ? t("widget", { count }) : ""}
			</span>
			{live && <live.CartNews locale={locale} news={news} close={closeNews} held={held} />}
		</div>
	);
}
