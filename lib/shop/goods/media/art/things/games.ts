import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, fill, group, line, printed } from "../kit.ts";

/** A tower of wooden blocks with tasks on them, one pulled half out. */
export const blockTower: Art = ({ color, color2 }) =>
	Array.from({ length: 9 }, (_, i) => {
		const y = 88 - i * 10;
		const tone = i % 3 === 0 ? darken(color, 0.08) : i % 3 === 1 ? color : lighten(color, 0.18);
		const sway = i > 6 ? (i - 6) * 2.4 : 0;
		if (i % 2) {
			const pulled = i === 5 ? 15 : 0;
			return [0, 1, 2]
				.map((k) => fill(box(25 + sway + k * 17 + (k === 2 ? pulled : 0), y, 16, 9.4, 1.6), tone))
				.join("");
		}
		return (
			fill(box(25 + sway, y, 50, 9.4, 1.6), tone) +
			printed(line(`M${31 + sway} ${y + 3.6}H${63 + sway}M${31 + sway} ${y + 6.4}H${54 + sway}`, color2, 1))
		);
	}).join("");

/** A fork of three pieces, with blunt prongs. */
export const fork: Art = ({ color }) =>
	group(
		'transform="rotate(12 50 50)"',
		line("M50 40V98", darken(color, 0.35), 5),
		line("M28 10V24Q28 42 50 42T72 24V10M50 42V8", color, 6.5),
		...[28, 50, 72].map((x) => fill(`M${x - 6.5} 12L${x} ${x === 50 ? -4 : 0}L${x + 6.5} 12Z`, color)),
		...[56, 78].map((y) => fill(box(45.5, y, 9, 5, 1.4), lighten(color, 0.25))),
		circle(50, 42, 4.6, darken(color, 0.15)),
	);
