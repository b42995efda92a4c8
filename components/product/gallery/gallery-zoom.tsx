"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import { useOpenDialog } from "../../ui/use-open-dialog.ts";
import styles from "./gallery-zoom.module.scss";
import { slideOfKey } from "./slide-of-key.ts";

/** A picture over the whole screen; a click doubles its size, and then it scrolls. */
export function GalleryZoom({
	images,
	index,
	tint,
	onShow,
	onClose,
}: {
	images: Picture[];
	index: number;
	tint: string;
	onShow: (index: number) => void;
	onClose: () => void;
}) {
	const t = useTranslations("productDetail");
	const dialog = useOpenDialog();
	const canvas = useRef<HTMLDivElement>(null);
	const [isLarge, setLarge] = useState(false);
	const count = images.length;
	useEffect(() => {
		const element = canvas.current;
		if (!isLarge || !element) return;
		element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
		element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
	}, [isLarge]);

	const showOther = (next: number) => {
		setLarge(false);
		onShow(next);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		// Arrows scroll a picture larger than the screen.
		const next = isLarge ? null : slideOfKey(event.key, { index, count });
		if (next === null) return;
		event.preventDefault();
		showOther(next);
	};
	const image = images[index];
	return (
		<dialog ref={dialog} className={styles.root} aria-label={image?.alt} onClose={onClose} onKeyDown={onKeyDown}>
			<div className={styles.tools}>
				{count > 1 && (
					<>
						<button
							type="button"
							aria-label={t("previousPicture")}
							aria-disabled={index === 0}
							onClick={() => index > 0 && showOther(index - 1)}
						>
							<Icon name="chevron-left" />
						</button>
						<span aria-live="polite">
							{index + 1} / {count}
						</span>
						<button
							type="button"
							aria-label={t("nextPicture")}
							aria-disabled={index === count - 1}
							onClick={() => index < count - 1 && showOther(index + 1)}
						>
							<Icon name="chevron-right" />
						</button>
					</>
				)}
				<button type="button" className={styles.close} aria-label={t("close")} onClick={() => dialog.current?.close()}>
					<Icon name="x" />
				</button>
			</div>
			{image && (
				<div ref={canvas} className={styles.canvas}>
					<button
						type="button"
						className={isLarge ? styles.large : styles.fitting}
						aria-label={t("zoomTwice")}
						aria-pressed={isLarge}
						style={{ background: tint }}
						onClick={() => setLarge(!isLarge)}
					>
						<Image key={image.src} src={image.src} alt={image.alt} width={1200} />
					</button>
				</div>
			)}
		</dialog>
	);
}
