import type { ReactNode } from "react";
import { Image } from "#components/picture/image.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import styles from "./text-head.module.scss";

const NO_TINT = "transparent";

/** Top of a text page: title, details below it (`children`), perex and picture. */
export function TextHead({
	title,
	perex,
	image,
	tint = NO_TINT,
	children,
}: {
	title: string;
	perex: string;
	image: Picture | null;
	tint?: string;
	children?: ReactNode;
}) {
	return (
		<header className={image ? styles.withPicture : styles.root}>
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
		</header>
	);
}
