/** The turning and scaling part of an SVG transform: a b c d of its matrix. Where it moves things does not matter to light. */
export type Turn = readonly [a: number, b: number, c: number, d: number];

export const STRAIGHT: Turn = [1, 0, 0, 1];

const times = ([a, b, c, d]: Turn, [e, f, g, h]: Turn): Turn => [
	a * e + c * f,
	b * e + d * f,
	a * g + c * h,
	b * g + d * h,
];

function oneTurn(name: string, numbers: readonly number[]): Turn {
	const [first = 0, second] = numbers;
	if (name === "scale") return [first, 0, 0, second ?? first];
	if (name === "matrix") return [first, second ?? 0, numbers[2] ?? 0, numbers[3] ?? 0];
	if (name !== "rotate") return STRAIGHT;
	const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
	return [cos, sin, -sin, cos];
}

/** `outer` followed by what a `transform` attribute says. */
export function turned(outer: Turn, transform: string): Turn {
	let turn = outer;
	for (const [, name = "", inner = ""] of transform.matchAll(/([a-z]+)\(([^)]*)\)/gi))
		turn = times(turn, oneTurn(name, (inner.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)));
	return turn;
}

/** The vector that a turn makes into (x, y): mirrored and turned pieces are lit from the same side as straight ones. */
export function before([a, b, c, d]: Turn, x: number, y: number): readonly [number, number] {
	const area = a * d - b * c;
	return area === 0 ? [0, 0] : [(d * x - c * y) / area, (a * y - b * x) / area];
}

/** How many times longer lines become. */
export const growth = ([a, b, c, d]: Turn) => Math.sqrt(Math.abs(a * d - b * c));
