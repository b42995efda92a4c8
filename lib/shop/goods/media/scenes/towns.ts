/** What one knows a town by, as a silhouette behind the roofs of a street. The recipe's sign names it. */
import { circle, ellipse, fill, line, printed } from "../art/kit.ts";
import { darken, lighten } from "../colour.ts";
import { rect, type Scene, WHITE } from "./kit.ts";

type Paint = { far: string; near: string; roof: string };

/** A tower with a pointed roof; its foot is hidden by the street. */
const spire = (x: number, width: number, top: number, roof: number, wall: string, cap: string) =>
	rect(x - width / 2, top + roof, width, 70 - top, wall) +
	fill(`M${x - width * 0.66} ${top + roof + 0.6}L${x} ${top}L${x + width * 0.66} ${top + roof + 0.6}z`, cap) +
	printed(rect(x - width * 0.12, top + roof + 4, width * 0.24, 4, darken(wall, 0.25)));
/** An onion dome with its lantern. */
const dome = (x: number, width: number, top: number, wall: string, cap: string) =>
	rect(x - width / 2, top + 11, width, 60 - top, wall) +
	line(`M${x} ${top}v5`, darken(cap, 0.2), 0.8) +
	fill(
		`M${x} ${top + 2}q1.400 2 ${width * 0.2} 2.600v2q${width * 0.42} 1.400 ${width * 0.4} 5h${-width * 1.2}q0-3.600 ${width * 0.4}-5v-2q${width * 0.2}-.6 ${width * 0.2}-2.600z`,
		cap,
	) +
	printed(rect(x - width * 0.12, top + 16, width * 0.24, 4, darken(wall, 0.25)));

