"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import { useOpenDialog } from "../../ui/use-open-dialog.ts";
import styles from "./gallery-zoom.module.scss";
import { slideOfKey } from "./slide-of-key.ts";
import { useDrag } from "./use-drag.ts";

/** Where in the picture, from 0 to 1 in both directions. */
type Spot = { x: number; y: number };
const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/** A picture over the whole screen. A click enlarges it where it fell; then it scrolls, and a mouse drags it. */
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
	/** The spot in the middle of what is enlarged; null when all of it is shown. */
	const [spot, setSpot] = useState<Spot | null>(null);
	const drag = useDrag(canvas);
	const count = images.length;
	useLayoutEffect(() => {
		const element = canvas.current;
		if (!spot || !element) return;
		element.scrollLeft = element.scrollWidth * spot.x - element.clientWidth / 2;
		element.scrollTop = element.scrollHeight * spot.y - element.clientHeight / 2;
	}, [spot]);

	const showOther = (next: number) => {
		setSpot(null);
		onShow(next);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		// Arrows scroll a picture larger than the screen.
		const next = spot ? null : slideOfKey(event.key, { index, count });
		if (next === null) return;
		event.preventDefault();
		showOther(next);
	};
	const toggle = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
		if (drag.wasDragged()) return;
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		// A key presses without a place.
		const at = detail === 0 ? MIDDLE : { x: (clientX - left) / width, y: (clientY - top) / height };
		setSpot(spot ? null : at);
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
				<div ref={canvas} className={styles.canvas} {...drag.handlers}>
					<button
						type="button"
						className={spot ? styles.large : styles.fitting}
						aria-label={t("zoomTwice")}
						aria-pressed={spot !== null}
						style={{ background: `var(--theme,${tint})` }}
						onClick={toggle}
					>
						<Image key={image.src} src={image.src} alt={image.alt} width={1200} />
					</button>
				</div>
			)}
			{count > 1 && (
				<ul className={styles.thumbnails}>
					{images.map((one, number) => (
						<li key={one.src}>
							<button
								type="button"
								aria-label={t("showPicture", { number: number + 1, count })}
								aria-current={number === index ? "true" : undefined}
								style={{ background: `var(--theme,${tint})` }}
								onClick={() => showOther(number)}
							>
								<Image src={one.src} width={64} />
							</button>
						</li>
					))}
				</ul>
			)}
		</dialog>
	);
}
