import { darken, lighten } from "../colour.ts";
import { type Art, circle, ellipse, fill, line, pen, rounded, roundPaint } from "./kit.ts";

export const bubbles: Art = ({ color, color2 }) => {
	const p = pen();
	const film = p.radial(
		[
			[0, "#ffffff", 0.05],
			[0.72, "#d9f1ff", 0.2],
			[0.88, "#ffc9ec", 0.5],
			[0.96, "#9fdcff", 0.75],
			[1, "#ffffff", 0.9],
		],
		[0.5, 0.5, 0.5],
	);
	const bubble = (x: number, y: number, r: number) =>
		circle(x, y, r, film) +
		ellipse(
			x - r * 0.38,
			y - r * 0.45,
			r * 0.26,
			r * 0.15,
			"#ffffff",
			`opacity=".95" transform="rotate(-40 ${x - r * 0.38} ${y - r * 0.45})"`,
		) +
		ellipse(x + r * 0.45, y + r * 0.45, r * 0.12, r * 0.07, "#ffffff", 'opacity=".8"');
	const bottle = "M36 50H64C70 54 72 58 72 64V93C72 96.500 70 98 67 98H33C30 98 28 96.500 28 93V64C28 58 30 54 36 50Z";
	return p.done(
		fill(bottle, roundPaint(p, color)),
		fill("M28 66H72V88H28Z", roundPaint(p, color2, 0.4)),
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
			roundPaint(p, color2),
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
