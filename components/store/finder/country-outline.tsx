import { COUNTRY_FRAME, outlinePath } from "#lib/domain/place/country-map.ts";
import styles from "./country-outline.module.scss";

const UNITS = 1000;

/** The outline of the country, for pins above it. */
export function CountryOutline() {
	return (
		<svg
			className={styles.root}
			viewBox={`0 0 ${UNITS} ${Math.round(UNITS * COUNTRY_FRAME.height)}`}
			aria-hidden="true"
		>
			<path
				d={outlinePath(UNITS)}
				style={{ fill: "var(--secondary-soft)" }}
				stroke="#cfc8dc"
				strokeWidth="3"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
