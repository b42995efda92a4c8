/** A wedding in a garden: an arch of balloons and flowers, the couple, and the table with the cake. */
import { box, circle, ellipse, fill, heartPath, line, printed } from "#lib/shop/goods/media/art/kit.ts";
import { seededRandom } from "#lib/shop/goods/media/random.ts";
import { figure, type Hero, layer, lights, type Point, pierced, ridge, sky, strewn } from "./hero-paper.ts";
import { type Balloon, cake, champagne, flower, globes, leaf, spray } from "./party-things.ts";

const MIDDLE = [950, 230] as const;
const [WHITE, BLUSH, ROSE, GOLD, SAGE] = ["#fffaf3", "#f7c9c4", "#e79aa0", "#e0b45c", "#8fae8b"];

/** Of balloons along an arch, largest in the middle of each side. */
function arch(x: number, foot: number, half: number, height: number): readonly Balloon[] {
	const random = seededRandom("arch");
	const paints = [WHITE, BLUSH, "#f3e2c8", ROSE, WHITE, GOLD];
	return Array.from({ length: 128 }, (_, i): Balloon => {
		const t = i / 127;
		const angle = Math.PI * (1 - t);
		const [cx, cy] = [x + Math.cos(angle) * half, foot - Math.sin(angle) ** 0.72 * height];
		const at: Point = [cx + random.around(19), cy + random.around(15)];
		return [at, random.between(8, 19), paints[i % paints.length] ?? WHITE];
	});
}

const cypress = (x: number, foot: number, height: number, paint: string) =>
	fill(
		`M${x} ${foot}c${-height * 0.2} ${-height * 0.3} ${-height * 0.12} ${-height * 0.8} 0 ${-height}c${height * 0.12} ${height * 0.2} ${height * 0.2} ${height * 0.7} 0 ${height}Z`,
		paint,
	);

const bush = (x: number, foot: number, size: number, paint: string) =>
	`<g transform="translate(${x} ${foot}) scale(${size})">${fill("M-70 10c-16-30 4-52 24-46 4-30 50-34 60-8 26-14 56 6 46 34 16 2 22 14 14 20Z", paint)}</g>`;

const dove = (x: number, y: number, size: number, side: number) =>
	`<g transform="translate(${x} ${y}) scale(${size * side} ${size})">${fill("M-40 6c14-2 20-8 30-8 16 0 22 8 36 6l9-2-7 6c-4 12-20 16-34 14-12-2-22-8-34-16Z", WHITE)}${fill("M-4 0c-10-12-14-26-10-42 10 8 22 22 26 42-4 6-10 6-16 0Z", "#ffffff")}${circle(24, 4, 1.4, "#5b4a4a")}</g>`;

const wedded = cake(
	664,
	374,
	[
		[46, 40, "#fffaf3"],
		[34, 34, BLUSH],
		[21, 30, "#fffaf3"],
	],
	"#fdeee0",
);

const TABLE = [
	fill(
		"M566 474V372h196v102c-10-8-18-8-26 0-10-8-18-8-26 0-10-8-20-8-30 0-10-8-20-8-30 0-10-8-20-8-30 0-10-8-18-8-28 0-8-8-18-8-26 0Z",
		"#fffaf3",
	),
	printed(...[592, 630, 668, 706, 740].map((x) => line(`M${x} 384V462`, "#eadfce", 3))),
	fill(box(558, 364, 212, 13, 5), "#ffffff"),
	wedded.markup,
	fill(heartPath(664, wedded.top - 30, 24), ROSE),
	flower(632, 364, 11, ROSE),
	flower(648, 358, 9, BLUSH),
	flower(690, 330, 9, ROSE),
	flower(679, 298, 7, ROSE),
	leaf(622, 366, 20, -70, SAGE),
	champagne(722, 366, 52, 2, "#f7dd9a"),
	champagne(746, 366, 52, -3, "#f7dd9a"),
	champagne(590, 366, 52, 2, "#f7dd9a"),
].join("");

