import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, fill, heartPath, line, printed, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { CHILD, face, figure, hands, mirrored, SKIN } from "./body.ts";
import {
	belt,
	bodice,
	buttons,
	cape,
	collar,
	emblem,
	lapels,
	points,
	shoes,
	skirt,
	tights,
	top,
	trousers,
	vest,
} from "./clothes.ts";
import { bareHead, fringe, longHair, plaits } from "./hair.ts";
import { brimHat, crown, flower, halo, headband, pointedHat } from "./heads.ts";
import { basket, broom, wand } from "./props.ts";
import { BLOND, BROWN, DARK, GOLD } from "./tones.ts";

const b = CHILD;

export const costumePrincess: Art = ({ color, color2 }) =>
	[
		longHair(b, BLOND),
		figure(b),
		skirt(b, lighten(color, 0.3), { to: 93, flare: 33, waves: 7 }),
		skirt(b, color, { to: 84, flare: 28 }),
		fill(`M50 ${b.waistY}L58 90Q50 94 42 90Z`, color2),
		bodice(b, color, { sleeve: color2 }),
		belt(b, color2),
		circle(50, b.waistY, 2.2, darken(color, 0.1)),
		...[44, 50, 56].map((x) => flower(x, b.shoulderY + 9, 2, color2, "#ffffff")),
		bareHead(b),
		fringe(b, BLOND),
		crown(b, GOLD, color),
		wand(b),
	].join("");

export const costumeIcePrincess: Art = ({ color, color2 }) => {
	const flake = (x: number, y: number, r: number) =>
		line(
			`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}M${x - r * 0.7} ${y - r * 0.7}L${x + r * 0.7} ${y + r * 0.7}M${x + r * 0.7} ${y - r * 0.7}L${x - r * 0.7} ${y + r * 0.7}`,
			"#ffffff",
			0.9,
		);
	return [
		cape(b, color2, { to: 92, flare: 36 }),
		figure(b),
		skirt(b, color, { to: 92, flare: 24, waves: 4 }),
		bodice(b, color, { sleeve: "" }),
		line(
			`M${50 - b.shoulder} ${b.shoulderY + 2}Q50 ${b.shoulderY + 6} ${50 + b.shoulder} ${b.shoulderY + 2}`,
			color2,
			3.4,
		),
		printed(flake(50, 72, 4.4), flake(40, 84, 3), flake(60, 85, 3), flake(50, 48, 2.4)),
		belt(b, color2),
		bareHead(b),
		fringe(b, "#f4e2b0"),
		part("body", line(`M${50 + 10} ${b.headY + 6}Q68 ${b.shoulderY + 2} 61 ${b.shoulderY + 14}`, "#f4e2b0", 5)),
		headband(b, color2),
		fill(starPath(50, b.headY - 11.6, 5, 2, 0.3, 6), "#ffffff"),
	].join("");
};

export const costumeAngelChild: Art = ({ color, color2 }) =>
	[
		part(
			"wings",
			mirrored(
				fill(
					"M54 44C70 26 88 26 94 36C90 38 92 42 88 44C90 48 86 51 83 51C84 56 78 58 75 57C70 62 60 60 54 54Z",
					lighten(color, 0.2),
				),
			),
		),
		figure(b),
		skirt(b, color, { to: 90, flare: 25, waves: 5 }),
		bodice(b, color),
		mirrored(line(`M${50 + b.shoulder} ${b.shoulderY + 4}L${b.hand[0] - 4} ${b.hand[1] - 6}`, color, 11)),
		hands(b),
		belt(b, color2),
		line(`M${50 - 24} 87q12 5 24 0t24 0`, color2, 1.4),
		bareHead(b),
		fringe(b, BLOND),
		halo(b, color2),
		part("dress", emblem(b, color2, heartPath(50, 41, 7))),
	].join("");

