/** Makes the paper map of the country, on which stores are shown, in public/map.webp: `node tools/make-map.ts`. */
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "#lib/cli/root.ts";
import { COUNTRY_FRAME, outlinePath } from "#lib/domain/place/country-map.ts";
import { onMap } from "#lib/domain/place/map-points.ts";
import { circle, fill, group, line, printed, starPath } from "#lib/shop/goods/media/art/kit.ts";
import { darken, lighten, mix } from "#lib/shop/goods/media/colour.ts";
import { layGrain } from "#lib/shop/goods/media/paper/grain.ts";
import { inPaper } from "#lib/shop/goods/media/paper/paper.ts";
import { layShadow } from "#lib/shop/goods/media/paper/shadow.ts";

const WIDTH = 1200;
const HEIGHT = Math.round(WIDTH * COUNTRY_FRAME.height);
const THICKNESS = 5;

const MEADOW = "#d3e8bd";
const HILL = "#a9d3a0";
const WOODS = "#86bd8e";
const ROCK = "#cfc6d4";
const WATER = "#8fc4ee";

type Place = readonly [latitude: number, longitude: number];
const at = ([latitude, longitude]: Place) => {
	const { x, y } = onMap(COUNTRY_FRAME, { latitude, longitude });
	return [Math.round(x * WIDTH), Math.round(y * WIDTH)] as const;
};
/** A soft line through places. */
function through(places: readonly Place[]): string {
	const points = places.map(at);
	const [first = [0, 0]] = points;
	const curves = points.slice(1).map(([x, y], n) => {
		const [px, py] = points[n] ?? first;
		return `Q${px} ${py} ${(px + x) / 2} ${(py + y) / 2}`;
	});
	return `M${first.join(" ")}${curves.join("")}L${points.at(-1)?.join(" ")}`;
}
/** The outline about its middle, `by` times as large. */
const terrace = (by: number, paint: string) =>
	group(
		`transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${by}) translate(${-WIDTH / 2} ${-HEIGHT / 2})"`,
		fill(outlinePath(WIDTH), paint),
	);
/** Hills behind each other; the highest have snow. */
function hills(place: Place, size: number, isHigh = false): string {
	const [x, y] = at(place);
	const one = (dx: number, dy: number, s: number, paint: string) =>
		fill(
			`M${x + dx - s} ${y + dy}Q${x + dx - s * 0.35} ${y + dy - s * 0.95} ${x + dx} ${y + dy - s}T${x + dx + s} ${y + dy}Z`,
			paint,
		);
	const peak = (dx: number, dy: number, s: number) =>
		fill(
			`M${x + dx - s} ${y + dy}L${x + dx - s * 0.12} ${y + dy - s * 1.15}Q${x + dx} ${y + dy - s * 1.25} ${x + dx + s * 0.12} ${y + dy - s * 1.15}L${x + dx + s} ${y + dy}Z`,
			ROCK,
		) +
		fill(
			`M${x + dx - s * 0.36} ${y + dy - s * 0.84}L${x + dx} ${y + dy - s * 1.22}L${x + dx + s * 0.36} ${y + dy - s * 0.84}L${x + dx + s * 0.14} ${y + dy - s * 0.72}L${x + dx} ${y + dy - s * 0.86}L${x + dx - s * 0.14} ${y + dy - s * 0.7}Z`,
			"#fbfaf7",
		);
	return [
		isHigh ? peak(-size * 0.2, 0, size) : one(-size * 0.5, 0, size * 0.9, darken(HILL, 0.05)),
		one(size * 0.55, size * 0.1, size * 0.85, WOODS),
		one(-size * 0.1, size * 0.25, size * 0.75, HILL),
	].join("");
}
/** A field in furrows. */
function field(place: Place, width: number, turn: number, paint: string): string {
	const [x, y] = at(place);
	const furrows = [0.25, 0.5, 0.75].map((n) =>
		line(`M${-width / 2 + 4} ${(n - 0.5) * width * 0.6}H${width / 2 - 4}`, darken(paint, 0.12), 2),
	);
	return group(
		`transform="translate(${x} ${y}) rotate(${turn})"`,
		fill(`M${-width / 2} ${-width * 0.3}H${width * 0.44}L${width / 2} ${width * 0.3}H${-width * 0.42}Z`, paint),
		printed(...furrows),
	);
}
/** A spruce. */
function tree(place: Place, size = 15): string {
	const [x, y] = at(place);
	return (
		line(`M${x} ${y}v${size * 0.5}`, "#a8744d", size * 0.22) +
		fill(
			`M${x - size * 0.6} ${y + size * 0.15}L${x} ${y - size * 1.5}L${x + size * 0.6} ${y + size * 0.15}Z`,
			"#5fa572",
		)
	);
}
const river = (width: number, ...places: Place[]) => line(through(places), WATER, width);

