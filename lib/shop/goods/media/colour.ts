/** Colour arithmetic for drawings, done in OKLab so that light and dark tones of a colour keep its character. */

type Lab = readonly [l: number, a: number, b: number];

const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function parse(hex: string): readonly [number, number, number] {
	const long = /^#[0-9a-f]{3}$/i.test(hex) ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;
	if (!/^#[0-9a-f]{6}$/i.test(long)) throw new Error(`Not a #rrggbb colour: ${hex}`);
	const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
	return [channel(1), channel(3), channel(5)];
}

function rgbToLab(rgb: readonly [number, number, number]): Lab {
	const [r, g, b] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])];
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

function labToRgb([lightness, a, b]: Lab): [number, number, number] {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
}

/** To sRGB 0–1; outside the gamut it reduces chroma rather than lightness. */
function toGamut(lab: Lab): [number, number, number] {
	const fits = (rgb: readonly number[]) => rgb.every((c) => c >= -0.002 && c <= 1.002);
	let rgb = labToRgb(lab);
	for (let keep = 0.95; !fits(rgb) && keep > 0; keep -= 0.05) rgb = labToRgb([lab[0], lab[1] * keep, lab[2] * keep]);
	return [fromLinear(clamp(rgb[0])), fromLinear(clamp(rgb[1])), fromLinear(clamp(rgb[2]))];
}

function toHex(lab: Lab): string {
	return `#${toGamut(lab)
		.map((c) =>
			Math.round(clamp(c) * 255)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}

const polar = ([l, a, b]: Lab) => ({ l, c: Math.hypot(a, b), h: Math.atan2(b, a) });
const cartesian = (l: number, c: number, h: number): Lab => [l, c * Math.cos(h), c * Math.sin(h)];

/** `from` at share 0, `to` at 1; both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
	const [a, b] = [rgbToLab(parse(from)), rgbToLab(parse(to))];
	const at = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share;
	return toHex([at(0), at(1), at(2)]);
}

/** Closer to white by `amount` 0–1, keeping more chroma than mixing with white. */
export function lighten(color: string, amount: number): string {
	const { l, c, h } = polar(rgbToLab(parse(color)));
	return toHex(cartesian(l + (1 - l) * amount, c * (1 - amount * 0.55), h));
}

/** Closer to black by `amount` 0–1; greys shift towards violet and yellows towards orange, as real shade does. */
export function darken(color: string, amount: number): string {
	const { l, c, h } = polar(rgbToLab(parse(color)));
	if (c < 0.035) return mix(color, l > 0.5 ? "#3a3058" : "#0a0714", Math.min(0.9, amount * (l > 0.85 ? 1.15 : 0.85)));
	const yellowness = clamp(1 - Math.abs(h - 1.75) / 0.7);
	return toHex(cartesian(l * (1 - amount), c * (1 - amount * 0.15), h - yellowness * amount * 1.5));
}

/** The colour with its hue rotated by `degrees`; lightness stays. */
export function turnHue(color: string, degrees: number): string {
	const { l, c, h } = polar(rgbToLab(parse(color)));
	return toHex(cartesian(l, c, h + (degrees * Math.PI) / 180));
}

/** The colour with a share of its chroma: 0 is grey. */
export function soften(color: string, chroma: number): string {
	const { l, c, h } = polar(rgbToLab(parse(color)));
	return toHex(cartesian(l, c * chroma, h));
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(color: string): number {
	return rgbToLab(parse(color))[0];
}

/** One of the neighbouring shades of a colour: `step` −1 is darker and redder, 1 lighter and yellower. */
export function nearbyShade(color: string, step: number): string {
	const { l, c, h } = polar(rgbToLab(parse(color)));
	// Dark colours cannot go much darker nor light ones lighter, so the span leans towards the middle.
	const span = step > 0 ? (1 - l) * 0.45 : l * 0.16;
	return toHex(cartesian(clamp(l + step * span), c * (1 - Math.max(0, step) * 0.28), h + step * 0.12));
}
