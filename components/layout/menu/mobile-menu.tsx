"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ComponentProps, useCallback, useEffect, useState } from "react";
import { usePart } from "#components/texts/use-part.ts";
import { Icon } from "#components/ui/icon.tsx";
import { useFailureNotice } from "#components/ui/notices.tsx";
import { MOBILE_BREAKPOINT_PX } from "#lib/domain/limits.ts";
import { useEarlyClick } from "#lib/storefront/browser/use-early-click.ts";
import type { MobileLive } from "./mobile-live.tsx";
import styles from "./mobile-menu.module.scss";

type Props = Omit<ComponentProps<typeof MobileLive>, "onClose">;

const loadLive = () => import("./mobile-live.tsx");

/** The menu of screens below the mobile breakpoint (promises §2), behind a button of the header. */
export function MobileMenu(props: Props) {
	const t = useTranslations("header");
	const [isOpen, setOpen] = useState(false);
	const earlyClick = useEarlyClick();
	const { part: live, hasFailed, fetchNow } = usePart(loadLive, isOpen);
	useFailureNotice(isOpen && hasFailed, t("menuFailed"));
	useEffect(() => {
		// Pressed once more, it is tried once more.
		if (hasFailed) setOpen(false);
	}, [hasFailed]);
	const path = usePathname();
	const close = useCallback(() => setOpen(false), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
	useEffect(close, [path]);
	useEffect(() => {
		if (!isOpen) return;
		// A rotated tablet has the other menu.
		const wide = window.matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`);
		wide.addEventListener("change", close);
		return () => wide.removeEventListener("change", close);
	}, [isOpen, close]);
	return (
		<div className={styles.root}>
			<button
				{...earlyClick}
				type="button"
				className={styles.toggle}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				aria-label={t("openMenu")}
				aria-busy={(isOpen && !live) || undefined}
				onPointerEnter={fetchNow}
				onClick={() => {
					fetchNow();
					setOpen(true);
				}}
			>
				<Icon name="menu" size={24} />
			</button>
			{isOpen && live && <live.MobileLive {...props} onClose={close} />}
		</div>
	);
}
