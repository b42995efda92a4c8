import { darken, lighten } from "../../colour.ts";
import { glyphPath } from "../glyphs.ts";
import { type Art, box, circle, ellipse, fill, group, line, pen, printed } from "../kit.ts";

/** A leather mask with a long beak, round eye glasses and buckled straps. */
export const maskPlague: Art = ({ color, color2 }) => {
	const strap = darken(color, 0.35);
	const rivets = [
		[39, 58],
		[33, 66],
		[26, 74],
		[18, 81],
	].map(([x = 0, y = 0]) => circle(x, y, 1.3, color2));
	return [
		line("M60 22C80 18 92 24 96 34M66 62C82 64 92 58 97 50", strap, 5),
		fill(box(84, 20, 8, 9, 1.5), color2),
		fill(
			"M50 8C70 6 82 20 82 40C82 62 72 76 56 76C44 78 28 88 5 95C2 95 2 92 4 90C16 74 26 60 32 48C28 26 36 10 50 8Z",
			color,
		),
		printed(
			line("M33 50C42 58 50 66 56 75", darken(color, 0.3), 1.4, 'stroke-dasharray="3 2"'),
			line("M6 92C22 82 36 70 46 62", darken(color, 0.25), 1.2),
			...rivets,
		),
		circle(56, 37, 14, color2),
		circle(56, 37, 10, "#26232e"),
		printed(fill("M50 33C52 30 56 29 59 30C56 31 53 34 52 37Z", "#8fa3b5")),
		circle(32, 33, 7, darken(color2, 0.1)),
		circle(31.5, 33, 4.6, "#26232e"),
	].join("");
};

/** The head of a tyrannosaurus, from its side, with an open mouth. */
export const maskTrex: Art = ({ color, color2 }) => {
	const teeth = (points: readonly number[], y: number, down: 1 | -1) =>
		points.map((x, i) => fill(`M${x} ${y + i * 0.5}h6l-3 ${7 * down}Z`, "#fffdf5")).join("");
	return [
		fill("M54 10L60 3L66 10L73 4L78 13L86 10L87 20L95 21L92 32L98 37L93 46L97 54L90 60Z", darken(color, 0.3)),
		fill("M34 62C44 66 52 62 62 52L78 60C70 78 52 86 32 82C22 80 18 74 20 70C24 72 30 68 34 62Z", darken(color, 0.12)),
		fill("M22 67C34 68 46 62 58 52L66 54C56 68 40 76 24 74Z", "#b5364a"),
		teeth([28, 36, 44], 68, -1),
		fill(
			"M52 9C74 6 92 24 91 48C90 68 88 82 92 98H58C60 84 60 74 66 62C66 56 62 54 56 55C44 58 24 58 10 52C3 48 3 38 10 33C20 27 30 24 36 20C40 14 46 10 52 9Z",
			color,
		),
		teeth([12, 20, 28, 36, 44], 53, 1),
		printed(
			ellipse(13, 39, 2, 2.6, darken(color, 0.45)),
			circle(72, 46, 3.4, darken(color, 0.2)),
			circle(79, 60, 4.4, darken(color, 0.2)),
			circle(76, 76, 3.2, darken(color, 0.2)),
			circle(80, 34, 2.6, darken(color, 0.2)),
		),
		circle(54, 27, 7, color2),
		circle(53, 28, 3.4, "#26232e"),
		fill("M44 21C50 15 58 16 63 21L61 24C56 20 50 20 45 25Z", darken(color, 0.3)),
	].join("");
};

/** Spectacles whose frame is the year 2027: one looks through the two zeros in the middle. */
export const glassesYear: Art = ({ color }) => {
	const digits = ["2", "0", "2", "7"].map((sign, i) => {
		const d = glyphPath(sign, 4 + i * 24.5, 30, 19, 36);
		return line(d, darken(color, 0.2), 8.6) + line(d, color, 7) + printed(line(d, lighten(color, 0.45), 1.8));
	});
	return [
		line("M6 34C2 22 6 14 16 10M94 34C98 22 94 14 84 10", darken(color, 0.25), 4),
		line("M16 50H84", darken(color, 0.15), 4),
		...digits,
	].join("");
};

/** A pair of pointed teeth and the little box they come in. */
export const fangs: Art = ({ color, color2 }) => {
	const p = pen();
	const tooth = (x: number) =>
		fill(
			`M${x - 13} 20C${x - 6} 15 ${x + 6} 15 ${x + 13} 20C${x + 14} 40 ${x + 6} 62 ${x + 1} 74Q${x} 76 ${x - 1} 74C${x - 6} 62 ${x - 14} 40 ${x - 13} 20Z`,
			color,
		) +
		printed(
			fill(
				`M${x - 8} 24C${x - 8} 38 ${x - 5} 50 ${x - 3} 56C${x - 1} 44 ${x - 3} 32 ${x - 4} 23Z`,
				lighten(color, 0.6),
			),
		);
	return p.done(
		fill(box(6, 8, 88, 20, 9), color2),
		printed(line("M16 14H84", lighten(color2, 0.3), 2)),
		group("", tooth(32), tooth(68)),
		...[
			[16, 86, 5],
			[28, 90, 4],
			[40, 86, 5],
			[54, 91, 4.4],
			[66, 86, 5],
			[80, 90, 4.6],
		].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, "#f0e9dc")),
	);
};