const land = [
	terrace(1.022, lighten(MEADOW, 0.75)),
	terrace(1, darken(MEADOW, 0.05)),
	terrace(0.955, mix(MEADOW, HILL, 0.35)),
	terrace(0.9, MEADOW),
	// Lowlands along the Elbe and in the south of Moravia.
	fill(
		`${through([
			[50.5, 13.7],
			[50.35, 14.5],
			[50.3, 15.3],
			[50.1, 15.9],
			[49.9, 15.5],
			[50, 14.8],
			[50.15, 14.2],
			[50.3, 13.6],
			[50.5, 13.7],
		])}Z`,
		lighten(MEADOW, 0.45),
	),
	fill(
		`${through([
			[49.25, 16.6],
			[49.45, 17.3],
			[49.1, 17.55],
			[48.85, 17.1],
			[48.85, 16.5],
			[49.05, 16.3],
			[49.25, 16.6],
		])}Z`,
		lighten(MEADOW, 0.45),
	),
	river(5, [48.75, 14.1], [48.97, 14.47], [49.3, 14.4], [49.7, 14.2], [50.07, 14.42], [50.35, 14.47]),
	river(4, [49.75, 13.38], [49.9, 13.8], [50, 14.38]),
	river(
		6,
		[50.65, 15.7],
		[50.21, 15.83],
		[50.04, 15.78],
		[50.03, 15.2],
		[50.19, 14.7],
		[50.35, 14.47],
		[50.53, 14.13],
		[50.66, 14.03],
		[50.82, 14.22],
	),
	river(4, [50.05, 12.4], [50.23, 12.87], [50.35, 13.4], [50.53, 14.13]),
	river(5, [50.05, 16.85], [49.6, 17.25], [49.25, 17.4], [48.9, 17.2], [48.75, 16.95]),
	river(4, [49.6, 16.2], [49.2, 16.6], [48.85, 16.65], [48.75, 16.95]),
	river(4, [49.65, 17.5], [49.65, 17.9], [49.84, 18.28], [49.93, 18.33]),
	hills([50.4, 12.9], 34),
	hills([50.56, 13.4], 30),
	hills([50.66, 15.85], 40, true),
	hills([50.6, 15.2], 26),
	hills([50.12, 17.2], 38, true),
	hills([49.42, 18.3], 36, true),
	hills([49.02, 13.5], 36),
	hills([48.86, 13.95], 28),
	hills([49.5, 12.95], 28),
	hills([49.42, 15.3], 30),
	hills([49.68, 16.1], 26),
	hills([49.33, 17.75], 26),
	hills([49.9, 12.75], 24),
	hills([50.12, 16.5], 28),
	hills([50.6, 16.1], 26),
	hills([49.93, 17.3], 26),
	hills([49.2, 15.95], 24),
	hills([48.75, 14.75], 26),
	hills([49.02, 17.9], 22),
	hills([50.9, 14.35], 24),
	...(
		[
			[49.12, 15.8],
			[49.07, 15.88],
			[49.15, 15.2],
			[49.2, 15.1],
			[49.55, 14.7],
			[49.6, 14.8],
			[49.25, 13.95],
			[49.95, 13.1],
			[50.55, 14.75],
			[50.6, 14.85],
			[50.02, 17.75],
			[49.99, 17.83],
			[49.05, 17.75],
			[50.08, 16.3],
			[49.35, 13.3],
		] satisfies Place[]
	).map((place) => tree(place)),
	field([50.25, 15.05], 52, -12, "#f3dd8c"),
	field([50.2, 13.95], 40, 18, "#e9c9a0"),
	field([49.3, 17.05], 44, -24, "#f3dd8c"),
	field([49.02, 16.85], 38, 12, "#e9c9a0"),
	field([49.75, 15.45], 46, 24, "#c3de9b"),
	field([49.22, 14.85], 44, -16, "#f3dd8c"),
	field([49.6, 13.75], 40, -20, "#c3de9b"),
	field([49.72, 17.9], 36, 14, "#f3dd8c"),
	// A rose of the winds, and a balloon over the border.
	group(
		`transform="translate(${WIDTH * 0.935} ${HEIGHT * 0.13})"`,
		fill(starPath(0, 0, 46, 13, 2, 4), "#d3104f"),
		fill(starPath(0, 0, 30, 10, 2, 4, 45), "#ffc93c"),
		circle(0, 0, 7, "#fbfaf7"),
	),
	group(
		`transform="translate(${WIDTH * 0.09} ${HEIGHT * 0.78})"`,
		line("M-17 30L-9 62M17 30L9 62", "#7d6f8c", 3),
		fill("M0 44C-34 24-48 0-48-22a48 48 0 0 1 96 0C48 0 34 24 0 44Z", "#d3104f"),
		fill("M0 44C-14 24-19 0-19-22q0-40 19-48q19 8 19 48C19 0 14 24 0 44Z", "#ffc93c"),
		fill("M-12 60H12L9 80H-9Z", "#d9a86c"),
		printed(line("M-12 66H12", "#b98749", 2)),
	),
];

/** The drawing, without grain and the shadow below. */
export const mapSvg = () =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inPaper(land.join(""), THICKNESS)}</svg>`;

async function drawMap(): Promise<void> {
	const { data, info } = await sharp(Buffer.from(mapSvg())).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	await layGrain(data, info.width, info.height);
	await layShadow(data, info.width, info.height);
	await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
		.webp({ quality: 58, alphaQuality: 70, effort: 6 })
		.toFile(join(ROOT, "public/map.webp"));
}

if (import.meta.main) await drawMap();
