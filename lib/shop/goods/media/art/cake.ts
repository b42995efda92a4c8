import { lighten, mix } from "../colour.ts";
import {
	type Art,
	box,
	circle,
	ellipse,
	fill,
	group,
	heartPath,
	line,
	type Pen,
	pen,
	ringPath,
	starPath,
} from "./kit.ts";
import { flame } from "./signs.ts";

function oneCandle(p: Pen, x: number, top: number, color: string, stripe: string): string {
	const body = box(x - 5, top, 10, 97 - top, 1.6);
	const bands = Array.from({ length: 14 }, (_, i) =>
		fill(
			`M${x - 6} ${top + i * 9 + 3}C${x - 2} ${top + i * 9 + 3} ${x + 3} ${top + i * 9 - 4} ${x + 6} ${top + i * 9 - 5}V${top + i * 9 - 1.5}C${x + 3} ${top + i * 9 - 0.5} ${x - 2} ${top + i * 9 + 6.5} ${x - 6} ${top + i * 9 + 6.5}Z`,
			stripe,
		),
	);
	return [
		fill(body, color),
		group(`clip-path="${p.clip(body)}"`, ...bands),
		ellipse(x, top + 0.8, 4.8, 1.5, lighten(color, 0.4)),
		line(`M${x} ${top}C${x - 0.6} ${top - 2} ${x + 0.6} ${top - 3} ${x} ${top - 5}`, "#5d5470", 1),
		flame(x, top - 6, 9.5),
	].join("");
}

export const candle: Art = ({ color, color2 }) => {
	const p = pen();
	return p.done(
		oneCandle(p, 26, 38, color2, color),
		oneCandle(p, 74, 33, mix(color, color2, 0.55), "#ffffff"),
		oneCandle(p, 50, 22, color, color2),
	);
};

export const candleSparkler: Art = ({ color, color2 }) => {
	const p = pen();
	const rays = Array.from({ length: 64 }, (_, i) => {
		const angle = i * 2.39996;
		const reach = 12 + ((i * 29) % 24);
		const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
		const tone = i % 3 ? "#ffb52e" : "#fff3c4";
		const [x, y] = [50 + ux * reach, 37 + uy * reach];
		return (
			line(
				`M${(50 + ux * 4).toFixed(1)} ${(37 + uy * 4).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`,
				tone,
				i % 4 ? 0.55 : 0.9,
				'opacity=".9"',
			) +
			(i % 2
				? fill(starPath(x, y, 2.2, 0.7, 0.1, 4, i * 20), i % 3 ? "#ffc94d" : "#ffffff")
				: circle(x, y, 0.8, "#ff9d2e"))
		);
	});
	return p.done(
		line("M50 97V40", "#8d8797", 1.6),
		fill(box(46.5, 52, 7, 45, 1.4), color),
		...[58, 68, 78, 88].map((y) =>
			fill(`M46.500 ${y + 3}L53.500 ${y}V${y + 3}L46.500 ${y + 6}Z`, color2, 'opacity=".85"'),
		),
		...rays,
	);
};

const glitter = (cx: number, cy: number, reach: number, n: number, paint: string) =>
	Array.from({ length: n }, (_, i) => {
		const r = reach * Math.sqrt((i + 0.5) / n);
		return circle(
			cx + r * Math.cos(i * 2.39996),
			cy + r * Math.sin(i * 2.39996),
			0.35 + (i % 3) * 0.16,
			i % 2 ? "#ffffff" : paint,
			'opacity=".75"',
		);
	}).join("");

export const cakeTopper: Art = ({ color, color2 }) => {
	const p = pen();
	const stick = (x1: number, y1: number, x2: number) =>
		line(`M${x1} ${y1}L${x2} 98`, "#d9b98c", 2) + line(`M${x1 - 0.4} ${y1}L${x2 - 0.4} 98`, "#f6e3c3", 0.7);
	const cut = (d: string, tone: string) => fill(d, tone) + line(d, lighten(tone, 0.55), 0.7, 'opacity=".8"');
	return p.done(
		stick(20, 46, 32),
		stick(80, 46, 68),
		stick(50, 44, 50),
		cut(heartPath(20, 26, 32), color2),
		glitter(20, 38, 10, 26, lighten(color2, 0.5)),
		cut(ringPath(80, 40, 15.5), color2),
		fill(starPath(80, 40, 9, 4.3, 1), color),
		glitter(80, 40, 14, 22, lighten(color2, 0.4)),
		cut(starPath(50, 30, 28, 13.5, 3), color),
		glitter(50, 30, 18, 60, lighten(color, 0.6)),
	);
};
