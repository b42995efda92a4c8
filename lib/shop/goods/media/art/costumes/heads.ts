import { darken, lighten } from "../../colour.ts";
import { box, circle, ellipse, fill, line, rounded, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { type Body, face, mirrored, SKIN } from "./body.ts";

/** A mask round the eyes. */
export function eyeMask(b: Body, color: string): string {
	const { headY: y, headR: r } = b;
	return part(
		"mask",
		fill(
			`M${50 - r * 0.96} ${y - r * 0.22}Q50 ${y - r * 0.42} ${50 + r * 0.96} ${y - r * 0.22}Q${50 + r * 0.9} ${y + r * 0.36} ${50 + r * 0.4} ${y + r * 0.32}Q50 ${y + r * 0.04} ${50 - r * 0.4} ${y + r * 0.32}Q${50 - r * 0.9} ${y + r * 0.36} ${50 - r * 0.96} ${y - r * 0.22}Z`,
			color,
		) +
			mirrored(
				ellipse(50 + r * 0.4, y + r * 0.02, r * 0.2, r * 0.15, "#ffffff") +
					circle(50 + r * 0.4, y + r * 0.03, r * 0.1, "#3a2a3a"),
			),
	);
}

/** Horns from the top of the head. */
export const horns = (b: Body, color: string, size = 1) =>
	part(
		"hat",
		mirrored(
			fill(
				`M${50 + b.headR * 0.3} ${b.headY - b.headR * 0.86}C${50 + b.headR * 0.6} ${b.headY - b.headR * (0.9 + 0.6 * size)} ${50 + b.headR * (0.6 + 0.5 * size)} ${b.headY - b.headR * (0.9 + 0.6 * size)} ${50 + b.headR * (0.5 + 0.5 * size)} ${b.headY - b.headR * (1 + 0.8 * size)}C${50 + b.headR * (0.9 + 0.4 * size)} ${b.headY - b.headR} ${50 + b.headR} ${b.headY - b.headR * 0.7} ${50 + b.headR * 0.82} ${b.headY - b.headR * 0.55}Z`,
				color,
			),
		),
	);

export const halo = (b: Body, color: string) =>
	part(
		"hat",
		ellipse(
			50,
			b.headY - b.headR * 1.3,
			b.headR * 0.86,
			b.headR * 0.26,
			"none",
			`stroke="${color}" stroke-width="1.8"`,
		),
	);

/** A crown of points with a jewel on each. */
export function crown(b: Body, color: string, jewel: string, { size = 1 } = {}): string {
	const [y, w] = [b.headY - b.headR * 0.66, b.headR * 0.78 * size];
	const tall = b.headR * 0.8 * size;
	return part(
		"hat",
		fill(
			`M${50 - w} ${y}L${50 - w * 1.15} ${y - tall}L${50 - w * 0.5} ${y - tall * 0.45}L50 ${y - tall * 1.2}L${50 + w * 0.5} ${y - tall * 0.45}L${50 + w * 1.15} ${y - tall}L${50 + w} ${y}Q50 ${y + 2} ${50 - w} ${y}Z`,
			color,
		) +
			[-1.15, 0, 1.15].map((k) => circle(50 + w * k, y - tall * (k ? 1 : 1.2), 1.1, jewel)).join("") +
			circle(50, y - tall * 0.25, 1.1, jewel),
	);
}

/** A band round the forehead, as for feathers, flowers or sport. */
export const headband = (b: Body, color: string, width = b.headR * 0.26) =>
	part(
		"hat",
		line(
			`M${50 - b.headR * 0.96} ${b.headY - b.headR * 0.3}Q50 ${b.headY - b.headR * 0.72} ${50 + b.headR * 0.96} ${b.headY - b.headR * 0.3}`,
			color,
			Math.round(width * 10) / 10,
		),
	);

/** A hat with a brim; `tall` and `brim` in heads. */
export function brimHat(
	b: Body,
	color: string,
	{ tall = 0.9, brim = 1.7, top = 0.62, band = "", dent = false, y = b.headY - b.headR * 0.5 } = {},
): string {
	const r = b.headR;
	const peak = y - r * tall;
	const crest = dent
		? `L${50 - r * top} ${peak + r * 0.1}Q${50 - r * top * 0.5} ${peak - r * 0.2} 50 ${peak + r * 0.14}Q${50 + r * top * 0.5} ${peak - r * 0.2} ${50 + r * top} ${peak + r * 0.1}`
		: `L${50 - r * top} ${peak}Q50 ${peak - r * 0.16} ${50 + r * top} ${peak}`;
	return part(
		"hat",
		fill(`M${50 - r * 0.86} ${y}${crest}L${50 + r * 0.86} ${y}Z`, color),
		band &&
			fill(`M${50 - r * 0.86} ${y}L${50 - r * 0.83} ${y - r * 0.26}H${50 + r * 0.83}L${50 + r * 0.86} ${y}Z`, band),
		ellipse(50, y + r * 0.06, r * brim, r * 0.25, darken(color, 0.1)),
	);
}

/** A witch's pointed hat with a bent tip. */
export function pointedHat(b: Body, color: string, band: string): string {
	const [y, r] = [b.headY - b.headR * 0.45, b.headR];
	return part(
		"hat",
		fill(
			`M${50 - r * 0.85} ${y}Q${50 - r * 0.35} ${y - r} ${50 - r * 0.1} ${y - r * 1.6}Q${50 + r * 0.3} ${y - r * 1.9} ${50 + r * 0.8} ${y - r * 1.6}Q${50 + r * 0.3} ${y - r * 1.4} ${50 + r * 0.42} ${y - r}Q${50 + r * 0.6} ${y - r * 0.4} ${50 + r * 0.85} ${y}Z`,
			color,
		),
		fill(`M${50 - r * 0.85} ${y}L${50 - r * 0.7} ${y - r * 0.3}H${50 + r * 0.68}L${50 + r * 0.85} ${y}Z`, band),
		ellipse(50, y + r * 0.06, r * 1.7, r * 0.26, darken(color, 0.1)),
		line(box(50 - r * 0.16, y - r * 0.3, r * 0.32, r * 0.28, 0.4), "#f2c14e", 0.9),
	);
}

/** A pirate's hat with skull and edge. */
export function tricorn(b: Body, color: string, edge: string, { skull = true } = {}): string {
	const [y, r] = [b.headY - b.headR * 0.3, b.headR];
	const brim = `M${50 - r * 1.6} ${y}Q${50 - r * 0.9} ${y - r * 0.5} ${50 - r * 0.7} ${y - r * 1.1}Q50 ${y - r * 1.7} ${50 + r * 0.7} ${y - r * 1.1}Q${50 + r * 0.9} ${y - r * 0.5} ${50 + r * 1.6} ${y}Q50 ${y - r * 0.55} ${50 - r * 1.6} ${y}Z`;
	return part(
		"hat",
		fill(brim, color),
		line(`M${50 - r * 1.6} ${y}Q50 ${y - r * 0.55} ${50 + r * 1.6} ${y}`, edge, 1.4),
		skull &&
			circle(50, y - r * 0.86, r * 0.27, "#f6efe4") +
				fill(box(50 - r * 0.14, y - r * 0.7, r * 0.28, r * 0.24, 0.5), "#f6efe4") +
				mirrored(circle(50 + r * 0.1, y - r * 0.86, r * 0.07, "#2a2035")),
	);
}

/** A scarf tied over the hair. */
export function bandana(b: Body, color: string, dots: string): string {
	const { headY: y, headR: r } = b;
	return part(
		"hat",
		fill(
			`M${50 + r * 0.9} ${y - r * 0.3}L${50 + r * 1.6} ${y - r * 0.1}L${50 + r * 1.3} ${y + r * 0.4}L${50 + r * 0.95} ${y - r * 0.1}Z`,
			darken(color, 0.14),
		),
		fill(
			`M${50 - r * 1.03} ${y - r * 0.16}C${50 - r * 1.05} ${y - r * 1.4} ${50 + r * 1.05} ${y - r * 1.4} ${50 + r * 1.03} ${y - r * 0.16}Q50 ${y - r * 0.66} ${50 - r * 1.03} ${y - r * 0.16}Z`,
			color,
		),
		...[-0.6, -0.2, 0.25, 0.62].map((k, i) => circle(50 + r * k, y - r * (0.66 + (i % 2) * 0.16), r * 0.1, dots)),
	);
}

/** A cap with a peak, as of captains and policemen. */
export function peakCap(b: Body, color: string, band: string, badge: string): string {
	const [y, r] = [b.headY - b.headR * 0.4, b.headR];
	return part(
		"hat",
		fill(
			`M${50 - r * 1.15} ${y - r * 0.62}Q50 ${y - r * 1.4} ${50 + r * 1.15} ${y - r * 0.62}L${50 + r * 0.95} ${y}H${50 - r * 0.95}Z`,
			color,
		),
		fill(`M${50 - r} ${y - r * 0.3}H${50 + r}L${50 + r * 0.95} ${y + r * 0.06}H${50 - r * 0.95}Z`, band),
		fill(
			`M${50 - r * 0.86} ${y}Q50 ${y - r * 0.12} ${50 + r * 0.86} ${y}Q50 ${y + r * 0.5} ${50 - r * 0.86} ${y}Z`,
			"#26222f",
		),
		fill(starPath(50, y - r * 0.52, r * 0.26, r * 0.12, 0.2), badge),
	);
}

/** A helmet that leaves the face free. */
export function helmet(b: Body, color: string, { crest = "", visor = "" } = {}): string {
	const { headY: y, headR: r } = b;
	return part(
		"hat",
		crest &&
			fill(
				`M${50 - r * 0.9} ${y - r * 0.7}C${50 - r} ${y - r * 2.1} ${50 + r} ${y - r * 2.1} ${50 + r * 0.9} ${y - r * 0.7}Z`,
				crest,
			),
		fill(
			`M${50 - r * 1.12} ${y + r * 0.5}C${50 - r * 1.3} ${y - r * 1.6} ${50 + r * 1.3} ${y - r * 1.6} ${50 + r * 1.12} ${y + r * 0.5}L${50 + r * 0.76} ${y + r * 0.7}L${50 + r * 0.72} ${y - r * 0.24}H${50 - r * 0.72}L${50 - r * 0.76} ${y + r * 0.7}Z`,
			color,
		),
		visor && fill(box(50 - r * 0.9, y - r * 0.44, r * 1.8, r * 0.24, 0.8), visor),
	);
}

/** A round helmet of glass, as astronauts have. */
export const bubble = (b: Body, rim: string) =>
	part(
		"hat",
		circle(50, b.headY - 0.4, b.headR * 1.32, rim),
		circle(50, b.headY - 0.4, b.headR * 1.12, lighten("#8fc4e8", 0.5)),
		part("body", circle(50, b.headY, b.headR * 0.92, SKIN), face(b, { within: 0.9 })),
	);

/** A feather from (x, y), leaning by `turn` degrees. */
export const feather = (x: number, y: number, length: number, color: string, turn: number) =>
	fill(
		`M0 0C${-length * 0.3} ${-length * 0.4} ${-length * 0.16} ${-length * 0.9} ${length * 0.1} ${-length}C${length * 0.3} ${-length * 0.7} ${length * 0.24} ${-length * 0.3} 0 0Z`,
		color,
		`transform="translate(${x} ${y}) rotate(${turn})"`,
	) +
	line(
		`M0 0L${length * 0.06} ${-length * 0.8}`,
		darken(color, 0.16),
		0.5,
		`transform="translate(${x} ${y}) rotate(${turn})"`,
	);

/** A flower with five petals. */
export const flower = (x: number, y: number, r: number, color: string, middle = "#ffd23f") =>
	Array.from({ length: 5 }, (_, i) => {
		const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
		return circle(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.5, color);
	}).join("") + circle(x, y, r * 0.36, middle);

/** A wreath of leaves round the forehead. */
export const laurel = (b: Body, color: string) =>
	part(
		"hat",
		mirrored(
			[0, 1, 2, 3]
				.map((i) => {
					const angle = -0.35 - i * 0.36;
					const [x, y] = [50 + Math.cos(angle) * b.headR * 1.02, b.headY + Math.sin(angle) * b.headR * 1.02];
					return ellipse(
						x,
						y,
						b.headR * 0.3,
						b.headR * 0.14,
						color,
						`transform="rotate(${50 - i * 32} ${x.toFixed(1)} ${y.toFixed(1)})"`,
					);
				})
				.join(""),
		),
	);

/** A square-cut cap, as nuns, sailors and bishops have: the mitre. */
export function mitre(b: Body, color: string, gold: string): string {
	const [y, r] = [b.headY - b.headR * 0.4, b.headR];
	return part(
		"hat",
		fill(
			rounded(
				[
					[50 - r, y],
					[50 - r * 1.1, y - r * 0.9],
					[50, y - r * 2.2],
					[50 + r * 1.1, y - r * 0.9],
					[50 + r, y],
				],
				[0.5, 4, 1, 4, 0.5],
			),
			color,
		),
		fill(box(50 - r * 1.02, y - r * 0.28, r * 2.04, r * 0.34, 0.5), gold),
		fill(box(50 - r * 0.11, y - r * 1.7, r * 0.22, r * 1.3, 0.3), gold),
		fill(box(50 - r * 0.46, y - r * 1.22, r * 0.92, r * 0.22, 0.3), gold),
	);
}
