import { useTranslations } from "next-intl";
import type { Store } from "#lib/contract/schemas/store.ts";
import { COUNTRY_FRAME } from "#lib/domain/place/country-map.ts";
import { onMap } from "#lib/domain/place/map-points.ts";
import { CountryOutline } from "./finder/country-outline.tsx";
import { storeAddress } from "./store-address.ts";
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

/** Route planners to the store; the addresses have no data of the shopper. */
function routesTo(store: Store) {
	const { latitude, longitude } = store.position;
	const place = encodeURIComponent(storeAddress(store).replaceAll("\u00a0", " "));
	return [
		{ key: "mapy" as const, href: `https://mapy.cz/zakladni?q=${place}` },
		{
			key: "google" as const,
			href: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
		},
		{
			key: "osm" as const,
			href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`,
		},
	];
}
