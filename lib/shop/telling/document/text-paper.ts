/** A text to print, as parts from top to bottom. */
export type TextPart =
	| { kind: "heading"; level: 2 | 3 | 4; text: string }
	| { kind: "paragraph"; text: string }
	/** `mark` stands before it: a bullet or a number; `depth` 0 is the outermost list. */
	| { kind: "item"; mark: string; depth: number; text: string }
	| { kind: "table"; head: string[]; rows: string[][] }
	/** A line across the page. */
	| { kind: "rule" };

export type TextPaper = {
	/** The day it was changed last, "2026-11-20"; the file's own date. */
	day: string;
	section: string;
	title: string;
	parts: TextPart[];
	seller: { company: string; street: string; city: string; companyId: string; phone: string; email: string };
};
