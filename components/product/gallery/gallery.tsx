"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import { GALLERY_SIZES } from "#lib/domain/goods/picture-sizes.ts";
import { arriveWithPicture } from "#lib/storefront/browser/picture-way.ts";
import { whenDecoded } from "#lib/storefront/browser/when-decoded.ts";
import styles from "./gallery.module.scss";
import type { GalleryZoom } from "./gallery-zoom.tsx";
import { slideOfKey } from "./slide-of-key.ts";
import { useSlides } from "./use-slides.ts";

/**
 * Pictures of a product in a strip to swipe, with thumbnails below. `shown` is the address of a picture to scroll to,
 * such as the chosen variant's. Before the page is hydrated thumbnails and pictures are plain links.
 */
export function Gallery({ images, shown, tint }: { images: Picture[]; shown: string | null; tint: string }) {
	const t = useTranslations("productDetail");
	const { index, show, strip } = useSlides(images.length);
	const [Zoom, setZoom] = useState<typeof GalleryZoom | null>(null);
	const stage = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (stage.current) arriveWithPicture(stage.current);
	}, []);
	const count = images.length;
	const shownIndex = images.findIndex((image) => image.src === shown);
	useEffect(() => {
		if (shownIndex < 0) return;
		return whenDecoded(stage.current?.querySelectorAll("img")[shownIndex], () => show(shownIndex));
	}, [shownIndex, show]);

	const onKeyDown = (event: KeyboardEvent) => {
		const next = slideOfKey(event.key, { index, count });
		if (next === null) return;
		event.preventDefault();
		show(next);
	};
	const instead = (event: MouseEvent, act: () => void) => {
		// The shopper wants a new tab or window.
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		act();
	};
	// Of a theme's goods its paper, which the page sets.
	const paper = { background: `var(--theme,${tint})`, boxShadow: "0 5px var(--accent)" };
	if (count === 0) return <div className={styles.stage} style={paper} />;
	return (
		<>
			<section className={styles.root} aria-label={t("gallery")} onKeyDown={onKeyDown}>
				<div ref={stage} className={styles.stage} style={paper}>
					<ul className={styles.strip} {...strip}>
						{images.map((image, number) => (
							<li key={image.src} id={slideId(number)}>
								<a
									href={`${image.src}/1200.jpg`}
									tabIndex={number === index ? 0 : -1}
									aria-haspopup="dialog"
									onPointerEnter={loadZoom}
									onClick={(event) => {
										const { href } = event.currentTarget;
										// Without the code the link leads to the picture, as without scripts.
										instead(event, () => {
											loadZoom().then(setZoom, () => location.assign(href));
										});
									}}
								>
									<Image src={image.src} alt={image.alt} width={800} sizes={GALLERY_SIZES} isFirst={number === 0} />
									<span className={styles.hidden}>{t("zoom", { number: number + 1, count })}</span>
								</a>
							</li>
						))}
					</ul>
					<Icon name="zoom-in" className={styles.zoomSign} />
					{count > 1 && (
						<>
							<button
								type="button"
								className={styles.previous}
								aria-label={t("previousPicture")}
								aria-disabled={index === 0}
								onClick={() => show(index - 1)}
							>
								<Icon name="chevron-left" />
							</button>
							<button
								type="button"
								className={styles.next}
								aria-label={t("nextPicture")}
								aria-disabled={index === count - 1}
								onClick={() => show(index + 1)}
							>
								<Icon name="chevron-right" />
							</button>
						</>
					)}
				</div>
				{count > 1 && (
					<ul className={styles.thumbnails}>
						{images.map((image, number) => (
							<li key={image.src}>
								<a
									href={`#${slideId(number)}`}
									aria-current={number === index ? "true" : undefined}
									style={{ background: tint }}
									onClick={(event) => instead(event, () => show(number))}
								>
									<Image src={image.src} alt={t("showPicture", { number: number + 1, count })} width={64} />
								</a>
							</li>
						))}
					</ul>
				)}
			</section>
			{Zoom && (
				<Zoom
					images={images}
					index={index}
					tint={tint}
					onShow={show}
					onClose={() => {
						setZoom(null);
						show(index);
					}}
				/>
			)}
		</>
	);
}

/** What shows a picture over the whole screen, asked for when somebody is about to look. */
const loadZoom = async () => {
	const { GalleryZoom: zoom } = await import("./gallery-zoom.tsx");
	return () => zoom;
};

const slideId = (number: number) => `obrazek-${number + 1}`;
