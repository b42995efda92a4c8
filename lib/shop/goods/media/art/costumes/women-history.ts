import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, fill, line, printed, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { figure, hands, mirrored, SKIN, WOMAN } from "./body.ts";
import { belt, bodice, boots, points, shoes, skirt, stripes, top, trousers, vest } from "./clothes.ts";
import { bareHead, fringe, longHair } from "./hair.ts";
import { feather, flower, headband, laurel, tricorn } from "./heads.ts";
import { sabre } from "./props.ts";
import { BLOND, BROWN, DARK, GOLD } from "./tones.ts";

const b = WOMAN;

export const costumeCharleston: Art = ({ color, color2 }) =>
	[
		longHair(b, DARK, { to: b.headY + 9, half: b.headR * 1.25 }),
		figure(b),
		shoes(b, color2),
		part("dress", points(15.5, b.crotch + 8, 10, 12, color)),
		points(14.5, b.crotch + 1, 11, 11, darken(color, 0.06)),
		points(13.5, b.crotch - 7, 11, 10, color),
		fill(
			`M40 ${b.shoulderY + 1}L44 ${b.shoulderY + 1}Q50 34 56 ${b.shoulderY + 1}L60 ${b.shoulderY + 1}L61 ${b.waistY}L62.500 ${b.crotch - 4}H37.500L39 ${b.waistY}Z`,
			color,
		),
		printed(line("M40 36L50 42L60 36M39.500 41L50 47L60.500 41", lighten(color, 0.5), 1)),
		line(
			`M45 ${b.shoulderY + 1}C44 38 46 46 50 48C54 46 56 38 55 ${b.shoulderY + 1}`,
			"#fbf7ef",
			1.3,
			'stroke-dasharray=".2 1.900"',
		),
		bareHead(b),
		fringe(b, DARK),
		headband(b, color),
		feather(56, b.headY - 5, 15, color2, 18),
		circle(55.6, b.headY - 5, 1.6, "#fbf7ef"),
	].join("");

export const costumePirateLady: Art = ({ color, color2 }) =>
	[
		longHair(b, BROWN, { to: b.shoulderY + 12 }),
		part("cape", fill("M39 42L28 84L44 78L46 46ZM61 42L72 84L56 78L54 46Z", color)),
		figure(b),
		boots(b, "#33272d", { from: 70, cuff: "#5a3b2a" }),
		skirt(b, "#fbf3e6", { to: b.crotch + 9, flare: 18, waves: 6 }),
		bodice(b, "#fbf3e6", { sleeve: "#fbf3e6" }),
		mirrored(line(`M${50 + b.shoulder} ${b.shoulderY + 4}L${b.hand[0] - 4} ${b.hand[1] - 5}`, color, 7.4)),
		vest(b, color2, { open: 1.8, to: b.waistY + 5 }),
		line("M48 33L52 36M52 33L48 36M48 38L52 41M52 38L48 41", GOLD, 0.9),
		belt(b, "#5a3b2a", GOLD, { y: b.waistY + 5, grow: 2.4 }),
		hands(b),
		bareHead(b),
		fringe(b, BROWN),
		tricorn(b, color2, GOLD),
		sabre(b),
	].join("");

