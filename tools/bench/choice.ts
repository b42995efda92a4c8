/** Rows of `npm run bench`, in the order in which they are measured: orders last, since the shop has work of them afterwards. */
export const ROWS = [
	"home",
	"category",
	"filtered category",
	"product",
	"router data",
	"script",
	"picture",
	"empty call",
	"search",
	"suggestion",
	"cart read",
	"cart change",
	"first visit",
	"order",
	"home under orders",
] as const;
export type RowName = (typeof ROWS)[number];

export type Choice = { seconds: number; rounds: number; only: ReadonlySet<RowName> };

/** What the command line asks for, or a sentence when it asks for something else. */
export function readChoice(asked: { seconds: string; rounds: string; only?: string }): Choice | string {
	for (const name of ["seconds", "rounds"] as const) {
		if (!/^[1-9]\d{0,3}$/.test(asked[name]))
			return `--${name} takes a whole number from 1 to 9999, not "${asked[name]}".`;
	}
	const names = asked.only?.split(",").map((name) => name.trim()) ?? ROWS;
	const only = names.flatMap((name) => ROWS.find((row) => row === name) ?? []);
	if (only.length === names.length) {
		return { seconds: Number(asked.seconds), rounds: Number(asked.rounds), only: new Set(only) };
	}
	return `There is no row ${JSON.stringify(asked.only)}. --only takes, joined by commas: ${ROWS.join(", ")}.`;
}
