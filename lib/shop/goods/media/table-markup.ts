import { darken, lighten } from "./colour.ts";
import { inPaper } from "./paper/paper.ts";
import { seededRandom } from "./random.ts";
import { TABLE, type TableTop } from "./stage.ts";

/** Oak, birch, walnut and white paint: sets lie beside each other in lists, and look alike on one wood. */
const WOODS = ["#cf9f6e", "#e2c495", "#a8744d", "#f0e8de"] as const;
const THICKNESS = 6;

export type Cloth = { color: string; color2: string; motif: string };

const top = (back: number, front: number, color: string) => {
	const { backHalf, frontHalf } = TABLE;
	return `<path d="M${600 - backHalf} ${back}H${600 + backHalf}L${600 + frontHalf} ${front}H${600 - frontHalf}Z" fill="${color}"/>`;
};
const legs = (from: number, to: number, wood: string) =>
	`<path d="M112 ${from}H168L158 ${to}H126ZM1032 ${from}H1088L1074 ${to}H1042Z" fill="${darken(wood, 0.12)}"/>`;

/** A table of wood; the same one for the same seed. */
export function bareTable({ back, front, hem }: TableTop, seed: string): string {
	const wood = WOODS[Math.floor(seededRandom(`table ${seed}`).between(0, WOODS.length))] ?? WOODS[0];
	return inPaper(
		[
			`<path d="M300 ${front}H330L324 ${hem - 60}H306ZM870 ${front}H900L894 ${hem - 60}H876Z" fill="${darken(wood, 0.24)}"/>`,
			legs(front, hem + 60, wood),
			`<path d="M${600 - TABLE.frontHalf} ${front - 2}H${600 + TABLE.frontHalf}V${front + 38}H${600 - TABLE.frontHalf}Z" fill="${darken(wood, 0.1)}"/>`,
			top(back, front, wood),
			`<g class="print">${[0.3, 0.55, 0.8]
				.map((depth) => {
					const y = back + (front - back) * depth;
					const half = TABLE.backHalf + (TABLE.frontHalf - TABLE.backHalf) * depth;
					return `<path d="M${600 - half} ${y}H${600 + half}" stroke="${lighten(wood, 0.14)}" stroke-width="4" fill="none"/>`;
				})
				.join("")}</g>`,
		].join(""),
		THICKNESS,
	);
}

/** A table with its cloth, which hangs down in front with a border and, when there is one, a printed motif. */
export function laidCloth({ back, front, hem }: TableTop, { color, color2, motif }: Cloth): string {
	const near = TABLE.frontHalf;
	const waves = Array.from({ length: 9 }, () => `q${-(near - 12) / 9} 34 ${(-(near - 12) * 2) / 9} 0`).join("");
	const prints = motif
		? [-1.5, -0.5, 0.5, 1.5].map(
				(n) =>
					`<g class="print" transform="translate(${600 + n * 250} ${front + 84}) scale(4) translate(-16 -16)">${motif}</g>`,
			)
		: [];
	return inPaper(
		[
			legs(hem - 30, hem + 100, WOODS[0]),
			`<path d="M${600 - near} ${front}H${600 + near}L${600 + near - 12} ${hem}${waves}Z" fill="${darken(color, 0.07)}"/>`,
			`<g class="print"><path d="M${600 - near + 10} ${hem - 46}H${600 + near - 10}" stroke="${color2}" stroke-width="20" fill="none"/></g>`,
			...prints,
			top(back, front + 4, color),
		].join(""),
		THICKNESS,
	);
}
