import type { CSSProperties } from "react";
import { Image } from "#components/picture/image.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import { patternOf } from "#lib/storefront/goods/theme-papers.ts";
import styles from "./listing-header.module.scss";

/** The first of the pattern's two rows, above the scallops, and a sheet of the accent below their edge. */
const dressOf = ({ image, accent }: { image: string; accent: string }) => ({
	"--row": `${image} 0 calc(100% + 24px)/60px 60px round no-repeat,`,
	paddingBottom: 24,
	"--edge": `drop-shadow(0 4px 0 ${accent})`,
});

/** Pictures end in air. These stand on the edge of the paper. */
const STANDING = { marginBottom: -20 };
const STANDING_ON_ROW = { marginBottom: -38 };

/** Name and description of a listing on a sheet of paper in its tint; in a theme's dress. */
export function ListingHeader({
	name,
	description,
	tint,
	theme = null,
	image,
}: {
	name: string;
	description: string;
	tint: string;
	theme?: string | null;
	image: Picture | null;
}) {
	const pattern = patternOf(theme);
	const dress = { "--tint": tint, ...(pattern && dressOf(pattern)) } as CSSProperties;
	return (
		<header className={styles.root} style={dress}>
			<div>
				<h1>{name}</h1>
				<p>{description}</p>
			</div>
			{image && <Image src={image.src} width={160} style={pattern ? STANDING_ON_ROW : STANDING} />}
		</header>
	);
}
