import { darken, lighten } from "../../colour.ts";
import { type Art, circle, fill, line, printed, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { figure, hands, mirrored, WOMAN } from "./body.ts";
import { belt, bodice, boots, cape, emblem, gloves, skirt, tights, top } from "./clothes.ts";
import { afro, bareHead, fringe, longHair } from "./hair.ts";
import { eyeMask, flower, headband } from "./heads.ts";
import { fan } from "./props.ts";
import { DARK, RED } from "./tones.ts";

const b = WOMAN;

export const costumeCatrina: Art = ({ color, color2 }) =>
	[
		longHair(b, DARK, { to: b.shoulderY + 12 }),
		figure(b),
		skirt(b, color, { to: 93, flare: 27, waves: 6 }),
		...[72, 80, 88].map((y, i) =>
			line(`M${33 + i * -3} ${y}q${17 + i * 3} 5 ${34 + i * 6} 0`, i % 2 ? "#f28a2e" : color2, 1.6),
		),
		bodice(b, color, { sleeve: color }),
		mirrored(flower(57, b.waistY + 4, 2.8, "#f28a2e", "#fbf7ef")),
		flower(50, b.waistY + 3, 3.4, color2),
		belt(b, color2, "", { y: b.waistY - 1 }),
		bareHead(b, "#f8f5ee"),
		printed(
			mirrored(circle(53.3, b.headY + 0.4, 2.7, "#26202e") + circle(53.3, b.headY + 0.4, 0.9, "#8fd0f0")),
			fill(`M50 ${b.headY + 2}L51.200 ${b.headY + 4}H48.800Z`, "#26202e"),
			line(
				`M45 ${b.headY + 5.6}H55M47 ${b.headY + 4.6}V${b.headY + 6.6}M50 ${b.headY + 4.6}V${b.headY + 6.6}M53 ${b.headY + 4.6}V${b.headY + 6.6}`,
				"#26202e",
				0.6,
			),
			fill(starPath(50, b.headY - 4.6, 1.8, 0.8, 0.1, 6), color2),
		),
		part(
			"hat",
			...[
				[41, -4, "#f28a2e"],
				[45, -8.6, color2],
				[50, -10, "#ef8fc0"],
				[55, -8.6, color2],
				[59, -4, "#f28a2e"],
			].map(([x, y, tone]) => flower(Number(x), b.headY + Number(y), 3.2, String(tone))),
		),
		fan(b, color2),
	].join("");

const sequins = (y0: number, y1: number, half: number, color: string) =>
	printed(
		...Array.from({ length: Math.floor((y1 - y0) / 3.4) }, (_, row) =>
			Array.from({ length: 6 }, (_unused, i) =>
				circle(50 - half + (i + 0.5 + (row % 2) * 0.4) * (half / 3.2), y0 + row * 3.4, 0.9, color),
			).join(""),
		),
	);

export const costumeDiscoStar: Art = ({ color, color2 }) =>
	[
		figure(b),
		boots(b, color, { from: 74, cuff: color2 }),
		skirt(b, color, { to: b.crotch + 8, flare: 15, waves: 7 }),
		bodice(b, color),
		sequins(30, 62, 9, lighten(color, 0.75)),
		belt(b, color2, "#ffffff"),
		mirrored(
			fill(
				`M${50 + b.shoulder - 3} ${b.shoulderY + 2}L${b.hand[0] - 2} ${b.hand[1] - 12}L${b.hand[0] + 2} ${b.hand[1] + 4}L${b.hand[0] - 9} ${b.hand[1] + 1}L${50 + b.shoulder - 3} ${b.shoulderY + 8}Z`,
				color2,
			),
		),
		hands(b),
		afro(b, "#a5532a"),
		bareHead(b),
		part("mask", mirrored(fill(starPath(53.5, b.headY + 0.4, 4, 2, 0.5), color2))),
		headband(b, color),
	].join("");

export const costumeWhiteLady: Art = ({ color, color2 }) =>
	[
		part(
			"cape",
			fill(
				"M50 2C64 2 68 20 74 50C78 72 82 88 84 94Q76 90 70 95T50 94 30 95 16 94C18 88 22 72 26 50C32 20 36 2 50 2Z",
				color2,
			),
		),
		longHair(b, "#d9d3dd", { to: b.shoulderY + 16 }),
		figure(b, "#eeeaf2"),
		skirt(b, color, { to: 93, flare: 24, waves: 6 }),
		bodice(b, color),
		printed(line("M44 46L36 90M50 48V92M56 46L64 90", color2, 1.1)),
		mirrored(
			fill(
				`M${50 + b.shoulder - 3} ${b.shoulderY + 2}L${b.hand[0] - 3} ${b.hand[1] - 10}L${b.hand[0] - 3} ${b.hand[1] + 9}L${50 + b.shoulder - 3} ${b.shoulderY + 8}Z`,
				color,
			),
		),
		hands(b, "#eeeaf2"),
		belt(b, color2),
		part(
			"prop",
			circle(62, 48, 3, "none", 'stroke="#a9afbb" stroke-width="1.200"'),
			line("M62 51V58M62 56H64.500M62 58H64.500", "#a9afbb", 1.2),
		),
		bareHead(b, "#eeeaf2"),
		fringe(b, "#d9d3dd"),
	].join("");

export const costumeLightningHeroine: Art = ({ color, color2 }) =>
	[
		cape(b, color2, { to: 88, flare: 30 }),
		longHair(b, RED, { to: b.shoulderY + 12 }),
		figure(b),
		tights(b, color),
		boots(b, color2, { from: 74 }),
		top(b, color, { reach: 0.98 }),
		skirt(b, darken(color, 0.2), { to: b.crotch + 2, flare: 15, waves: 6 }),
		part("top", emblem(b, color2, "M52.500 28L45 37.500H49L46.500 45L55.500 34.500H51Z")),
		part("dress", belt(b, color2, color)),
		gloves(b, color2),
		bareHead(b),
		fringe(b, RED),
		eyeMask(b, color),
	].join("");
