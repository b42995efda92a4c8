import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, fill, group, line, printed, tube } from "../kit.ts";

/** A plait with flowers woven in, on a headband with a fringe of hair. */
export const braid: Art = ({ color, color2 }) => {
	const locks = Array.from({ length: 8 }, (_, i) => {
		const y = 30 + i * 7.4;
		const r = 9 - i * 0.55;
		return (
			fill(
				`M74 ${y - 5}C${74 - r * 1.7} ${y - 4} ${74 - r * 1.5} ${y + 6} 74 ${y + 8}C${74 + r * 0.4} ${y + 3} ${74 + r * 0.3} ${y - 2} 74 ${y - 5}Z`,
				color,
			) +
			fill(
				`M74 ${y - 1}C${74 + r * 1.7} ${y} ${74 + r * 1.5} ${y + 9} 74 ${y + 11}C${74 - r * 0.4} ${y + 6} ${74 - r * 0.3} ${y + 2} 74 ${y - 1}Z`,
				darken(color, 0.1),
			)
		);
	});
	const flower = (x: number, y: number, tone: string) =>
		group(
			"",
			...[0, 1, 2, 3, 4].map((k) => circle(x + 3.4 * Math.cos(k * 1.2566), y + 3.4 * Math.sin(k * 1.2566), 2.8, tone)),
			circle(x, y, 1.8, "#f2c14e"),
		);
	return [
		tube("M12 74C6 38 22 12 46 10S84 26 80 40", darken(color, 0.25), 5),
		fill("M8 62C4 30 22 6 48 6C66 6 78 16 82 34C70 20 58 17 48 20C30 24 18 38 8 62Z", color),
		printed(line("M12 52C16 30 30 14 48 13M16 44C24 28 36 19 50 17M56 12C66 14 74 22 78 30", darken(color, 0.22), 1)),
		...locks,
		fill("M68 87L80 87L78 98Q74 92 70 98Z", color),
		fill(box(68.5, 83, 11, 5, 1.6), color2),
		flower(70, 40, color2),
		flower(79, 54, "#ffffff"),
		flower(70, 67, color2),
		flower(28, 19, "#ffffff"),
		flower(46, 12, color2),
	].join("");
};

/** Dreadlocks with beads under a scarf that is sewn on. */
export const dreads: Art = ({ color, color2 }) => {
	const strands = Array.from({ length: 11 }, (_, i) => {
		const x = 12 + i * 7.6;
		const end = 92 - Math.abs(i - 5) * 2 - (i % 2) * 5;
		const sway = (i - 5) * 1.2;
		const tone = i % 2 ? color : lighten(color, 0.12);
		if (i > 2 && i < 8) return "";
		return (
			line(`M${50 + (x - 50) * 0.8} 34Q${x} 60 ${x + sway} ${end}`, tone, 6.4) +
			circle(x + sway * 0.8, end - 9, 3, i % 4 ? "#f2c14e" : "#3fb8c9")
		);
	});
	return [
		fill("M20 36C22 22 78 22 80 36L82 74H18Z", darken(color, 0.45)),
		fill("M30 38C30 24 70 24 70 38C70 62 62 74 50 74S30 62 30 38ZM42 70H58V86Q74 90 76 98H24Q26 90 42 86Z", "#efe9ee"),
		...strands,
		fill("M17 38C16 14 32 3 50 3S84 14 83 38Q50 24 17 38Z", color2),
		printed(
			...[
				[34, 20],
				[50, 13],
				[66, 20],
				[42, 25],
				[58, 25],
			].map(([x = 0, y = 0]) => circle(x, y, 2.2, "#ffffff")),
		),
		fill("M16 39C15 34 17 31 20 31Q50 20 80 31C83 31 85 34 84 39Q50 26 16 39Z", darken(color2, 0.18)),
		fill("M82 33C92 30 98 34 97 40C91 40 86 39 82 37ZM82 36C90 42 94 50 90 56C86 50 83 43 81 38Z", color2),
	].join("");
};
