import { useTranslations } from "next-intl";
import type { Store } from "#lib/contract/schemas/store.ts";
import { COUNTRY_FRAME } from "#lib/domain/place/country-map.ts";
import { onMap } from "#lib/domain/place/map-points.ts";
import { CountryOutline } from "./finder/country-outline.tsx";
import { routesTo } from "./routes-to.ts";
import styles from "./store-place.module.scss";

/** The store on the map of the country, and links to route planners. */
export function StorePlace({ store }: { store: Store }) {
	const t = useTranslations("stores");
	const { x, y } = onMap(COUNTRY_FRAME, store.position);
	return (
		<div className={styles.root}>
			<div className={styles.map} role="img" aria-label={t("map.place", { name: store.name })}>
				<CountryOutline />
				<span style={{ left: `${x * 100}%`, top: `${(y / COUNTRY_FRAME.height) * 100}%` }} />
			</div>
			<h3 className={styles.heading}>{t("routes")}</h3>
			<ul className={styles.links}>
				{routesTo(store).map(({ key, href }) => (
					<li key={key}>
						<a href={href} rel="noreferrer">
							{t(key)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
