"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { Image, sourcesOf } from "#components/picture/image.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useOpenDialog } from "#components/ui/use-open-dialog.ts";
import type { Poster } from "#lib/contract/schemas/lists.ts";
import { BannerLink } from "./banner-link.tsx";
import styles from "./intro-popup.module.scss";

const ROOM = { width: 480, sizes: "(min-width: 1024px) 320px, 80vw" };

/**
 * Waits until the banner's picture is here, or cannot be had. A popup that fades in with its picture is never taken for the page's largest
 * paint (web.dev/articles/lcp); a picture that comes into an open popup is.
 */
export async function waitForPicture({ image }: Poster[string]): Promise<void> {
	if (!image) return;
	const { srcSet = "", sizes = "", src } = sourcesOf({ src: image.src, ...ROOM });
	const picture = Object.assign(document.createElement("img"), { sizes, srcset: srcSet, src });
	await picture.decode().catch(() => {});
}

/** The banner over the page. */
export function PopupDialog({ banner, onClose }: { banner: Poster[string]; onClose: () => void }) {
	const t = useTranslations("header");
	const dialog = useOpenDialog();
	const titleId = useId();
	const close = () => dialog.current?.close();
	const path = usePathname();
	const openedOn = useRef(path);
	useEffect(() => {
		// A navigation closes it.
		if (path !== openedOn.current) dialog.current?.close();
	}, [path, dialog]);
	const closeByBackdrop = (event: MouseEvent) => {
		if (event.target === event.currentTarget) close();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
		<dialog
			ref={dialog}
			className={styles.root}
			aria-labelledby={titleId}
			data-scroll-lock
			onClose={onClose}
			onClick={closeByBackdrop}
		>
			<div className={styles.inside}>
				<button type="button" className={styles.close} aria-label={t("close")} onClick={close}>
					<Icon name="x" />
				</button>
				{banner.image && <Image className={styles.picture} src={banner.image.src} {...ROOM} isFirst />}
				<div className={styles.words}>
					<h2 id={titleId}>{banner.title}</h2>
					{banner.url !== null && (
						<BannerLink banner={banner} className={buttonClass({ size: "large" })} onClick={close}>
							{t("popupOpen")}
						</BannerLink>
					)}
				</div>
			</div>
		</dialog>
	);
}
