import type { ReactNode } from "react";
import { Image } from "#components/picture/image.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import { HEADS } from "#lib/storefront/content/heads.ts";
import styles from "./text-head.module.scss";

const NO_TINT = "transparent";

/** A scene of the shop's own, for lists, which have no picture. */
export type Still = "contact" | "inflation" | "papers" | "birthday" | "hall";

/** Top of a text page: a scene as wide as the page, and on a sheet before it the title, details (`children`) and perex. */
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
	// The address of a picture ends in its key and the number of its look.
	const scene = still ?? (image && HEADS[/[0-9a-f]{20}/.exec(image.src)?.[0] ?? ""]);
	return (
		<header className={image || scene ? styles.withPicture : styles.root}>
			{scene && (
				<picture>
					<source media="(min-width:600px)" srcSet={`/heads/${scene}-l.avif`} width={1860} height={582} />
					<img src={`/heads/${scene}-s.avif`} alt="" width={800} height={497} fetchPriority="high" />
				</picture>
			)}
			{image && !scene && (
				<Image
					src={image.src}
					width={480}
					sizes="(min-width: 768px) 400px, 92vw"
					isFirst
					style={{ background: tint }}
				/>
			)}
			<div className={styles.words}>
				<h1>{title}</h1>
				{children}
				{perex !== "" && <p className={styles.perex}>{perex}</p>}
			</div>
		</header>
	);
}
