import { darken, lighten } from "../../colour.ts";
import { seededRandom } from "../../random.ts";
import { type Art, box, circle, fill, line, starPath } from "../kit.ts";

/** A burst of sparks round a point. */
const burst = (x: number, y: number, reach: number, color: string) =>
	Array.from({ length: 22 }, (_, i) => {
		const angle = (i / 22) * Math.PI * 2;
		const r = reach * (i % 2 ? 1 : 0.68);
		const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
		return (
			line(
				`M${(x + dx * 0.3).toFixed(1)} ${(y + dy * 0.3).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`,
				i % 3 ? color : lighten(color, 0.45),
				1.5,
			) + (i % 2 ? fill(starPath(x + dx * 1.1, y + dy * 1.1, 2.6, 1.1, 0.2, 4), lighten(color, 0.2)) : "")
		);
	}).join("");

/** A sparkler on its wire, burning from the tip. */
export const sparkler: Art = ({ color, color2 }) =>
	[
		line("M20 98L46 52", "#9a94a6", 2),
		line("M46 52L62 25", darken(color, 0.25), 4.6),
		burst(63, 24, 22, color2),
		circle(63, 24, 4, lighten(color2, 0.6)),
	].join("");

/** A fountain on a stand, throwing golden rain. */
export const fountain: Art = ({ color, color2 }) => {
	const random = seededRandom("fountain");
	const rain = Array.from({ length: 26 }, (_, i) => {
		const spread = ((i % 13) - 6) * 6.2;
		const top = 6 + Math.abs((i % 13) - 6) * 5 + (i > 12 ? 12 : 0);
		const [x, y] = [50 + spread, top + random.around(3)];
		return (
			line(
				`M50 62Q${(50 + spread * 0.5).toFixed(1)} ${(y - 4).toFixed(1)} ${x.toFixed(1)} ${(y + 8).toFixed(1)}`,
				i % 3 ? color2 : lighten(color2, 0.4),
				1.3,
			) + fill(starPath(x, y + 8, 2.8, 1.2, 0.2, 4), i % 2 ? color2 : lighten(color2, 0.3))
		);
	});
	return [
		...rain,
		fill("M34 97Q34 91 50 91T66 97Z", "#6a5a48"),
		fill(box(41, 60, 18, 34, 2.5), color),
		fill(starPath(50, 77, 6, 2.6, 0.4), color2),
		fill(box(41, 62, 18, 4, 1), color2),
	].join("");
};

/** A petal. */
export const petal: Art = ({ color }) =>
	fill("M50 96C22 88 6 62 10 36C14 16 34 4 46 14C50 17 54 17 58 13C72 4 90 18 92 38C94 62 78 88 50 96Z", color) +
	line("M50 88C48 66 48 48 50 32M50 76C40 62 34 50 30 40M50 76C60 62 66 50 72 42", darken(color, 0.16), 1.4);
