/** A text to print, as parts from top to bottom. */
export type TextPart =
	| { kind: "heading"; level: 2 | 3 | 4; text: string }
	| { kind: "paragraph"; text: string }
	/** `mark` is the bullet or number; `depth` 0 is the outermost list. */
	| { kind: "item"; mark: string; depth: number; text: string }
	| { kind: "table"; head: string[]; rows: string[][] }
	| { kind: "rule" };

export type TextPaper = {
	/** Day of the last change and the file's date, "2026-11-20". */
	day: string;
	section: string;
	title: string;
	parts: TextPart[];
	seller: { company: string; street: string; city: string; companyId: string; phone: string; email: string };
};