export const costumeWitchChild: Art = ({ color, color2 }) =>
	[
		longHair(b, "#d9772e"),
		figure(b),
		mirrored(printed(...[76, 80, 84, 88].map((y) => fill(box(50 + b.leg - 4.2, y, 8.4, 2, 0.2), color2)))),
		shoes(b, "#26222f"),
		part("dress", points(27, b.crotch + 3, 9, 9, color2)),
		skirt(b, color, { to: b.crotch + 7, flare: 26 }),
		part("dress", top(b, color, { to: b.waistY, reach: 0.8 })),
		belt(b, color2, GOLD),
		bareHead(b),
		fringe(b, "#d9772e"),
		pointedHat(b, color, color2),
		broom(b),
	].join("");

export const costumeVampireChild: Art = ({ color, color2 }) =>
	[
		cape(b, color, { to: 90, flare: 32 }),
		collar(b, color, color2),
		figure(b),
		shoes(b, "#26222f"),
		trousers(b, "#2f2a3a"),
		part("top", top(b, "#fbf7ef"), vest(b, color2, { open: 3 })),
		fill(`M45 ${b.shoulderY + 2}L55 ${b.shoulderY + 6}V${b.shoulderY + 2}L45 ${b.shoulderY + 6}Z`, "#26222f"),
		bareHead(b, "#efe0dc"),
		fill(
			`M37 ${b.headY + 1}C34 ${b.headY - 18} 66 ${b.headY - 18} 63 ${b.headY + 1}L60 ${b.headY - 6}L50 ${b.headY - 2}L40 ${b.headY - 6}Z`,
			"#26222f",
		),
		printed(mirrored(fill(`M52 ${b.headY + 6.4}H54.400L53.200 ${b.headY + 9.4}Z`, "#ffffff"))),
	].join("");

export const costumeWaterSpriteChild: Art = ({ color, color2 }) =>
	[
		mirrored(line(`M${50 + b.headR} ${b.headY}Q66 ${b.headY + 12} 63 ${b.headY + 20}`, "#6fa84a", 3)),
		figure(b, "#cfe0a8"),
		shoes(b, "#c8372d"),
		tights(b, "#e9b83a"),
		printed(mirrored([74, 79, 84, 89].map((y) => fill(box(50 + b.leg - 4.2, y, 8.4, 2, 0.2), "#c8372d")).join(""))),
		trousers(b, darken(color, 0.16), { to: b.crotch + 12 }),
		top(b, color, { to: b.crotch + 3, flare: 3, grow: 1.2 }),
		lapels(b, "#fbf7ef", color),
		fill("M45 38L55 42V38L45 42Z", "#c8372d"),
		buttons(b, GOLD, 3, { from: 50 }),
		fill("M40 70C38 73 38 76 40 78C42 76 42 73 40 70Z", color2),
		hands(b, "#cfe0a8"),
		bareHead(b, "#cfe0a8"),
		fringe(b, "#6fa84a"),
		brimHat(b, color, { tall: 0.8, brim: 1.35, top: 0.8, band: "#c8372d" }),
		mirrored(line(`M${50 + b.headR * 0.8} ${b.headY - 7}q4 5 3 12`, "#e9b83a", 1.3)),
	].join("");

export const costumeRidingHood: Art = ({ color, color2 }) =>
	[
		cape(b, color, { to: 84, flare: 31 }),
		figure(b),
		shoes(b, "#6a4630"),
		skirt(b, color2, { to: b.crotch + 13, flare: 24 }),
		skirt(b, "#fbf7ef", { to: b.crotch + 8, flare: 11, waves: 2 }),
		bodice(b, "#fbf7ef", { sleeve: "#fbf7ef" }),
		part("dress", vest(b, "#4a3428", { open: 1.6, to: b.waistY })),
		part("cape", circle(50, b.headY - 1, b.headR + 4.6, color)),
		fill(`M${50 - 6} ${b.headY - 15}L50 ${b.headY - 23}L${50 + 6} ${b.headY - 15}Z`, color),
		circle(50, b.headY + 1.4, b.headR * 0.96, darken(color, 0.2)),
		part("hands", circle(50, b.headY + 2, b.headR * 0.84, SKIN)),
		plaits(b, BROWN, color),
		face(b, { within: 0.84, y: b.headY + 1.6 }),
		part("cape", line("M44 38C40 41 42 44 46 42L50 39L54 42C58 44 60 41 56 38", darken(color, 0.14), 1.8)),
		basket(b),
	].join("");

