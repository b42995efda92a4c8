import type { ReactNode } from "react";
import { Image } from "#components/picture/image.tsx";
import { MadePicture } from "#components/picture/made-picture.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import type { HeadScene } from "#lib/domain/content/head-scenes.ts";
import styles from "./text-head.module.scss";

const NO_TINT = "transparent";

/** Top of a text page: a scene as wide as the page, and on a sheet before it the title, details (`children`) and perex. */
export function TextHead({
	title,
	perex,
	image,
	tint = NO_TINT,
	scene = null,
	children,
}: {
	title: string;
	perex: string;
	image: Picture | null;
	tint?: string;
	/** Of its picture; of lists, which have none, one that fits. */
	scene?: HeadScene | null | undefined;
	children?: ReactNode;
}) {
	return (
		<header className={image || scene ? styles.withPicture : styles.root}>
			{scene && (
				<MadePicture
					file={`/heads/${scene}`}
					large={{ width: 1860, height: 582 }}
					small={{ width: 800, height: 497 }}
					isFirst
				/>
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
