import type { CSSProperties } from "react";
import { Image } from "#components/picture/image.tsx";
import type { Picture } from "#lib/contract/schemas/catalogue.ts";
import { THEME_ACCENTS, type Theme } from "#lib/domain/goods/theme-papers.ts";
import styles from "./listing-header.module.scss";

/** The first of the pattern's two rows, above the scallops, and a sheet of the accent below their edge. */
const themeDress = (theme: Theme) => ({
	"--row": `url(/themes/${theme}.svg) 0 calc(100% + 22px)/56px repeat-x,`,
	paddingBottom: 24,
	filter: `drop-shadow(0 4px 0 ${THEME_ACCENTS[theme]})`,
});

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
	theme?: Theme | null;
	image: Picture | null;
}) {
	const dress = { "--tint": tint, ...(theme && themeDress(theme)) } as CSSProperties;
	return (
		<header className={styles.root} style={dress}>
			<div>
				<h1>{name}</h1>
				<p>{description}</p>
			</div>
			{image && <Image src={image.src} width={160} />}
		</header>
	);
}
