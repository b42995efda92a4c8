import { darken, lighten } from "../colour.ts";
import { type Art, circle, fill, group, line, pen, radialPoints, ringPath, tube } from "./kit.ts";

/** The quiet display head that wigs sit on. */
function displayHead(tone = "#efe6ea"): string {
	return [
		fill("M42 66H58V84C66 87 72 91 73 98H27C28 91 34 87 42 84Z", darken(tone, 0.05)),
		fill("M50 16C65 16 72 28 71 42C70 58 60 74 50 74S30 58 29 42C28 28 35 16 50 16Z", tone),
	].join("");
}

const strands = (color: string, paths: readonly string[]) =>
	paths.map((d, i) => line(d, i % 2 ? lighten(color, 0.4) : darken(color, 0.4), 0.7, 'opacity=".55"')).join("");

export const wig: Art = ({ color }) => {
	const p = pen();
	const hair =
		"M50 5C74 4 85 22 85 44C85 58 87 66 82 73C76 78 68 76 66 71C70 60 70 46 68 36C58 38 42 37 32 34C30 46 30 60 34 71C32 76 24 78 18 73C13 66 15 58 15 44C15 22 26 6 50 5Z";
	return p.done(
		fill("M20 40C18 20 34 8 50 8S82 20 80 40L78 72H22Z", darken(color, 0.45)),
		displayHead(),
		fill(hair, color),
		strands(color, [
			"M49 6C34 9 24 20 23 44S22 66 26 74",
			"M50 6C30 12 27 26 27 42S26 62 30 73",
			"M46 6C28 8 19 22 19 44S18 64 21 73",
			"M52 6C66 8 77 20 78 44S79 64 77 74",
			"M51 6C70 12 72 26 73 42S74 62 71 73",
			"M54 6C72 8 81 24 82 44S84 62 81 71",
			"M50 7C42 14 36 24 34 33",
			"M51 7C46 16 43 26 43 35",
			"M52 7C54 16 54 26 53 36",
			"M53 7C60 16 63 26 64 35",
		]),
	);
};

export const wigCurly: Art = ({ color }) => {
	const p = pen();
	const curlAt = (x: number, y: number, r: number, i: number) => {
		const lit = (46 - x + (34 - y)) / 120;
		const tone = lit > 0 ? lighten(color, Math.min(0.4, lit)) : darken(color, Math.min(0.35, -lit));
		return (
			circle(x + 0.5, y + 0.9, r, darken(tone, 0.35)) +
			circle(x, y, r, tone) +
			line(
				`M${x - r * 0.5} ${y + r * 0.1}a${r * 0.5} ${r * 0.5} 0 1 1 ${r * 0.8} ${r * 0.3}`,
				lighten(tone, 0.45),
				r * 0.22,
				`opacity=".7" transform="rotate(${i * 47} ${x} ${y})"`,
			)
		);
	};
	const ring = (r: number, n: number, size: number, keep: (x: number, y: number) => boolean) =>
		radialPoints(50, 38, n, [r], r * 3)
			.filter(([x, y]) => keep(x, y))
			.map(([x, y], i) => curlAt(x, y, size, i));
	const outside = (x: number, y: number) => !(Math.abs(x - 50) < 21 && y > 33) && y < 72;
	return p.done(
		fill("M50 8C78 8 88 30 84 50C82 62 76 70 70 72H30C24 70 18 62 16 50C12 30 22 8 50 8Z", darken(color, 0.45)),
		displayHead(),
		...ring(36, 24, 8, outside),
		...ring(29, 20, 7.6, outside),
		...ring(21, 15, 7.2, outside),
		...ring(13, 10, 7, outside),
		...ring(5, 4, 7, (_, y) => y < 40),
	);
};

export const wigLong: Art = ({ color }) => {
	const p = pen();
	const hair =
		"M50 3C72 3 82 18 82 38C82 54 92 60 88 72C86 82 93 86 86 97C78 99 66 98 64 90C66 78 72 74 70 60C70 50 70 44 66 34C60 24 54 18 50 14C46 18 40 24 34 34C30 44 30 50 30 60C28 74 34 78 36 90C34 98 22 99 14 97C7 86 14 82 12 72C8 60 18 54 18 38C18 18 28 3 50 3Z";
	return p.done(
		fill("M22 40C20 18 36 8 50 8S80 18 78 40L82 90H18Z", darken(color, 0.48)),
		displayHead(),
		fill(hair, color),
		strands(color, [
			"M49 5C30 8 24 24 24 40S16 62 19 72 14 88 18 97",
			"M50 6C32 12 28 28 27 42S20 62 24 74 20 86 25 97",
			"M48 8C36 16 31 30 29 46S26 66 29 78 27 90 32 96",
			"M51 5C70 8 76 24 76 40S84 62 81 72 86 88 82 97",
			"M50 6C68 12 72 28 73 42S80 62 76 74 80 86 75 97",
			"M52 8C64 16 69 30 71 46S74 66 71 78 73 90 68 96",
			"M47 4C24 6 20 22 20 40S12 60 15 72",
			"M53 4C76 6 80 22 80 40S88 60 85 72",
		]),
	);
};

