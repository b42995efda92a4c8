/** Size of letters in pixels, and the most lines at that size. */
export type TitleSize = { size: number; lines: number };
/** Space for a title: width in pixels, and the sizes to try, the largest first and `last` in any case. */
export type TitleBox = { width: number; sizes: readonly TitleSize[]; last: TitleSize };
export type TitleLines = { size: number; lines: string[] };
/** Width of a text in pixels at a size in pixels. */
export type Measure = (text: string, sizePx: number) => number;

const ELLIPSIS = "…";

/**
 * The title in the largest size in which it fits without breaking a word, its lines about equally long; in the smallest size
 * long words are broken and text over the last line becomes "…". Lines break at spaces and after hyphens, not at NBSP. Never
 * throws.
 */
export function titleLines(title: string, box: TitleBox, measure: Measure): TitleLines {
	for (const { size, lines: most } of [...box.sizes, box.last]) {
		const fits = (text: string, width: number) => measure(text, size) <= width;
		const lines = wrap(title, (text) => fits(text, box.width));
		if (lines.length <= most && lines.every((line) => fits(line, box.width)))
			return { size, lines: balanced(title, lines, box.width, fits) };
	}
	const { size, lines: most } = box.last;
	const fits = (text: string) => measure(text, size) <= box.width;
	const lines = wrap(title, fits).flatMap((line) => (fits(line) ? [line] : chopped(line, fits)));
	return { size, lines: lines.length > most ? cut(lines.slice(0, most), fits) : lines };
}

/** Words with what may end a line: a space, or a hyphen or slash before a letter. */
const piecesOf = (title: string) => title.split(/(?<= )|(?<=[-/])(?=\p{L})/u);

function wrap(title: string, fits: (text: string) => boolean): string[] {
	const lines: string[] = [];
	for (const piece of piecesOf(title)) {
		const last = lines.at(-1);
		if (last !== undefined && fits((last + piece).trimEnd())) lines[lines.length - 1] = last + piece;
		else lines.push(piece);
	}
	return lines.map((line) => line.trim()).filter((line) => line !== "");
}

/** The same number of lines in the narrowest possible width, so that no word is alone on the last line. */
function balanced(
	title: string,
	lines: string[],
	width: number,
	fits: (text: string, width: number) => boolean,
): string[] {
	let best = lines;
	let [low, high] = [width / 2, width];
	while (high - low > 2) {
		const middle = (low + high) / 2;
		const tried = wrap(title, (text) => fits(text, middle));
		const isGood = tried.length === lines.length && tried.every((line) => fits(line, middle));
		if (isGood) [best, high] = [tried, middle];
		else low = middle;
	}
	return best;
}

/** A word too long for any line, broken into lines of as many letters as fit. */
function chopped(word: string, fits: (text: string) => boolean): string[] {
	const lines = [""];
	for (const letter of word) {
		const last = lines.at(-1) ?? "";
		if (last === "" || fits(last + letter)) lines[lines.length - 1] = last + letter;
		else lines.push(letter);
	}
	return lines;
}

/** Shortens the last line until the ellipsis fits. */
function cut(lines: string[], fits: (text: string) => boolean): string[] {
	let last = [...(lines.at(-1) ?? "")];
	const ended = () => last.join("").replace(/[\s,;:–-]+$/u, "") + ELLIPSIS;
	while (last.length > 0 && !fits(ended())) last = last.slice(0, -1);
	return [...lines.slice(0, -1), ended()];
}
