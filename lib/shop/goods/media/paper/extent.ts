/** How many numbers a path command takes, and which of them are coordinates of points. */
const TAKES: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** Width and height of `pathBounds`; 0 of an empty path. */
export function pathExtent(d: string): { width: number; height: number } {
	const { left, top, right, bottom } = pathBounds(d);
	return left > right ? { width: 0, height: 0 } : { width: right - left, height: bottom - top };
}

/** The box that the points of a path span, with those that only bend it: a little more than is drawn. Inside out when the path is empty. */
export function pathBounds(d: string): Bounds {
	let [x, y, startX, startY] = [0, 0, 0, 0];
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	const see = (px: number, py: number) => {
		[left, top, right, bottom] = [Math.min(left, px), Math.min(top, py), Math.max(right, px), Math.max(bottom, py)];
	};
	for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
		const command = letter.toUpperCase();
		const isRelative = letter !== command;
		const takes = TAKES[command] ?? 0;
		if (command === "Z") [x, y] = [startX, startY];
		const numbers =
			command === "A" ? arcNumbers(rest) : (rest.match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? []).map(Number);
		for (let at = 0; takes > 0 && at + takes <= numbers.length; at += takes) {
			const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
			const n = numbers.slice(at, at + takes);
			if (command === "H") x = fromX + (n[0] ?? 0);
			else if (command === "V") y = fromY + (n[0] ?? 0);
			else {
				for (let i = command === "A" ? 5 : 0; i < takes; i += 2) see(fromX + (n[i] ?? 0), fromY + (n[i + 1] ?? 0));
				[x, y] = [fromX + (n[takes - 2] ?? 0), fromY + (n[takes - 1] ?? 0)];
			}
			see(x, y);
			if (command === "A") {
				// An arc bulges by its radius at most; half of it is right for the round corners and circles of drawings.
				see(x - (n[0] ?? 0) / 2, y - (n[1] ?? 0) / 2);
				see(x + (n[0] ?? 0) / 2, y + (n[1] ?? 0) / 2);
			}
			if (command === "M" && at === 0) [startX, startY] = [x, y];
		}
	}
	return { left, top, right, bottom };
}

/** Numbers of arcs, whose two flags may stand without spaces: "a5 5 0 01.3 2". */
function arcNumbers(text: string): number[] {
	const numbers: number[] = [];
	const reader = /\s*,?\s*(-?(?:\d*\.\d+|\d+)(?:e-?\d+)?)/y;
	const flag = /\s*,?\s*([01])/y;
	for (let at = 0; at < text.length; ) {
		const pattern = numbers.length % 7 === 3 || numbers.length % 7 === 4 ? flag : reader;
		pattern.lastIndex = at;
		const found = pattern.exec(text);
		if (!found) break;
		numbers.push(Number(found[1]));
		at = pattern.lastIndex;
	}
	return numbers;
}
