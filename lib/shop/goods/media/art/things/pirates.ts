import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, fill, group, line, pen, printed } from "../kit.ts";

/** A treasure chest of paper: fringes like a piñata's, gilded bands, coins under the lid. */
export const pinataChest: Art = ({ color, color2 }) => {
	const p = pen();
	const fringes = (d: string, from: number, to: number) =>
		group(
			`clip-path="${p.clip(d)}"`,
			...Array.from({ length: Math.ceil((to - from) / 6) + 1 }, (_, i) => {
				const y = to - i * 6;
				const teeth = Array.from(
					{ length: 30 },
					(_, t) => `L${(t * 3.6 - 4).toFixed(1)} ${y + 3}L${(t * 3.6 - 2.2).toFixed(1)} ${y + (t % 2 ? 6.4 : 7.6)}`,
				);
				return fill(`M-6 ${y - 3}${teeth.join("")}L106 ${y - 3}Z`, i % 2 ? color : lighten(color, 0.16));
			}),
		);
	const lid = "M8 40C8 18 22 6 50 6S92 18 92 40L88 45H12Z";
	const chest = "M6 52H94V94H6Z";
	const coins = [16, 27, 38, 49, 60, 71, 82].map((x, i) =>
		circle(x, 50 - (i % 2) * 3, 6.4, i % 2 ? color2 : lighten(color2, 0.25)),
	);
	const band = (d: string) => fill(d, color2);
	return p.done(
		line("M44 5C44 -3 56 -3 56 5", "#d8c3a0", 2),
		fill(lid, color),
		fringes(lid, 6, 46),
		fill(box(4, 40, 92, 9, 2), darken(color, 0.35)),
		...coins,
		fill(chest, color),
		fringes(chest, 52, 96),
		band("M20 52H29V95H20ZM71 52H80V95H71Z"),
		band("M20 42V15Q24 12 29 10V42ZM80 42V15Q76 12 71 10V42Z"),
		fill(box(3, 52, 94, 7, 2), color2),
		fill(box(3, 89, 94, 7, 2), color2),
		fill(box(40, 49, 20, 22, 3), lighten(color2, 0.2)),
		printed(circle(50, 58, 3.4, darken(color, 0.5)), fill("M48.600 59H51.400L52.600 67H47.400Z", darken(color, 0.5))),
		printed(...[24.5, 75.5].flatMap((x) => [66, 80].map((y) => circle(x, y, 1.6, darken(color2, 0.3))))),
	);
};

/** A pirate ship with two masts under full sail, as a foil balloon has it. */
export const pirateShip: Art = ({ color, color2 }) => {
	const p = pen();
	const hull = "M3 62C10 66 14 66 18 66H80C86 66 90 62 97 56C97 72 92 84 84 90Q50 98 20 90C10 84 5 74 3 62Z";
	const sail = (x: number, y: number, w: number, h: number) =>
		fill(
			`M${x} ${y}H${x + w}C${x + w + 5} ${y + h * 0.4} ${x + w + 4} ${y + h * 0.8} ${x + w} ${y + h}Q${x + w / 2} ${y + h - 5} ${x} ${y + h}C${x + 4} ${y + h * 0.7} ${x + 4} ${y + h * 0.3} ${x} ${y}Z`,
			color2,
		);
	const skull = (x: number, y: number, s: number) =>
		group(
			`class="print" transform="translate(${x} ${y}) scale(${s})"`,
			fill("M-6 -2C-6 -9 6 -9 6 -2C6 1 4 2 3.500 3V6H-3.500V3C-4 2 -6 1 -6 -2Z", "#26232e"),
			circle(-2.4, -2, 1.6, color2),
			circle(2.4, -2, 1.6, color2),
			line("M-8 10L8 4M-8 4L8 10", "#26232e", 1.6),
		);
	return p.done(
		line("M33 66V4M66 66V10", darken(color, 0.35), 3),
		line("M80 62L98 44", darken(color, 0.35), 2.6),
		fill("M33 2L50 5L46 9L50 13L33 14Z", "#26232e"),
		printed(circle(40, 8, 2, "#fffdf5")),
		fill("M68 14L94 44L68 48Z", darken(color2, 0.08)),
		sail(17, 16, 28, 18),
		sail(13, 37, 35, 23),
		sail(55, 14, 23, 16),
		sail(52, 33, 29, 24),
		skull(32, 46, 1),
		skull(67.5, 43, 0.85),
		fill(hull, color),
		group(
			`clip-path="${p.clip(hull)}"`,
			printed(
				line("M0 74C30 80 70 80 100 72M0 84C30 90 70 90 100 82", darken(color, 0.22), 1.2),
				fill("M0 60C14 68 84 68 100 55V61C84 74 14 74 0 66Z", "#f2c14e"),
			),
		),
		...[24, 40, 56, 72].map((x) => circle(x, 80, 4.4, "#26232e") + printed(circle(x, 80, 2.2, darken(color, 0.5)))),
	);
};

/** The print of a three-toed foot. */
export const dinoPrint: Art = ({ color }) =>
	fill(
		"M50 98C36 98 30 86 32 72C34 64 30 60 24 56C14 50 4 40 3 26C3 20 9 20 12 24C18 34 26 42 34 44C38 44 40 40 40 34C40 24 43 10 50 2C57 10 60 24 60 34C60 40 62 44 66 44C74 42 82 34 88 24C91 20 97 20 97 26C96 40 86 50 76 56C70 60 66 64 68 72C70 86 64 98 50 98Z",
		color,
	);