const TOWNS: Record<string, (paint: Paint) => string> = {
	castle: ({ near, roof }) =>
		[
			rect(-2, 52, 42, 20, near),
			fill("M-2 52L3 48H36L40 52z", roof),
			spire(12, 5, 30, 16, near, roof),
			spire(18, 5, 30, 16, near, roof),
			spire(27, 6, 26, 13, darken(near, 0.06), roof),
			fill("M21 50q6-6 12 0z", roof),
			printed(...[1, 6, 31, 36].map((x) => rect(x, 56, 2, 3.5, darken(near, 0.25)))),
		].join(""),
	petrov: ({ near, roof }) =>
		fill("M-2 60Q14 48 34 58V90H-2z", "#9fcfae") +
		rect(8, 50, 17, 16, near) +
		spire(10, 5, 27, 20, near, roof) +
		spire(19, 5, 27, 20, near, roof) +
		fill("M19 52L23 46H27V56z", roof),
	mine: ({ near, roof }) =>
		[
			rect(74, 56, 30, 20, near),
			fill("M78 58L84 33H89L95 58z", roof),
			printed(fill("M81.500 56L86.500 37L91.500 56z", lighten(roof, 0.55))),
			line("M80 52H93M82 44H91", roof, 1),
			circle(84.5, 34, 4.2, darken(roof, 0.15)),
			circle(84.5, 34, 2.4, lighten(roof, 0.5)),
			circle(91, 34, 4.2, darken(roof, 0.15)),
			circle(91, 34, 2.4, lighten(roof, 0.5)),
		].join(""),
	bartholomew: ({ near, roof }) =>
		rect(2, 54, 22, 14, near) + fill("M1 54L7 44H20L25 54z", roof) + spire(16, 8, 26, 20, near, roof),
	jested: ({ near }) =>
		fill("M52 66Q74 46 83 42Q92 46 104 58V90H50z", "#9fcfae") +
		fill("M78 45Q82 40 82.500 26h1.200Q84.300 40 88.500 45z", near) +
		line("M83.100 30v-4", darken(near, 0.3), 0.6) +
		rect(79, 42, 8.4, 1.4, darken(near, 0.3)),
	column: ({ near, roof }) =>
		dome(10, 8, 30, near, roof) +
		dome(23, 8, 30, near, roof) +
		rect(8, 52, 18, 12, near) +
		ellipse(16.5, 46, 7, 6, roof),
	black: ({ near, roof }) =>
		rect(79, 40, 11, 40, darken(near, 0.3)) +
		rect(77, 37, 15, 3, WHITE) +
		printed(...[78.5, 81.5, 84.5, 87.5].map((x) => rect(x, 37.5, 1.4, 2, darken(near, 0.3)))) +
		rect(80, 32, 9, 5, darken(near, 0.3)) +
		fill("M79 32q5.500-3 5.500-7q0 4 5.500 7z", roof),
	white: ({ near, roof }) =>
		dome(11, 10, 29, WHITE, roof) +
		spire(23, 5, 32, 12, "#c9795f", roof) +
		spire(30, 5, 32, 12, "#c9795f", roof) +
		rect(20, 54, 14, 14, near),
	bridge: ({ near, roof }) =>
		[
			fill("M-2 58Q10 40 30 54V90H-2z", "#9fcfae"),
			fill("M66 62Q84 44 104 56V90H66z", "#9fcfae"),
			fill("M82 66L86 28H88.500L91 66z", near),
			...[62, 68, 74, 96, 100].map((x) => line(`M${x} 60L87 32`, darken(near, 0.25), 0.4)),
			rect(54, 59, 50, 2.4, roof),
		].join(""),
	gate: ({ near, roof }) =>
		rect(10, 46, 14, 30, near) +
		fill("M9 46L12 39H22L25 46z", "#4fae8f") +
		spire(17, 4, 26, 14, near, "#4fae8f") +
		[10, 24].map((x) => spire(x, 2.6, 34, 10, near, roof)).join(""),
	block: ({ near, roof }) =>
		rect(73, 30, 22, 50, near) +
		printed(...[33, 38, 43, 48, 53].map((y) => rect(75, y, 18, 2.6, lighten(roof, 0.5)))) +
		line("M73 30V80M95 30V80M80 30V60M87.500 30V60", roof, 0.9) +
		rect(78, 27.6, 12, 2.4, roof),
	james: ({ near, roof }) =>
		rect(6, 52, 20, 16, near) +
		spire(10, 6, 28, 14, near, roof) +
		spire(22, 6, 32, 10, near, roof) +
		fill("M11 54L16 44L21 54z", roof),
	springs: ({ near, roof }) =>
		[
			fill("M-2 54Q14 34 36 54V90H-2z", "#9fcfae"),
			fill("M62 52Q84 28 104 46V90H62z", "#86c29b"),
			rect(68, 54, 34, 3, near),
			...[70, 76, 82, 88, 94].map((x) => rect(x, 57, 2.4, 16, near)),
			fill("M68 54L85 46L102 54z", roof),
			line("M12 52q-3-4 0-8t0-8M18 52q-3-4 0-8t0-8", "#bfe3f7", 1.6),
		].join(""),
};

/** Sky, clouds, hills and the silhouette. */
export const TOWN_SCENES: Record<string, Scene> = {
	town: {
		color: "#cfe9fb",
		color2: "#c98a72",
		draw: ({ color, color2, sign }) => {
			const town = Object.hasOwn(TOWNS, sign) ? TOWNS[sign] : undefined;
			const paint = { far: "#b9dfc9", near: lighten(color2, 0.55), roof: color2 };
			const cloud = (x: number, y: number) => fill(`M${x} ${y}a4 4 0 0 1 5-4a5 5 0 0 1 9-1a4 4 0 0 1 6 5z`, WHITE);
			return [
				rect(-2, -2, 104, 130, color),
				circle(69, 33, 5.5, "#ffc93c"),
				cloud(30, 36),
				cloud(72, 42),
				fill("M-2 66Q14 50 34 60T70 56T102 62V130H-2z", paint.far),
				town?.(paint) ?? "",
			].join("");
		},
	},
};
