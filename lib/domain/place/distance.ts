export type Position = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;

/** Kilometres between two places as the crow flies, on a sphere (haversine): up to half a per cent off, enough here. */
export function distanceKm(from: Position, to: Position): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
	const h =
		half(from.latitude, to.latitude) +
		Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
	return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}
