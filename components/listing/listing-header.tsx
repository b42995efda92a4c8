import type { CSSProperties, ReactNode } from "react";
import { Image } from "#components/picture/image.tsx";
import { MadePicture } from "#components/picture/made-picture.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import { stripOf } from "#lib/storefront/goods/theme-papers.ts";
import styles from "./listing-header.module.scss";

/** Pictures end in air. These stand on the edge of the paper. */
const STANDING = { marginBottom: -20 };

/** Name and description of a listing on a sheet of paper in its tint, or in the scene of its strip. */
export function ListingHeader({
	name,
	description,
	tint,
	strip: key = null,
	image,
}: {
	name: string;
	description: ReactNode;
	tint: string;
	/** Whose scene it has, if any (`stripOf`). */
	strip?: string | null;
	image: Picture | null;
}) {
	const strip = stripOf({ tint, strip: key });
	const dress = strip ? { "--tint": strip.accent, "--sheet": strip.sheet, color: strip.ink } : { "--tint": tint };
	return (
		<header
			className={strip ? `${styles.root} ${styles.scene} ${strip.isTheme ? styles.high : styles.low}` : styles.root}
			style={dress as CSSProperties}
		>
			<div>
				<h1>{name}</h1>
				<p>{description}</p>
			</div>
			{strip ? <MadePicture file={strip.file} /> : image && <Image src={image.src} width={160} style={STANDING} />}
		</header>
	);
}
