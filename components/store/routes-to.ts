import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { storeAddress } from "./store-address.ts";

type Place = Pick<StoreCard, "street" | "zip" | "city" | "position">;

/** Route planners to the store; the addresses have no data of the shopper. */
export function routesTo(store: Place) {
	const { latitude, longitude } = store.position;
	const place = encodeURIComponent(storeAddress(store).replaceAll("\u00a0", " "));
	return [
		{ key: "mapy" as const, href: `https://mapy.cz/zakladni?q=${place}` },
		{ key: "google" as const, href: routeTo(store) },
		{
			key: "osm" as const,
			href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`,
		},
	];
}

/** The planner that begins the way at once, in the phone's app where there is one. */
export function routeTo({ position: { latitude, longitude } }: Place): string {
	return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
