import type { ReactNode } from "react";
import { Image } from "#components/picture/image.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import styles from "./text-head.module.scss";

const NO_TINT = "transparent";

/** A scene of the shop's own, for lists, which have no picture (tools/make-stills.ts). */
export type Still = "contact" | "crew" | "papers" | "party" | "hall";

/** Top of a text page: title, details below it (`children`), perex and picture, or a still. */
export function TextHead({
	title,
	perex,
	image,
	tint = NO_TINT,
	still,
	children,
}: {
	title: string;
	perex: string;
	image: Picture | null;
	tint?: string;
	still?: Still;
	children?: ReactNode;
}) {
	return (
		<header className={image || still ? styles.withPicture : styles.root}>
			<div>
				<h1>{title}</h1>
				{children}
				{perex !== "" && <p className={styles.perex}>{perex}</p>}
			</div>
			{image && (
				<div className={styles.picture} style={{ background: tint }}>
					<Image src={image.src} width={480} sizes="(min-width: 768px) 400px, 92vw" isFirst />
				</div>
			)}
			{!image && still && (
				<div className={styles.picture}>
					{/* biome-ignore lint/performance/noImgElement: a drawing in one size */}
					<img src={`/stills/${still}.webp`} alt="" width={800} height={600} />
				</div>
			)}
		</header>
	);
}
