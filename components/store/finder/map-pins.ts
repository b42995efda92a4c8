import type { StoreCard } from "#lib/contract/schemas/store.ts";
import { COUNTRY_FRAME } from "#lib/domain/place/country-map.ts";
import { type LabelSide, labelSides } from "#lib/domain/place/map-labels.ts";
import { type MapPoint, onMap, spreadOut } from "#lib/domain/place/map-points.ts";

/** With this gap two targets of 24 px do not overlap on the smallest map, 288 px wide. */
const GAP = 0.085;

/** A store on the map: its position, and the side of its town's name. */
export type MapPin = MapPoint & { id: number; town: string; side: LabelSide };

export function mapPins(stores: readonly Pick<StoreCard, "id" | "city" | "position">[]): MapPin[] {
	const points = spreadOut(
		stores.map(({ position }) => onMap(COUNTRY_FRAME, position)),
		GAP,
	);
	const places = points.map((point, index) => ({ ...point, name: townOf(stores[index]?.city ?? "") }));
	const sides = labelSides(places);
	return stores.map(({ id }, index) => {
		const { x = 0, y = 0, name: town = "" } = places[index] ?? {};
		return { id, x, y, town, side: sides[index] ?? "right" };
	});
}

/** Without the number of its district: "Praha 5" is Praha. */
function townOf(city: string): string {
	return city.replace(/ \d+$/, "");
}