const CORNERS = [
	[812, 420],
	[1196, 420],
	[820, 300],
	[1190, 310],
	[880, 196],
	[1130, 196],
] as const;

export const wedding: Hero = {
	ground: "#eab3a8",
	layers: [
		layer(sky("#fff5e0"), circle(1000, 150, 74, "#ffe0a0")),
		layer(pierced("#fde4cf", MIDDLE, [400, 240], "a")),
		layer(pierced("#f9cdbd", MIDDLE, [540, 320], "b")),
		layer(pierced("#f0b3a8", MIDDLE, [680, 410], "c"), dove(190, 130, 0.9, 1), dove(232, 84, 0.66, 1)),
		layer(
			ridge([318, 290, 306, 276, 292, 300, 282, 270, 292, 286, 300], "#c3cfa6"),
			cypress(530, 372, 160, "#a6bb90"),
			cypress(572, 376, 120, "#97b085"),
			cypress(60, 372, 170, "#a6bb90"),
			cypress(112, 376, 128, "#97b085"),
			cypress(780, 372, 130, "#a6bb90"),
		),
		layer(
			ridge([366, 352, 344, 356, 340, 350, 360, 350, 344, 350, 340], "#a3bd8c"),
			bush(250, 404, 1, "#86a878"),
			bush(430, 408, 1.1, "#7c9f70"),
			bush(770, 404, 0.7, "#86a878"),
			dove(742, 200, 0.9, 1),
			dove(842, 92, 0.7, -1),
		),
		layer(
			lights([-30, 40], [300, 90], 50, 9, "#fff0b8", "#a5727a"),
			lights([300, 90], [620, 64], 50, 9, "#fff0b8", "#a5727a"),
			line("M300 88V420M620 62V420", "#a5727a", 5),
		),
		layer(
			ridge([402, 394, 400, 396, 402, 398, 392, 396, 400, 396], "#8fb07c"),
			spray(826, 440, -24, 1.5, SAGE),
			spray(1186, 440, 24, 1.5, SAGE),
			spray(812, 340, -52, 1.2, SAGE),
			spray(1200, 340, 52, 1.2, SAGE),
			spray(886, 190, -60, 1.2, SAGE),
			spray(1120, 186, 60, 1.2, SAGE),
			globes(arch(1006, 430, 190, 268)),
			...CORNERS.flatMap(([x, y]) => [
				spray(x - 12, y + 6, -60, 0.7, SAGE),
				spray(x + 12, y + 6, 60, 0.7, SAGE),
				flower(x, y, 20, ROSE),
				flower(x + 26, y + 10, 14, WHITE),
				flower(x - 23, y + 13, 15, BLUSH),
			]),
		),
		layer(
			ridge([432, 436, 430, 434, 440, 436, 448, 470, 466, 440, 430], "#7ea06c"),
			printed(ellipse(956, 452, 60, 7, "#64875a"), ellipse(1050, 452, 50, 7, "#64875a")),
			figure("costume-groom", { x: 1050, foot: 452, height: 248, turn: 1 }),
			figure("costume-bride", { x: 962, foot: 455, height: 252, turn: -1 }),
		),
		layer(TABLE),
		layer(
			ridge([452, 462, 470, 464, 472, 478, 480, 480, 478, 474, 464], "#6a8f5c"),
			...[14, 60, 110, 420, 470, 520, 1150, 1190, 1232].map(
				(x, i) =>
					leaf(x - 9, 466, 26, -30, "#557a4b") + flower(x, 452 + (i % 3) * 5, 11 + (i % 2) * 4, i % 3 ? WHITE : ROSE),
			),
			strewn(
				"petals",
				26,
				(x, y, nth, size) =>
					`<g transform="translate(${x} ${y}) rotate(${nth * 47}) scale(${size})">${fill("M0-6C5-5 6 2 0 7-6 2-5-5 0-6Z", nth % 2 ? ROSE : WHITE)}</g>`,
				[820, 30, 1230, 200],
			),
		),
	],
};
