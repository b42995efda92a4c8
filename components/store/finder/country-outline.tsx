import { COUNTRY_FRAME } from "#lib/domain/place/country-map.ts";
import styles from "./country-outline.module.scss";

const WIDTH = 1200;

/** The paper map of the country, for pins above it (tools/make-map.ts). */
export function CountryOutline() {
	return (
		// biome-ignore lint/performance/noImgElement: a drawing in one size
		<img
			className={styles.root}
			src="/map.webp"
			alt=""
			width={WIDTH}
			height={Math.round(WIDTH * COUNTRY_FRAME.height)}
			loading="lazy"
		/>
	);
}
