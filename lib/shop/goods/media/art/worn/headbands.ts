import { darken, lighten } from "../../colour.ts";
import { glyphPath } from "../glyphs.ts";
import { type Art, circle, ellipse, fill, group, line, printed, tube } from "../kit.ts";

const BAND = "M12 97C10 70 26 55 50 55S90 70 88 97";

/** A halo on a wire above a headband. */
export const haloBand: Art = ({ color, color2 }) =>
	[
		line("M50 56V30", "#b9bfca", 1.6),
		tube(BAND, color2, 6),
		ellipse(50, 20, 36, 12.5, "none", `stroke="${darken(color, 0.12)}" stroke-width="7"`),
		ellipse(50, 20, 36, 12.5, "none", `stroke="${lighten(color, 0.25)}" stroke-width="2.600"`),
		...[-33, -22, -11, 0, 11, 22, 33].map((x) => {
			const y = 20 + 12.5 * Math.sqrt(1 - (x / 36) ** 2);
			return fill(
				`M${x + 50} ${(y + 9).toFixed(1)}C${x + 44} ${(y + 3).toFixed(1)} ${x + 46} ${(y - 4).toFixed(1)} ${x + 50} ${(y - 5).toFixed(1)}C${x + 54} ${(y - 4).toFixed(1)} ${x + 56} ${(y + 3).toFixed(1)} ${x + 50} ${(y + 9).toFixed(1)}Z`,
				color2,
			);
		}),
	].join("");

const EARS: Record<string, (color: string, inner: string) => string> = {
	C: (color, inner) => fill("M14 64L20 22Q34 32 44 54Z", color) + printed(fill("M21 56L24 33Q32 40 37 52Z", inner)),
	R: (color, inner) =>
		fill("M27 66C12 44 10 14 20 4C32 10 40 34 40 57Z", color) +
		printed(fill("M27 56C19 42 16 24 21 14C28 22 33 38 33 54Z", inner)),
	F: (color, inner) =>
		fill("M12 65L18 18Q38 30 46 55Z", color) +
		printed(fill("M22 57L25 34Q34 40 39 52Z", inner), fill("M18 18Q24 21 29 26L16.500 33Z", "#2f2a3a")),
	M: (color, inner) => circle(26, 45, 19, color) + printed(circle(26, 45, 11.5, inner)),
};

/** Two ears on a headband; the sign says whose: C cat, R rabbit, F fox, M mouse. */
export const earsBand: Art = ({ color, color2, sign }) => {
	const ear = (EARS[sign] ?? EARS.C)?.(color, color2) ?? "";
	return tube(BAND, darken(color, 0.25), 6) + ear + group('transform="translate(100 0) scale(-1 1)"', ear);
};

/** Four digits on springs above a headband. */
export const yearBand: Art = ({ color, color2 }) =>
	[
		...[17, 39, 61, 83].map((x, i) =>
			line(
				`M${50 + (x - 50) * 0.62} ${i === 0 || i === 3 ? 62 : 56}l${(x - 50) * 0.08} -6 ${(50 - x) * 0.06 + 3} -3 -4 -4 ${(x - 50) * 0.2} -5`,
				"#b9bfca",
				1.4,
			),
		),
		tube(BAND, color2, 6),
		...["2", "0", "2", "7"].map((digit, i) => {
			const d = glyphPath(digit, 7 + i * 23, i === 0 || i === 3 ? 14 : 6, 17, 27);
			return group(
				`transform="rotate(${[-8, -3, 3, 8][i]} ${15.5 + i * 23} 24)"`,
				line(d, darken(color, 0.2), 8),
				line(d, color, 6.4),
				printed(line(d, lighten(color, 0.4), 1.6, 'stroke-dasharray="0.100 3.200"')),
			);
		}),
	].join("");

/** A ring of flowers, for a head or, longer, for a neck. */
export const flowerWreath: Art = ({ color, color2 }) => {
	const around = Array.from({ length: 14 }, (_, i) => {
		const angle = (i / 14) * Math.PI * 2 - Math.PI / 2;
		return { x: 50 + 37 * Math.cos(angle), y: 50 + 37 * Math.sin(angle), turn: (angle * 180) / Math.PI, i };
	});
	const leaf = ({ x, y, turn }: { x: number; y: number; turn: number }) =>
		group(
			`transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(turn + 40).toFixed(0)})"`,
			fill("M0 0C3 -7 9 -8 13 -4C10 2 5 3 0 0Z", "#5f9e5a"),
		);
	const flower = ({ x, y, i }: { x: number; y: number; i: number }) => {
		const tone = [color, lighten(color, 0.35), color2][i % 3] ?? color;
		const petals = Array.from({ length: 5 }, (_, k) => {
			const a = (k / 5) * Math.PI * 2 + i;
			return circle(x + 5 * Math.cos(a), y + 5 * Math.sin(a), 4.6, tone);
		});
		return group("", ...petals, circle(x, y, 2.8, "#f2c14e"));
	};
	return [line("M50 13A37 37 0 1 1 49.900 13", "#7a9a5f", 4), ...around.map(leaf), ...around.map(flower)].join("");
};
