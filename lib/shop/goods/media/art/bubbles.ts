import { darken, lighten, mix } from "../colour.ts";
import { type Art, circle, fill, line, pen, rounded } from "./kit.ts";

export const bubbles: Art = ({ color, color2 }) => {
	const p = pen();
	const bubble = (x: number, y: number, r: number) =>
		circle(x, y, r, mix(color, "#ffffff", 0.74)) +
		circle(x - r * 0.3, y - r * 0.32, r * 0.26, "#ffffff") +
		circle(x + r * 0.34, y + r * 0.3, r * 0.18, mix(color2, "#ffffff", 0.5));
	const bottle = "M36 50H64C70 54 72 58 72 64V93C72 96.500 70 98 67 98H33C30 98 28 96.500 28 93V64C28 58 30 54 36 50Z";
	return p.done(
		fill(bottle, color),
		fill("M28 66H72V88H28Z", color2),
		circle(44, 77, 6, lighten(color, 0.25), 'opacity=".9"'),
		circle(55, 73, 3.6, color, 'opacity=".8"'),
		circle(57, 81, 2.6, lighten(color, 0.4)),
		fill(
			rounded(
				[
					[34, 38],
					[66, 38],
					[66, 51],
					[34, 51],
				],
				2,
			),
			color2,
		),
		...[38, 42, 46, 50, 54, 58, 62].map((x) => line(`M${x} 40.500V49`, darken(color2, 0.4), 0.5, 'opacity=".45"')),
		line("M66 34L72 24", darken(color2, 0.15), 2.4),
		circle(76, 17, 8, "none", `stroke="${color2}" stroke-width="2.600"`),
		bubble(76, 17, 6.6),
		bubble(24, 22, 13),
		bubble(49, 15, 8.5),
		bubble(12, 46, 6),
		bubble(88, 42, 7.5),
		bubble(38, 32, 4),
		bubble(92, 4.5, 3.6),
		bubble(8, 6, 4),
	);
};