export const costumeHippie: Art = ({ color, color2 }) =>
	[
		longHair(b, BROWN, { to: b.shoulderY + 22 }),
		figure(b),
		shoes(b, "#8a5a36"),
		trousers(b, color2, { to: 93, wide: 6 }),
		mirrored([84, 88].map((y, i) => fill(starPath(50 + 9, y, 2.4 - i * 0.6, 1.2, 0.4, 6), "#ffd23f")).join("")),
		top(b, "#fbf3e6", { reach: 0.84, to: b.crotch - 4 }),
		mirrored(fill(`M${b.hand[0] - 10} ${b.hand[1] - 11}l6 -4l6 11l-9 5Z`, "#fbf3e6")),
		vest(b, color, { to: b.waistY + 8, open: 4 }),
		points(11, b.waistY + 8, 6, 9, darken(color, 0.14)),
		part(
			"prop",
			circle(50, 36, 3.2, "none", 'stroke="#e3b23c" stroke-width="1.100"'),
			line("M50 33V39M50 36L47.600 38.200M50 36L52.400 38.200", "#e3b23c", 0.9),
		),
		hands(b),
		bareHead(b),
		fringe(b, BROWN),
		headband(b, color, 2.4),
		flower(56.6, b.headY - 5, 2.8, "#ffffff"),
		part("prop", mirrored(circle(53.4, b.headY + 0.6, 2.6, "#ef8fc0"))),
		line(`M49 ${b.headY + 0.2}H51`, "#3a2a3a", 0.8),
	].join("");

export const costumeSailor: Art = ({ color, color2 }) =>
	[
		longHair(b, BLOND, { to: b.shoulderY + 6 }),
		figure(b),
		shoes(b, color2),
		mirrored(fill(box(50 + b.leg - 3.6, 80, 7.2, 12, 1), "#ffffff")),
		skirt(b, color2, { to: b.crotch + 10, flare: 20, waves: 8 }),
		line(`M31 ${b.crotch + 7}q19 4 38 0`, color, 1.2),
		part("dress", top(b, color, { reach: 0.5, to: b.waistY + 3 })),
		stripes(b, color2, { from: b.shoulderY + 9, to: b.waistY, step: 3.6, width: 1.4 }),
		fill(`M38 ${b.shoulderY}H62L61 ${b.shoulderY + 6}L50 ${b.shoulderY + 10}L39 ${b.shoulderY + 6}Z`, color2),
		part("hands", fill(`M46 ${b.shoulderY}H54L50 ${b.shoulderY + 6}Z`, SKIN)),
		fill(
			`M50 ${b.shoulderY + 9}L45 ${b.shoulderY + 14}L47 ${b.shoulderY + 8}ZM50 ${b.shoulderY + 9}L55 ${b.shoulderY + 14}L53 ${b.shoulderY + 8}Z`,
			"#d7263d",
		),
		belt(b, color),
		bareHead(b),
		fringe(b, BLOND),
		part(
			"hat",
			fill(
				`M41 ${b.headY - 5}L42.500 ${b.headY - 10.5}Q50 ${b.headY - 14} 57.500 ${b.headY - 10.5}L59 ${b.headY - 5}Q50 ${b.headY - 8} 41 ${b.headY - 5}Z`,
				color,
			),
		),
		line(`M41 ${b.headY - 5.4}Q50 ${b.headY - 8.4} 59 ${b.headY - 5.4}`, color2, 2),
	].join("");

export const costumeEgyptQueen: Art = ({ color, color2 }) =>
	[
		longHair(b, DARK, { to: b.shoulderY + 8, half: b.headR * 1.5 }),
		figure(b, "#dba878"),
		skirt(b, color, { to: 93, flare: 15, waves: 3 }),
		fill(`M46 ${b.waistY}H54L56 90L50 94L44 90Z`, color2),
		printed(...[50, 58, 66, 74, 82].map((y, i) => line(`M45 ${y}H55`, i % 2 ? "#2f6fd0" : "#d7263d", 2))),
		bodice(b, color),
		part(
			"collar",
			fill(
				`M38 ${b.shoulderY}Q50 ${b.shoulderY - 4} 62 ${b.shoulderY}Q60 ${b.shoulderY + 12} 50 ${b.shoulderY + 13}Q40 ${b.shoulderY + 12} 38 ${b.shoulderY}Z`,
				color2,
			),
		),
		printed(
			line(`M40.500 ${b.shoulderY + 3}Q50 ${b.shoulderY + 12} 59.500 ${b.shoulderY + 3}`, "#2f6fd0", 1.8),
			line(`M43 ${b.shoulderY + Math.LOG2E}Q50 ${b.shoulderY + 7} 57 ${b.shoulderY + Math.LOG2E}`, "#d7263d", 1.4),
		),
		part("dress", belt(b, color2, "#2f6fd0")),
		part("gloves", mirrored(line(`M${b.hand[0] - 5} ${b.hand[1] - 6}l4.400 -2.800`, color2, 2.4))),
		bareHead(b, "#dba878"),
		fill(`M41 ${b.headY - 1}C40 ${b.headY - 12} 60 ${b.headY - 12} 59 ${b.headY - 1}V${b.headY - 3.5}H41Z`, DARK),
		printed(mirrored(line(`M52 ${b.headY}L56.500 ${b.headY - Math.LN2}`, "#26202e", 1))),
		part("hat", line(`M41 ${b.headY - 4}H59`, color2, 2.4)),
		line(`M50 ${b.headY - 5}C47 ${b.headY - 9} 53 ${b.headY - 10} 50 ${b.headY - 13}`, color2, 2),
	].join("");

