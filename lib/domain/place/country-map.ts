import { CZECH_OUTLINE } from "./czech-outline.ts";
import { type MapFrame, onMap, SQUEEZE } from "./map-points.ts";

const MARGIN_DEGREES = 0.12;
const longitudes = CZECH_OUTLINE.map(([longitude]) => longitude * SQUEEZE);
const latitudes = CZECH_OUTLINE.map(([, latitude]) => latitude);
const west = Math.min(...longitudes) - MARGIN_DEGREES;
const north = Math.max(...latitudes) + MARGIN_DEGREES;
const width = Math.max(...longitudes) + MARGIN_DEGREES - west;

/** The map of the Czech Republic. */
export const COUNTRY_FRAME: MapFrame = {
	west,
	north,
	width,
	height: (north - Math.min(...latitudes) + MARGIN_DEGREES) / width,
};

/** Outline of the country as an SVG path on a map of this width. */
export function outlinePath(units: number): string {
	const points = CZECH_OUTLINE.map(([longitude, latitude]) => onMap(COUNTRY_FRAME, { latitude, longitude })).map(
		({ x, y }) => `${Math.round(x * units)} ${Math.round(y * units)}`,
	);
	return `M${points.join("L")}Z`;
}
