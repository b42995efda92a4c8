"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Image, sourcesOf } from "#components/picture/image.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Poster } from "#lib/contract/schemas/lists.ts";
import { BannerLink } from "./banner-link.tsx";
import styles from "./intro-popup.module.scss";

const ROOM = { width: 160 };

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

/** The banner as a low card at the bottom of the screen. */
export function PopupCard({ banner, onClose }: { banner: Poster[string]; onClose: () => void }) {
	const t = useTranslations("header");
	const titleId = useId();
	const path = usePathname();
	const openedOn = useRef(path);
	useEffect(() => {
		// A navigation closes it.
		if (path !== openedOn.current) onClose();
	}, [path, onClose]);
	const closeByKey = ({ key }: KeyboardEvent) => {
		if (key === "Escape") onClose();
	};
	return (
		<section className={styles.root} aria-labelledby={titleId} onKeyDown={closeByKey}>
			{banner.image && <Image className={styles.picture} src={banner.image.src} {...ROOM} isFirst />}
			<div className={styles.words}>
				<h2 id={titleId}>{banner.title}</h2>
				{banner.url !== null && (
					<BannerLink banner={banner} className={buttonClass({ size: "small" })} onClick={onClose}>
						{t("popupOpen")}
					</BannerLink>
				)}
			</div>
			<button type="button" className={styles.close} aria-label={t("close")} onClick={onClose}>
				<Icon name="x" size={20} />
			</button>
		</section>
	);
}
