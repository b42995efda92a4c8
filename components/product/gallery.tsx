"use client";
import Image from "next/image";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Picture } from "#lib/contract/catalogue.ts";
import styles from "./gallery.module.scss";

/** Pictures of a product, one large and the others below; choosing a variant shows its picture. */
export function Gallery({ images, shown, tint }: { images: Picture[]; shown: Picture | null; tint: string }) {
	const t = useTranslations("product");
	const [index, setIndex] = useState(0);
	const shownSrc = shown?.src;
	useEffect(() => {
		const found = images.findIndex((image) => image.src === shownSrc);
		if (found >= 0) setIndex(found);
	}, [images, shownSrc]);
	const image = images[index] ?? images[0];
	if (!image) return <div className={styles.large} style={{ background: tint }} />;
	return (
		<section className={styles.root} aria-label={t("gallery")}>
			<div className={styles.large} style={{ background: tint }}>
				<Image
					src={image.src}
					alt={image.alt}
					width={800}
					height={1000}
					sizes="(min-width: 1272px) 600px, (min-width: 768px) 46vw, 92vw"
					fetchPriority="high"
					loading="eager"
				/>
			</div>
			{images.length > 1 && (
				<ul className={styles.thumbnails}>
					{images.map((thumbnail, number) => (
						<li key={thumbnail.src}>
							<button
								type="button"
								aria-label={t("showPicture", { number: number + 1, count: images.length })}
								aria-current={number === index ? "true" : undefined}
								style={{ background: tint }}
								onClick={() => setIndex(number)}
							>
								<Image src={thumbnail.src} alt="" width={64} height={80} sizes="64px" />
							</button>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
