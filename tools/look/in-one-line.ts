import { stripVTControlCharacters } from "node:util";

const LINES_MAX = 3;

/** Playwright's messages go on with everything that it tried; the first lines say what it waited for. */
export function inOneLine(error: unknown): string {
	const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
	const lines = message.split("\n").map((line) => line.trim());
	return lines.filter(Boolean).slice(0, LINES_MAX).join(" ");
}
