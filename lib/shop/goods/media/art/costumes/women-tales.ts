import { darken, lighten } from "../../colour.ts";
import { type Art, circle, fill, line, printed, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { figure, hands, mirrored, WOMAN } from "./body.ts";
import { mermaidTail } from "./children-tales.ts";
import { belt, bodice, cape, collar, points, shoes, skirt, tights } from "./clothes.ts";
import { bareHead, fringe, longHair } from "./hair.ts";
import { crown, halo, horns, pointedHat } from "./heads.ts";
import { broom, trident, wand } from "./props.ts";
import { BLOND, DARK, GOLD, RED } from "./tones.ts";

const b = WOMAN;

export const costumeWitch: Art = ({ color, color2 }) =>
	[
		cape(b, darken(color, 0.3), { to: 90, flare: 28 }),
		longHair(b, RED, { to: b.shoulderY + 14 }),
		figure(b),
		shoes(b, "#26222f"),
		part("dress", points(27, 83, 9, 9, darken(color, 0.2))),
		skirt(b, color, { to: 84, flare: 26, waves: 5 }),
		fill(`M46 ${b.waistY}H54L60 84Q50 88 40 84Z`, color2),
		bodice(b, color),
		mirrored(
			fill(
				`M${50 + b.shoulder - 3} ${b.shoulderY + 2}L${b.hand[0] - 3} ${b.hand[1] - 14}L${b.hand[0] + 2} ${b.hand[1] + 4}L${b.hand[0] - 9} ${b.hand[1] - 2}L${50 + b.shoulder - 3} ${b.shoulderY + 9}Z`,
				color,
			),
		),
		line("M47 29L53 33M53 29L47 33M47 35L53 39M53 35L47 39", color2, 0.9),
		belt(b, "#26222f", GOLD),
		bareHead(b),
		fringe(b, RED),
		pointedHat(b, color, color2),
		broom(b),
	].join("");

export const costumeDevilLady: Art = ({ color, color2 }) =>
	[
		part("dress", line("M58 54C78 62 86 54 88 70", color, 2.6), fill("M88 80L82.500 69H93.500Z", color)),
		longHair(b, DARK, { to: b.shoulderY + 12 }),
		figure(b),
		tights(b, color2),
		shoes(b, color),
		part("dress", points(19, b.crotch + 4, 12, 7, darken(color, 0.16))),
		skirt(b, color, { to: b.crotch + 5, flare: 18 }),
		bodice(b, color),
		line("M47 32L53 36M53 32L47 36M47 38L53 41M53 38L47 41", color2, 0.9),
		belt(b, color2, GOLD),
		part("gloves", mirrored(line(`M${b.hand[0] - 9} ${b.hand[1] - 11}L${b.hand[0]} ${b.hand[1]}`, color2, 6))),
		bareHead(b),
		fringe(b, DARK),
		horns(b, color, 1),
		trident(b, "#33272d"),
	].join("");

export const costumeAngel: Art = ({ color, color2 }) =>
	[
		part(
			"wings",
			mirrored(
				fill(
					"M54 34C64 10 88 6 95 20C91 22 93 28 89 30C92 36 87 41 83 41C84 48 76 52 72 50C66 54 58 50 54 44Z",
					lighten(color, 0.3),
				),
			),
		),
		longHair(b, BLOND, { to: b.shoulderY + 13 }),
		figure(b),
		skirt(b, color, { to: 93, flare: 25, waves: 5 }),
		printed(line("M44 46L36 90M50 48V92M56 46L64 90", darken(color, 0.1), 0.9)),
		bodice(b, color),
		mirrored(
			fill(
				`M${50 + b.shoulder - 3} ${b.shoulderY + 2}L${b.hand[0] - 2} ${b.hand[1] - 8}L${b.hand[0] - 2} ${b.hand[1] + 9}L${50 + b.shoulder - 3} ${b.shoulderY + 9}Z`,
				color,
			),
		),
		hands(b),
		belt(b, color2),
		line("M52 43L54 66M50 43L49 62", color2, 1.4),
		bareHead(b),
		fringe(b, BLOND),
		halo(b, color2),
	].join("");

export const costumeVampireLady: Art = ({ color, color2 }) =>
	[
		longHair(b, DARK, { to: b.shoulderY + 20 }),
		part("dress", collar(b, color, color2)),
		figure(b, "#efe0dc"),
		skirt(b, color, { to: 93, flare: 24, waves: 5 }),
		fill(`M48 ${b.waistY}H52L60 92Q50 96 40 92Z`, color2),
		bodice(b, color),
		line("M47 31L53 35M53 31L47 35M47 37L53 41M53 37L47 41", color2, 1),
		mirrored(
			fill(
				`M${50 + b.shoulder - 3} ${b.shoulderY + 2}L${b.hand[0] - 3} ${b.hand[1] - 8}L${b.hand[0] - 6} ${b.hand[1] + 8}L${50 + b.shoulder - 3} ${b.shoulderY + 8}Z`,
				color2,
			),
		),
		hands(b, "#efe0dc"),
		fill(starPath(50, 33, 2, 0.9, 0.1, 4), "#d7263d"),
		bareHead(b, "#efe0dc"),
		fill(
			`M41.400 ${b.headY + 1}C38 ${b.headY - 12} 62 ${b.headY - 12} 58.600 ${b.headY + 1}L56.500 ${b.headY - 4}L50 ${b.headY - 1}L43.500 ${b.headY - 4}Z`,
			DARK,
		),
		printed(mirrored(fill(`M51.400 ${b.headY + 4.4}H53.200L52.300 ${b.headY + 7}Z`, "#ffffff"))),
	].join("");

export const costumeMermaid: Art = ({ color, color2 }) =>
	[
		longHair(b, "#d9573a", { to: b.shoulderY + 24, half: b.headR * 1.6 }),
		figure(b),
		part("dress", mermaidTail(b.waistY + 2, b.waist, color, color2)),
		mirrored(fill(`M50.600 34C50.600 28 60 28 60.500 34C60.500 38 56 39.500 50.600 38Z`, color2)),
		belt(b, color2, "", { y: b.waistY + 2 }),
		...[44, 47, 50, 53, 56].map((x) => circle(x, b.waistY + 2, 1, "#fbf7ef")),
		hands(b),
		bareHead(b),
		fringe(b, "#d9573a"),
		fill(starPath(56.4, b.headY - 6, 3.6, 1.6, 0.4), "#ffc83d"),
		crown(b, GOLD, color2, { size: 0.7 }),
	].join("");

export const costumeEvilQueen: Art = ({ color, color2 }) =>
	[
		cape(b, "#26202e", { to: 94, flare: 34 }),
		collar(b, lighten(color, 0.2), "#fbf7ef"),
		figure(b),
		skirt(b, color, { to: 93, flare: 23, waves: 4 }),
		fill(`M49 ${b.waistY}H51L57 92Q50 95 43 92Z`, color2),
		bodice(b, color),
		mirrored(line(`M${50 + b.shoulder - 1} ${b.shoulderY + 3}L${b.hand[0]} ${b.hand[1]}`, color, 6.4)),
		hands(b),
		belt(b, color2),
		circle(50, b.waistY, 2, "#d7263d"),
		part("body", circle(50, b.headY, b.headR + 2, "#26202e")),
		bareHead(b),
		fill(
			`M41.500 ${b.headY - 1}C41 ${b.headY - 10} 59 ${b.headY - 10} 58.500 ${b.headY - 1}L50 ${b.headY - 5}Z`,
			"#26202e",
		),
		crown(b, color2, "#d7263d"),
		wand(b, "#7cc95a", "#26202e"),
	].join("");