export const costumeForestFairy: Art = ({ color, color2 }) =>
	[
		part(
			"wings",
			mirrored(
				fill("M54 44C62 24 84 18 92 28C96 38 84 50 54 50Z", lighten(color, 0.5)) +
					fill("M54 52C70 50 84 58 82 68C76 76 62 68 54 56Z", lighten(color, 0.62)),
			),
		),
		longHair(b, "#c98b4f"),
		figure(b),
		shoes(b, darken(color, 0.2)),
		part("dress", points(26, b.waistY + 8, 17, 8, darken(color, 0.1))),
		points(21, b.waistY + 2, 15, 6, color),
		bodice(b, color),
		belt(b, darken(color, 0.3)),
		...[42, 50, 58].map((x, i) => flower(x, b.waistY + (i % 2 ? 1 : 0), 2.4, color2)),
		bareHead(b),
		fringe(b, "#c98b4f"),
		part(
			"hat",
			...[38, 44, 50, 56, 62].map((x, i) =>
				flower(x, b.headY - 8.6 - (2 - Math.abs(2 - i)) * 2, 3, i % 2 ? color2 : "#ffffff"),
			),
		),
		wand(b, color2, "#8a5a36"),
	].join("");

export const costumeSwan: Art = ({ color, color2 }) =>
	[
		part(
			"wings",
			mirrored(fill("M56 42C72 30 92 36 94 50C90 50 92 56 87 57C86 62 80 62 77 60C72 64 62 60 56 54Z", color)),
		),
		longHair(b, DARK, { to: b.shoulderY + 4 }),
		figure(b),
		tights(b, "#fbe9ea"),
		shoes(b, "#f4b6c4"),
		...[0, 1, 2].map((i) =>
			skirt(b, i % 2 ? darken(color, 0.05) : color, { to: b.crotch + 3 - i * 4, flare: 33 - i * 6, waves: 9 }),
		),
		bodice(b, color),
		part("prop", line("M44 40Q50 46 56 40", color2, 1.6), emblem(b, color2, heartPath(50, 44, 5))),
		bareHead(b),
		fringe(b, DARK),
		crown(b, color2, "#8fc9f2", { size: 0.8 }),
	].join("");

export const costumeMermaidChild: Art = ({ color, color2 }) =>
	[
		longHair(b, "#e0643a", { to: b.shoulderY + 20 }),
		figure(b),
		part("dress", mermaidTail(b.waistY, b.waist, color, color2)),
		mirrored(fill("M51 44C51 38 60 38 60.500 44C60.500 48 56 49.500 51 48Z", color2)),
		belt(b, color2),
		circle(50, b.waistY, 2.2, "#fbf7ef"),
		hands(b),
		bareHead(b),
		fringe(b, "#e0643a"),
		part("hat", fill(starPath(58, b.headY - 9.6, 5, 2.3, 0.6), "#ffc83d")),
	].join("");

/** A tail of scales instead of a skirt, from the waist to its fin. */
export function mermaidTail(waistY: number, waist: number, color: string, color2: string): string {
	const scales = [0, 1, 2, 3, 4].flatMap((row) =>
		Array.from({ length: 4 - Math.floor(row / 2) }, (_, i) => {
			const n = 4 - Math.floor(row / 2);
			return line(`M${50 + (i - n / 2) * 5.4} ${waistY + 7 + row * 5}q2.700 4 5.400 0`, darken(color, 0.2), 0.9);
		}),
	);
	return (
		fill(`M50 84C60 82 72 86 76 98C66 95 58 96 50 92C42 96 34 95 24 98C28 86 40 82 50 84Z`, color2) +
		fill(
			`M${50 - waist - 0.6} ${waistY}H${50 + waist + 0.6}C${50 + waist + 6} ${waistY + 14} ${50 + 8} 80 54 88H46C42 80 ${50 - waist - 6} ${waistY + 14} ${50 - waist - 0.6} ${waistY}Z`,
			color,
		) +
		printed(...scales)
	);
}
