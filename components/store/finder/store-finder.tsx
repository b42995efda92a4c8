"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useMinute } from "#components/dates/use-minute.ts";
import { usePosition, type Whereabouts } from "#components/distance/use-position.ts";
import { Button } from "#components/ui/button.tsx";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { distanceKm } from "#lib/domain/place/distance.ts";
import { type MapFrame, type MapPoint, onMap } from "#lib/domain/place/map-points.ts";
import type { StoreService } from "#lib/domain/place/store-services.ts";
import { sharedStart, storeTitle } from "../store-address.ts";
import { StoreItem } from "../store-item.tsx";
import { ChosenStore } from "./chosen-store.tsx";
import type { MapPin } from "./map-pins.ts";
import { NearestStore } from "./nearest-store.tsx";
import { ServiceFilter } from "./service-filter.tsx";
import styles from "./store-finder.module.scss";
import { StoreMap } from "./store-map.tsx";

/** Services in the filter; pickup of orders and card payments are available everywhere. */
const CHOSEN_BY: readonly StoreService[] = ["rental", "inflation", "decoration", "parking", "wheelchair"];

/** As in store-finder.module.scss. */
const IS_BESIDE = "(min-width: 1024px)";

/** Stores as a list and on a map, filtered by services and, on request, sorted by distance. */
export function StoreFinder({
	stores,
	pins,
	frame,
	outline,
}: {
	stores: StoreCard[];
	pins: MapPin[];
	frame: MapFrame;
	outline: ReactNode;
}) {
	const t = useTranslations("stores");
	const now = useMinute();
	const { whereabouts, ask } = usePosition();
	const [services, setServices] = useState<StoreService[]>([]);
	const [chosenId, setChosenId] = useState<number | null>(null);
	// A row that was unfolded says all of this itself.
	const [isByPin, setIsByPin] = useState(false);
	const shown = sorted(
		stores.filter((store) => services.every((service) => store.services.includes(service))),
		whereabouts,
	);
	const [first] = shown;
	const nearest = first && first.km !== null ? { name: first.store.name, km: first.km } : null;
	const brand = sharedStart(stores.map(storeTitle));
	const isShown = (id: number | null) => shown.some(({ store }) => store.id === id);
	return (
		<div className={styles.root}>
			<div className={styles.choice}>
				<ServiceFilter
					services={CHOSEN_BY.filter((service) => stores.some((store) => store.services.includes(service)))}
					chosen={services}
					onChange={setServices}
				/>
				{stores.length > 0 && <NearestStore whereabouts={whereabouts} nearest={nearest} onAsk={ask} />}
			</div>
			<div className={styles.map}>
				<StoreMap
					pins={pins.filter(({ id }) => isShown(id))}
					height={frame.height}
					outline={outline}
					names={new Map(stores.map(({ id, name }) => [id, name]))}
					chosenId={chosenId}
					here={hereOn(frame, whereabouts)}
					onChoose={(id) => {
						setChosenId(id);
						setIsByPin(true);
						showBeside(id);
					}}
				/>
				<ChosenStore store={shown.find(({ store }) => isByPin && store.id === chosenId)?.store} now={now} />
			</div>
			<section className={styles.stores} aria-label={t("list")}>
				<p role="status" className={styles.count}>
					{shown.length > 0 ? t("shown", { count: shown.length }) : t(stores.length > 0 ? "none" : "noStores")}
				</p>
				{services.length > 0 && shown.length === 0 && (
					<Button tone="secondary" onClick={() => setServices([])}>
						{t("clear")}
					</Button>
				)}
				{shown.length > 0 && (
					<ul className={styles.list}>
						{shown.map(({ store, km }) => (
							<li key={store.id}>
								<StoreItem
									store={store}
									now={now}
									km={km}
									brand={brand}
									isChosen={store.id === chosenId}
									onOpen={() => {
										setChosenId(store.id);
										setIsByPin(false);
									}}
								/>
							</li>
						))}
					</ul>
				)}
			</section>
		</div>
	);
}

/** Scrolls to the row of a store that was chosen on the map, where both are beside each other. */
function showBeside(id: number): void {
	if (!window.matchMedia(IS_BESIDE).matches) return;
	document.getElementById(`store-${id}`)?.scrollIntoView({ block: "nearest" });
}

/** The nearest first, once the shopper's position is known. */
function sorted(stores: StoreCard[], whereabouts: Whereabouts): { store: StoreCard; km: number | null }[] {
	if (whereabouts.kind !== "found") return stores.map((store) => ({ store, km: null }));
	return stores
		.map((store) => ({ store, km: distanceKm(whereabouts.position, store.position) }))
		.sort((a, b) => a.km - b.km);
}

function hereOn(frame: MapFrame, whereabouts: Whereabouts): MapPoint | null {
	if (whereabouts.kind !== "found") return null;
	const point = onMap(frame, whereabouts.position);
	const isOnMap = point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= frame.height;
	return isOnMap ? point : null;
}
