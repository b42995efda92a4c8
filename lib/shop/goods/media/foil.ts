/** Makes a balloon of welded foil of a flat figure: a silver rim with its seam, a tail with the valve, and light on the swollen sheet. */

import { type ArtFacts, fill, group, line, pen, printed, rounded } from "./art/kit.ts";
import { darken } from "./colour.ts";
import { SHADE } from "./paper/paper.ts";
import { scopeIds } from "./scope-ids.ts";

const FOIL = "#ccd2df";
const STRING = "#b9a6b4";
/** Where the tail is seen from below the figure, in the 32 units of an emoji. */
const FOOT = { x: 16, y: 30 };

export const FOIL_FACTS: Pick<ArtFacts, "box" | "pose" | "knot"> = {
	box: [-0.8, -0.8, 33.6, 40.6],
	pose: "float",
	knot: [FOOT.x, FOOT.y + 4.6],
};

const DEFINITIONS = /<defs>.*?<\/defs>/gs;
const PAINT =
	/\s(?:fill|stroke|stroke-width|stroke-linejoin|stroke-linecap|opacity|fill-opacity|filter|mask|clip-path)="[^"]*"/g;

const tail = () =>
	fill(
		rounded(
			[
				[FOOT.x - 1.5, FOOT.y - 4.6],
				[FOOT.x + 1.5, FOOT.y - 4.6],
				[FOOT.x + 1.9, FOOT.y + 4.6],
				[FOOT.x - 1.9, FOOT.y + 4.6],
			],
			0.5,
		),
		darken(FOIL, 0.12),
	) + printed(line(`M${FOOT.x} ${FOOT.y + 1.4}v2.2`, darken(FOIL, 0.34), 0.5));

/** `figure` is the markup of a drawing in a box of `size` units: 32 of an emoji, 100 of ours. */
export function foilOf(figure: string, size = 32): string {
	const p = pen();
	const fitted = (markup: string, extra = "") =>
		size === 32 && !extra ? markup : group(`transform="${extra}scale(${32 / size})"`, markup);
	const shapes = figure.replace(DEFINITIONS, "").replace(PAINT, "");
	/** All shapes of the figure as one, wider by half of `rim` on every side. */
	const silhouette = (paint: string, rim: number, moved = "", dashes = "") =>
		fitted(
			group(
				`fill="${paint}" stroke="${paint}" stroke-width="${(rim * size) / 32}" stroke-linejoin="round" stroke-linecap="round" ${dashes}`,
				shapes,
			),
			moved,
		);
	const edge = (dx: number, dy: number) =>
		p.mask(silhouette("#ffffff", 0.2) + silhouette("#000000", 0.2, `translate(${dx} ${dy}) `));
	const light = (paint: string, opacity: number, mask: string) =>
		group(`mask="${mask}"`, fill("M-4-4H36V36H-4Z", paint, `opacity="${opacity}"`));
	return p.done(
		group('class="string"', line(`M${FOOT.x} ${FOOT.y + 4}c-1.100 1.600 1.100 2.900.2 4.400`, STRING, 0.3)),
		tail(),
		printed(
			silhouette(darken(FOIL, 0.3), 3.1),
			silhouette(FOIL, 2.7),
			silhouette("#ffffff", 1.7, "", `stroke-dasharray="${(0.5 * size) / 32} ${(0.7 * size) / 32}"`),
			silhouette(FOIL, 1.1),
		),
		fitted(scopeIds(figure, "f")),
		light("#ffffff", 0.46, edge(1.25, 1.5)),
		light(SHADE, 0.16, edge(-1.1, -1.4)),
	);
}
