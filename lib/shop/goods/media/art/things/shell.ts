import { darken, lighten, mix } from "../../colour.ts";
import { type Art, circle, fill, line, type Point, printed, ringPath } from "../kit.ts";

const RAYS = 9;
const HINGE: Point = [50, 84];

/** A point of the fan: `share` 0 is its left ray, 1 its right one, `reach` 1 its edge. */
function at(share: number, reach: number): Point {
	const angle = (-82 + 164 * share) * (Math.PI / 180);
	const r = (60 + 18 * Math.cos(angle)) * reach;
	return [HINGE[0] + r * Math.sin(angle) * 0.84, HINGE[1] - r * Math.cos(angle)];
}

const point = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The fan with a wave for each rib. */
function fan(reach: number): string {
	const waves = Array.from({ length: RAYS }, (_, i) => {
		const [crest, end] = [at((i + 0.5) / RAYS, reach * 1.11), at((i + 1) / RAYS, reach)];
		return `Q${point(crest)} ${point(end)}`;
	});
	return `M${point(HINGE)}L${point(at(0, reach))}${waves.join("")}Z`;
}

/** A plate cut as a scallop: ribs of foil, and paper that grows lighter towards the hinge. */
export const plateShell: Art = ({ color, color2 }) => {
	const ribs = Array.from({ length: RAYS - 1 }, (_, i) => {
		const share = (i + 1) / RAYS;
		return line(`M${point(at(share, 0.16))}L${point(at(share, 0.93))}`, color2, 1.5);
	});
	return [
		fill("M28 74Q50 70 72 74L76 90Q63 96 50 94Q37 96 24 90Z", darken(color, 0.12)),
		fill(fan(1), color),
		fill(fan(0.86), mix(color, "#ffffff", 0.26)),
		fill(fan(0.66), mix(color, "#ffffff", 0.5)),
		fill(fan(0.42), mix(color, "#ffffff", 0.74)),
		printed(...ribs),
		circle(HINGE[0], HINGE[1], 5.2, lighten(color, 0.2)),
		printed(line(ringPath(HINGE[0], HINGE[1], 3), color2, 1)),
	].join("");
};
