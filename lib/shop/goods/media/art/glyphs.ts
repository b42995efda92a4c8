/** Centre lines of digits, capitals and a few marks in a 60 × 100 box (M and W 76 wide), to be drawn with round strokes. */

export type Glyph = { d: string; width: number };

const SHAPES: Record<string, string> = {
	"0": "M30 3C11 3 5 26 5 50S11 97 30 97 55 74 55 50 49 3 30 3Z",
	"1": "M12 25L34 4V97",
	"2": "M6 27C6 11 17 3 30 3S55 11 55 28C55 52 7 70 6 97H56",
	"3": "M6 14C12 6 20 3 30 3C45 3 53 12 53 25C53 40 43 47 27 47C46 47 56 57 56 72C56 89 44 97 29 97C17 97 9 92 4 83",
	"4": "M43 97V4L4 71H58",
	"5": "M52 4H14L10 45C16 40 23 38 30 38C47 38 56 50 56 67C56 86 45 97 28 97C17 97 9 93 4 85",
	"6": "M49 6C22 12 4 38 4 68C4 88 14 97 30 97S56 86 56 68 46 41 31 41 6 51 4 66",
	"7": "M4 4H56C40 30 27 60 23 97",
	"8": "M30 46C16 46 8 38 8 25S16 3 30 3 52 12 52 25 44 46 30 46C14 46 4 56 4 72S14 97 30 97 56 88 56 72 46 46 30 46Z",
	"9": "M11 94C38 88 56 62 56 32C56 12 46 3 30 3S4 14 4 32 14 59 29 59 54 49 56 34",
	A: "M3 97L30 3L57 97M13 66H47",
	B: "M8 3V97H32C48 97 56 88 56 73S48 48 32 48H8M32 48C45 48 52 38 52 25S45 3 32 3H8",
	C: "M56 20C50 9 42 3 32 3C13 3 4 24 4 50S13 97 32 97C42 97 50 91 56 80",
	D: "M8 3V97H26C46 97 56 78 56 50S46 3 26 3Z",
	E: "M54 3H8V97H54M8 49H46",
	F: "M54 3H8V97M8 49H46",
	G: "M55 20C49 9 42 3 32 3C13 3 4 24 4 50S13 97 32 97C46 97 56 88 56 70V56H34",
	H: "M6 3V97M54 3V97M6 50H54",
	I: "M30 3V97",
	J: "M46 3V68C46 88 38 97 26 97C14 97 7 90 5 78",
	K: "M8 3V97M54 3L8 60M24 42L56 97",
	L: "M8 3V97H54",
	M: "M5 97V3L38 60L71 3V97",
	N: "M6 97V3L54 97V3",
	O: "M30 3C11 3 4 24 4 50S11 97 30 97 56 76 56 50 49 3 30 3Z",
	P: "M8 97V3H32C48 3 56 13 56 29S48 55 32 55H8",
	Q: "M30 3C11 3 4 24 4 50S11 97 30 97 56 76 56 50 49 3 30 3ZM38 74L57 100",
	R: "M8 97V3H32C48 3 56 13 56 28S48 52 32 52H8M32 52L56 97",
	S: "M53 18C48 8 40 3 30 3C16 3 7 12 7 25C7 54 55 42 55 73C55 88 45 97 30 97C18 97 10 91 5 81",
	T: "M3 3H57M30 3V97",
	U: "M6 3V62C6 86 15 97 30 97S54 86 54 62V3",
	V: "M3 3L30 97L57 3",
	W: "M3 3L20 97L38 28L56 97L73 3",
	X: "M5 3L55 97M55 3L5 97",
	Y: "M3 3L30 52L57 3M30 52V97",
	Z: "M5 3H55L5 97H56",
	"!": "M30 3V66M30 94V96",
	"?": "M8 22C10 10 18 3 30 3S53 11 53 25C53 45 30 46 30 67M30 94V96",
	"&": "M56 97L18 34C10 20 17 3 31 3S49 22 36 34L20 47C8 56 3 66 3 75C3 89 13 97 25 97C42 97 52 84 54 62",
	"+": "M30 26V76M5 51H55",
	"-": "M8 51H52",
	"×": "M10 36L50 76M50 36L10 76",
	".": "M30 94V96",
};

/** Czech diacritics, above the letter. */
const MARKS: Record<string, string> = {
	"\u0301": "M28 -14L38 -27",
	"\u030c": "M17 -27L30 -14L43 -27",
	"\u030a": "M30 -32A8 8 0 1 0 30.100 -32Z",
	"\u0308": "M20 -20V-19M40 -20V-19",
};

/** Centre line of a digit or letter, with Czech diacritics. Throws when there is none. */
export function glyph(sign: string): Glyph {
	const [letter = "", ...marks] = [...sign.toUpperCase().normalize("NFD")];
	const d = Object.hasOwn(SHAPES, letter) ? SHAPES[letter] : undefined;
	if (d === undefined || marks.some((mark) => !Object.hasOwn(MARKS, mark))) throw new Error(`Unknown sign: ${sign}`);
	return { d: d + marks.map((mark) => MARKS[mark] ?? "").join(""), width: letter === "M" || letter === "W" ? 76 : 60 };
}

const NUMBERS = /-?\d*\.?\d+/g;

/** Scales a path of absolute M L H V C S A Z commands into a box, keeping its proportions. */
export function glyphPath(sign: string, x: number, y: number, width: number, height: number): string {
	const { d, width: own } = glyph(sign);
	const accented = /-\d/.test(d);
	const tall = accented ? 134 : 100;
	const scale = Math.min(width / own, height / tall);
	const [dx, dy] = [x + (width - own * scale) / 2, y + (height - tall * scale) / 2 + (accented ? 34 * scale : 0)];
	return d.replace(/([MLHVCSAZ])([^MLHVCSAZ]*)/g, (_, command: string, rest: string) => {
		const numbers = (rest.match(NUMBERS) ?? []).map(Number);
		const place = (n: number, i: number) => {
			if (command === "A" && i % 7 < 5) return i % 7 < 2 ? n * scale : n;
			const vertical = command === "V" || (command !== "H" && (command === "A" ? i % 7 === 6 : i % 2 === 1));
			return n * scale + (vertical ? dy : dx);
		};
		return command + numbers.map((n, i) => (Math.round(place(n, i) * 100) / 100).toString()).join(" ");
	});
}
