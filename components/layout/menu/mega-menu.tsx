"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useState } from "react";
import { usePart } from "#components/texts/use-part.ts";
import { Icon } from "#components/ui/icon.tsx";
import { useHoverIntent } from "#components/ui/use-hover-intent.ts";
import { usePanel } from "#components/ui/use-panel.ts";
import { MOBILE_BREAKPOINT_PX } from "#lib/domain/limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./mega-menu.module.scss";
import { MenuNotThere } from "./menu-not-there.tsx";

type Props = {
	locale: Locale;
	/** Keys of the categories in the menu, in their order (setting `categoriesMenu`). */
	keys: string[];
	/** Address of all goods, which the button links to before hydration. */
	goods: string;
};

const loadLive = () => import("./mega-live.tsx");

/** Every category with its picture (promises §2 Header); while it is open the page below does not scroll. */
export function MegaMenu({ locale, keys, goods }: Props) {
	const t = useTranslations("header");
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	const { root, toggle } = usePanel(isOpen, close);
	const panelId = useId();
	const hover = useHoverIntent(isOpen, setOpen);
	const { part: live, hasFailed, fetchNow } = usePart(loadLive, isOpen);
	const path = usePathname();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
	useEffect(close, [path]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is the same at any time
	useEffect(() => {
		if (!isOpen) return;
		// A rotated tablet has the other menu.
		const narrow = window.matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`);
		narrow.addEventListener("change", close);
		return () => narrow.removeEventListener("change", close);
	}, [isOpen]);
	const press = (event: FormEvent) => {
		event.preventDefault();
		hover.click();
	};
	return (
		<div ref={root} className={styles.root} onPointerEnter={hover.enter} onPointerLeave={hover.leave}>
			<form action={goods} onSubmit={press}>
				<button
					ref={toggle}
					type="submit"
					className={styles.toggle}
					aria-expanded={isOpen}
					aria-controls={panelId}
					onPointerEnter={(event) => {
						fetchNow();
						live?.fetchMenu(locale);
						hover.rest(event);
					}}
				>
					<Icon name="layout-grid" size={18} />
					{t("categories")}
					<Icon name="chevron-down" className={styles.sign} size={18} />
				</button>
			</form>
			<div id={panelId} className={styles.panel} hidden={!isOpen} data-panel data-scroll-lock={isOpen || undefined}>
				{isOpen && live && <live.MegaLive locale={locale} keys={keys} goods={goods} onChosen={close} />}
				{isOpen && !live && <MenuNotThere hasFailed={hasFailed} onRetry={fetchNow} />}
			</div>
		</div>
	);
}