export const maskEye: Art = ({ color, color2 }) => {
	const p = pen();
	const d =
		"M50 46C44 38 30 32 14 34C6 35 2 40 3 46C5 62 16 74 30 73C40 72 44 64 50 64S60 72 70 73C84 74 95 62 97 46C98 40 94 35 86 34C70 32 56 38 50 46ZM31 47C38 47 43 52 43 56C43 60 36 63 30 62C23 61 17 56 17 52C19 48 25 47 31 47ZM69 47C75 47 81 48 83 52C83 56 77 61 70 62C64 63 57 60 57 56C57 52 62 47 69 47Z";
	const feather = (turn: number, size: number, tone: string) =>
		group(
			`transform="translate(50 42) rotate(${turn}) scale(${size})"`,
			fill("M0 4C-7 -8 -7 -26 0 -38C7 -26 7 -8 0 4Z", tone),
			line("M0 2V-33", darken(tone, 0.4), 0.6),
			...[-28, -20, -12].map((y) =>
				line(`M0 ${y}L-4 ${y - 6}M0 ${y}L4 ${y - 6}`, darken(tone, 0.3), 0.4, 'opacity=".6"'),
			),
		);
	return p.done(
		line("M5 44C-2 54 6 66 1 82M95 44C102 54 94 66 99 82", color2, 2.2),
		feather(-46, 0.8, color2),
		feather(46, 0.8, color2),
		feather(-26, 0.95, lighten(color, 0.2)),
		feather(26, 0.95, lighten(color, 0.2)),
		feather(0, 1.05, color2),
		fill(d, color, 'fill-rule="evenodd"'),
		line(
			"M31 47C38 47 43 52 43 56C43 60 36 63 30 62C23 61 17 56 17 52C19 48 25 47 31 47ZM69 47C75 47 81 48 83 52C83 56 77 61 70 62C64 63 57 60 57 56C57 52 62 47 69 47Z",
			color2,
			1.8,
		),
		line(
			"M50 46C44 38 30 32 14 34C6 35 2 40 3 46C5 62 16 74 30 73C40 72 44 64 50 64S60 72 70 73C84 74 95 62 97 46C98 40 94 35 86 34C70 32 56 38 50 46Z",
			color2,
			1.8,
		),
		...[
			[12, 62],
			[22, 67],
			[33, 68.5],
			[88, 62],
			[78, 67],
			[67, 68.5],
		].map(([x = 0, y = 0]) => circle(x, y, 1.1, lighten(color2, 0.5))),
		fill(ringPath(50, 49, 4.6), color2),
	);
};

export const moustache: Art = ({ color }) => {
	const p = pen();
	const half = "M50 47C44 36 30 34 22 44C16 52 10 54 3 48C4 62 16 70 30 67C40 65 47 60 50 54Z";
	const hairs = Array.from({ length: 9 }, (_, i) =>
		line(
			`M${48 - i * 0.6} ${46 + i}C${40 - i} ${42 + i * 2.6} ${28 - i} ${48 + i * 1.9} ${13 + i * 2.4} ${56 + i * 1.1}`,
			i % 2 ? lighten(color, 0.3) : darken(color, 0.5),
			0.6,
			'opacity=".5"',
		),
	).join("");
	const side = fill(half, color) + hairs;
	return p.done(side, group('transform="translate(100 0) scale(-1 1)"', side));
};

export const horns: Art = ({ color, color2 }) => {
	const p = pen();
	const horn = "M21 62C8 46 6 22 22 3C20 20 28 36 45 54C42 62 30 67 21 62Z";
	const rings = [
		[4, 50, 40, 42, 8],
		[3, 40, 34, 33, 6],
		[4, 30, 28, 25, 5],
		[6, 21, 24, 17, 3],
	]
		.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0, sag = 0]) =>
			line(
				`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`,
				darken(color, 0.5),
				1.1,
				'opacity=".42"',
			),
		)
		.join("");
	const fur = Array.from({ length: 9 }, (_, i) =>
		circle(20 + i * 3.4, 63 - i * 1.1 + (i % 2) * 1.2, 3.8, i % 2 ? lighten(color2, 0.05) : lighten(color2, 0.18)),
	).join("");
	const one = fill(horn, color) + group(`clip-path="${p.clip(horn)}"`, rings) + fur;
	return p.done(
		tube("M9 97C8 72 26 59 50 59S92 72 91 97", color2, 5.5),
		one,
		group('transform="translate(100 0) scale(-1 1)"', one),
	);
};