export const costumeRockabilly: Art = ({ color, color2 }) =>
	[
		longHair(b, DARK, { to: b.headY + 10 }),
		figure(b),
		shoes(b, color),
		skirt(b, "#fbf7ef", { to: b.crotch + 17, flare: 29, waves: 9 }),
		skirt(b, color, { to: b.crotch + 13, flare: 29, waves: 5 }),
		printed(
			...Array.from({ length: 16 }, (_, i) =>
				circle(36 + (i % 4) * 9 + (Math.floor(i / 4) % 2) * 4, 47 + Math.floor(i / 4) * 5.6, 1.4, color2),
			).filter((_, i) => i > 3 || i === 1 || i === 2),
		),
		bodice(b, color),
		printed(
			...[
				[45, 33],
				[54, 34],
				[49.6, 38],
			].map(([x = 0, y = 0]) => circle(x, y, 1.3, color2)),
		),
		belt(b, "#26222f", "#ffffff"),
		bareHead(b),
		fill(
			`M41 ${b.headY}C37 ${b.headY - 10} 44 ${b.headY - 15} 52 ${b.headY - 11}C58 ${b.headY - 14} 62 ${b.headY - 8} 59 ${b.headY}C57 ${b.headY - 5} 54 ${b.headY - 5} 51 ${b.headY - 6}C47 ${b.headY - 4} 43 ${b.headY - 4} 41 ${b.headY}Z`,
			DARK,
		),
		part(
			"hat",
			fill(
				`M50 ${b.headY - 9}L43 ${b.headY - 14}L43.500 ${b.headY - 6}ZM50 ${b.headY - 9}L57 ${b.headY - 14}L56.500 ${b.headY - 6}Z`,
				color,
			),
		),
		circle(50, b.headY - 9, 1.7, darken(color, 0.14)),
	].join("");

export const costumeGreekGoddess: Art = ({ color, color2 }) =>
	[
		longHair(b, BROWN, { to: b.shoulderY + 13 }),
		figure(b),
		skirt(b, color, { to: 93, flare: 18, waves: 4 }),
		printed(line("M45 44L41 90M50 46V92M55 44L59 90", darken(color, 0.1), 0.9)),
		line("M33 89q8.500 4.500 17 0t17 0", color2, 1.6),
		bodice(b, color),
		fill(`M39 ${b.shoulderY}L44 ${b.shoulderY}L60 ${b.waistY}L62 76L56 78L52 ${b.waistY + 2}Z`, lighten(color2, 0.62)),
		belt(b, color2),
		line("M42 37L50 41L58 37", color2, 1.2),
		circle(41, b.shoulderY + 1, 1.9, color2),
		part("gloves", mirrored(line(`M${b.hand[0] - 5} ${b.hand[1] - 6}l4.400 -2.800`, color2, 2.4))),
		bareHead(b),
		fringe(b, BROWN),
		laurel(b, color2),
	].join("");
