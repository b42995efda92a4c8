import { darken, lighten, mix } from "../../colour.ts";
import { seededRandom } from "../../random.ts";
import { type Art, fill, group, line, type Point, printed } from "../kit.ts";

const LEAVES = 27;

/** The twig winds down the picture. */
const twig = (share: number): Point => [50 - 35 * Math.cos(share * Math.PI * 2.5), 8 + 102 * share];

/** A long leaf from (0, 0) to the right. */
const leaf = (long: number, wide: number, paint: string, place: string) =>
	group(
		`transform="${place}"`,
		fill(
			`M0 0C${long * 0.22} ${-wide} ${long * 0.66} ${-wide * 0.9} ${long} 0C${long * 0.66} ${wide * 0.9} ${long * 0.22} ${wide} 0 0Z`,
			paint,
		),
		printed(line(`M${long * 0.1} 0H${long * 0.86}`, lighten(paint, 0.3), 0.55)),
	);

/** A garland of eucalyptus: narrow leaves in pairs, of three grey greens, on a twig. */
export const eucalyptus: Art = ({ color, color2 }) => {
	const random = seededRandom("eucalyptus");
	const greens = [color, mix(color, color2, 0.55), color2, darken(color, 0.16)];
	const along = Array.from({ length: LEAVES }, (_, i) => {
		const share = i / (LEAVES - 1);
		const [x, y] = twig(share);
		const [nx, ny] = twig(share + 0.01);
		const heading = Math.atan2(ny - y, nx - x) * (180 / Math.PI);
		return [-1, 1].map((side) => {
			const turn = heading + side * (42 + random.around(13));
			const paint = greens[Math.floor(random.between(0, greens.length))] ?? color;
			return leaf(
				random.between(17, 23),
				random.between(3.4, 4.4),
				paint,
				`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(1)})`,
			);
		});
	});
	const path = Array.from({ length: 61 }, (_, i) =>
		twig(i / 60)
			.map((n) => n.toFixed(2))
			.join(" "),
	).join("L");
	return [line(`M${path}`, "#8a7a62", 1.3), ...along.flat()].join("");
};
