import { darken, lighten } from "../../colour.ts";
import { type Art, box, circle, fill, line, printed, starPath } from "../kit.ts";
import { part } from "../part.ts";
import { figure, hands, MAN, mirrored, SKIN } from "./body.ts";
import { belt, boots, buttons, cape, gloves, lapels, shoes, tights, top, trousers } from "./clothes.ts";
import { afro, bareHead, fringe, moustache } from "./hair.ts";
import { brimHat, eyeMask, headband } from "./heads.ts";
import { BROWN, DARK, GOLD, RED } from "./tones.ts";

const b = MAN;

export const costumeSuperhero: Art = ({ color, color2 }) =>
	[
		cape(b, color, { to: 90, flare: 32 }),
		figure(b),
		part("overall", tights(b, color2)),
		boots(b, color, { from: 80, cuff: GOLD }),
		part("overall", top(b, color2, { reach: 0.98, grow: 2.4 })),
		printed(mirrored(line("M52 40Q57 41 60 36M51 46H57M51 50H56", darken(color2, 0.16), 1.1))),
		fill(`M${50 - b.hip} ${b.crotch - 7}H${50 + b.hip}L52 ${b.crotch + 2}H48Z`, color),
		belt(b, GOLD, color, { y: b.crotch - 8, grow: 1.6 }),
		fill("M50 28L57 31L50 41L43 31Z", GOLD),
		fill("M51.500 30L47 35H50L48.500 39L53 33.500H50Z", color),
		gloves(b, color),
		bareHead(b),
		fringe(b, DARK),
		eyeMask(b, color),
	].join("");

const pinstripes = (color: string, across: readonly number[], from: number, to: number) =>
	printed(...across.map((x) => line(`M${x} ${from}V${to}`, color, 0.5)));

export const costumeGangster: Art = ({ color, color2 }) =>
	[
		figure(b),
		shoes(b, "#26222f"),
		trousers(b, color, { to: 93, wide: 1.2 }),
		pinstripes(lighten(color, 0.5), [42, 46, 54, 58], 60, 92),
		top(b, color, { grow: 1.6, to: b.crotch + 1, flare: 1 }),
		pinstripes(lighten(color, 0.5), [40, 44, 56, 60], 27, 52),
		lapels(b, "#26222f", color, { tie: color2, to: b.waistY + 1 }),
		buttons(b, GOLD, 2, { from: b.waistY + 2 }),
		fill("M56 35L61 34L60 31L58.600 33L57 30.500Z", "#d7263d"),
		part("shoes", mirrored(fill(box(50 + b.leg - 4.4, 91.6, 8.8, 3, 1), "#ffffff"))),
		hands(b),
		bareHead(b),
		moustache(b, DARK),
		brimHat(b, color, { dent: true, band: color2, tall: 0.86, brim: 1.55 }),
	].join("");

export const costumeDiscoKing: Art = ({ color, color2 }) =>
	[
		figure(b),
		shoes(b, color2),
		trousers(b, color, { to: 93, wide: 5 }),
		top(b, color, { reach: 0.86 }),
		mirrored(fill(`M${b.hand[0] - 8} ${b.hand[1] - 10}l6 -3l4 9l-7 4Z`, color)),
		part("hands", fill(`M43 ${b.shoulderY}H57L50 ${b.waistY - 1}Z`, SKIN)),
		mirrored(fill(`M52 ${b.shoulderY - 2}L64 ${b.shoulderY - 1}L60 ${b.shoulderY + 8}L54 ${b.shoulderY + 4}Z`, color)),
		line(`M45 ${b.shoulderY + 2}Q50 ${b.shoulderY + 12} 55 ${b.shoulderY + 2}`, GOLD, 1.2),
		circle(50, b.shoulderY + 8.4, 2, GOLD),
		belt(b, color2, "#ffffff", { grow: 1.4, y: b.waistY + 3 }),
		part(
			"trousers",
			...[60, 70, 80].map((y) => mirrored(fill(starPath(50 + 11 + (y - 60) * 0.1, y + 6, 1.9, 0.9, 0.1), color2))),
		),
		afro(b, DARK),
		bareHead(b),
		mirrored(fill(box(50.6, b.headY - 2.6, 7.4, 5.4, 2.4), "#6b5bd2")),
		line(`M49 ${b.headY - 0.8}H51`, "#3a2a3a", 0.9),
		moustache(b, DARK),
	].join("");

/** The suit in which astronauts start: no helmet, no boots. */
export const costumeLaunchSuit: Art = ({ color, color2 }) =>
	[
		figure(b),
		part("overall", trousers(b, color, { to: 92, wide: 1.6 }), top(b, color, { grow: 1.8, reach: 0.94, flare: 1 })),
		line(`M50 ${b.shoulderY + 2}V${b.crotch}`, darken(color, 0.28), 1),
		mirrored(line(`M${50 + 8} ${b.shoulderY + 1}L${50 + 5.5} ${b.crotch - 4}`, color2, 2.4)),
		belt(b, color2, "#c3c8d1", { y: b.waistY + 4, grow: 2 }),
		mirrored(fill("M57 70L62.500 71V79L57 78.500Z", darken(color, 0.16))),
		fill("M37.500 33H44.500V38.500H37.500Z", "#fbfaf7"),
		fill("M38.500 34.200H43.500V35.600H38.500Z", "#d6203a"),
		fill("M57 36A3.600 3.600 0 1 0 64.200 36A3.600 3.600 0 1 0 57 36Z", "#2f62b5"),
		bareHead(b),
		fringe(b, BROWN),
	].join("");

export const costumeTracksuit: Art = ({ color, color2 }) =>
	[
		figure(b),
		shoes(b, "#ffffff"),
		trousers(b, color, { to: 91, wide: 2.6 }),
		mirrored(fill(`M${50 + 12} 56L${50 + 15.6} 60L${50 + 13} 88L${50 + 9.6} 88Z`, color2)),
		top(b, color, { grow: 2.2, reach: 0.92, flare: 1.4 }),
		fill("M37 25L50 38L63 25L64 33L50 46L36 33Z", color2),
		fill("M36 36L50 49L64 36V40L50 53L36 40Z", "#ffd23f"),
		line(`M50 ${b.shoulderY}V${b.crotch - 4}`, "#ffffff", 1),
		belt(b, darken(color, 0.2), "", { y: b.crotch - 4, grow: 3 }),
		bareHead(b),
		fringe(b, RED),
		headband(b, color2, 3),
		part("body", mirrored(line("M58.400 15V24", RED, 3))),
		moustache(b, BROWN),
	].join("");
