import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, ellipse, fill, line, printed } from "../kit.ts";

const ball = (x: number, y: number, r: number, color: string) =>
	circle(x, y, r, color) + printed(ellipse(x - r * 0.3, y - r * 0.35, r * 0.22, r * 0.32, lighten(color, 0.45)));

/** A column of balloons on a foot: four in a cluster, one large on top. */
export const balloonColumn: Art = ({ color, color2 }) => {
	const rows = Array.from({ length: 7 }, (_, i) => {
		const y = 84 - i * 8.4;
		const [a, b] = i % 2 ? [color2, color] : [color, color2];
		return [
			ball(43, y - 1.5, 6.4, darken(b, 0.06)),
			ball(57, y - 1.5, 6.4, darken(a, 0.06)),
			ball(38, y, 6.6, a),
			ball(62, y, 6.6, b),
			ball(50, y + 1.6, 6.8, i % 2 ? color : color2),
		].join("");
	});
	return [
		fill("M30 98Q50 90 70 98Q50 101 30 98Z", "#e4e0ea"),
		line("M50 96V20", "#cfd3da", 2.4),
		...rows,
		ball(50, 15, 13.5, color),
	].join("");
};

/** The bare frame of an arch: rods, two feet, clips for the balloons. */
export const balloonArch: Art = ({ color, color2 }) => {
	const clips = Array.from({ length: 9 }, (_, i) => {
		const angle = Math.PI - (i / 8) * Math.PI;
		return circle(50 + 38 * Math.cos(angle), 50 - 44 * Math.sin(angle), 2.4, color2);
	});
	return [
		line("M12 88V50C12 20 28 6 50 6S88 20 88 50V88", darken(color, 0.22), 3.6),
		line("M12 88V50C12 20 28 6 50 6S88 20 88 50V88", color, 2.2),
		...clips,
		...[12, 88].flatMap((x) => [
			fill(`M${x - 11} 96L${x - 7} 86H${x + 7}L${x + 11} 96Z`, color2),
			circle(x, 86, 3, darken(color2, 0.3)),
		]),
	].join("");
};

/** A table stand: seven clear rods in one foot, each with a cup for a balloon. */
export const balloonStand: Art = ({ color, color2 }) => {
	const tips = [
		[50, 10],
		[28, 16],
		[72, 16],
		[14, 34],
		[86, 34],
		[36, 40],
		[64, 40],
	] as const;
	return [
		...tips.map(([x, y]) => line(`M50 88Q${50 + (x - 50) * 0.5} ${60 + y * 0.2} ${x} ${y}`, darken(color2, 0.1), 2)),
		...tips.map(([x, y]) => fill(`M${x - 6} ${y - 6}H${x + 6}L${x + 2.5} ${y + 4}H${x - 2.5}Z`, color)),
		fill("M28 96Q28 86 50 86T72 96Q50 100 28 96Z", color2),
		fill(box(44, 80, 12, 8, 2), darken(color2, 0.14)),
	].join("");
};

/** A roll of tape with holes for balloons, and sticky dots. */
export const balloonTape: Art = ({ color, color2 }) => {
	const strip = "M58 78C74 82 84 78 97 70L97 86C84 94 70 94 52 92Z";
	return [
		ellipse(40, 42, 37, 37, darken(color, 0.12)),
		ellipse(40, 40, 37, 37, color),
		printed(
			ellipse(40, 40, 29, 29, "none", `stroke="${darken(color, 0.16)}" stroke-width="1.200"`),
			...Array.from({ length: 12 }, (_, i) =>
				circle(40 + 24 * Math.cos(i * 0.5236), 40 + 24 * Math.sin(i * 0.5236), i % 2 ? 3.4 : 2.2, "#ffffff"),
			),
		),
		ellipse(40, 40, 14, 14, color2),
		ellipse(40, 40, 9, 9, lighten(color2, 0.6)),
		fill(strip, darken(color, 0.05)),
		printed(...[64, 74, 84, 92].map((x, i) => circle(x, 86 - i * 1.5, i % 2 ? 3 : 2, "#ffffff"))),
		...[
			[12, 84],
			[22, 92],
			[34, 88],
			[8, 96],
			[44, 97],
		].map(([x = 0, y = 0]) => circle(x, y, 3.4, color2)),
	].join("");
};
