import type { CSSProperties, ReactNode } from "react";
import { Image } from "#components/picture/image.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import { stripOf } from "#lib/storefront/goods/theme-papers.ts";
import styles from "./listing-header.module.scss";

/** Pictures end in air. These stand on the edge of the paper. */
const STANDING = { marginBottom: -20 };

/** Name and description of a listing on a sheet of paper in its tint; a theme's in its scene. */
export function ListingHeader({
	name,
	description,
	tint,
	theme = null,
	image,
}: {
	name: string;
	description: ReactNode;
	tint: string;
	theme?: string | null;
	image: Picture | null;
}) {
	const strip = stripOf({ tint, theme });
	const dress = strip ? { "--tint": strip.accent, "--sheet": strip.sheet, color: strip.ink } : { "--tint": tint };
	return (
		<header className={strip ? `${styles.root} ${styles.scene}` : styles.root} style={dress as CSSProperties}>
			<div>
				<h1>{name}</h1>
				<p>{description}</p>
			</div>
			{strip ? (
				<picture>
					<source media="(min-width:600px)" srcSet={`${strip.file}-l.avif`} />
					<img src={`${strip.file}-s.avif`} alt="" />
				</picture>
			) : (
				image && <Image src={image.src} width={160} style={STANDING} />
			)}
		</header>
	);
}
