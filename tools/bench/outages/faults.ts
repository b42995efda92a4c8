import type { OrderRow } from "../../torture/checks.sql.ts";
import type { Acknowledged } from "../../torture/journal.ts";
import { brokenPromises } from "../../torture/promises.ts";
import type { OutageRow } from "./answers.ts";

/** Pages and files must be 200 throughout. While no door listens, nobody can answer; but who is answered, must be well. */
export function answerFaults(rows: readonly OutageRow[]): string[] {
	return rows
		.filter(({ kind }) => kind === "page" || kind === "file")
		.flatMap(({ phase, kind, unavailable, others, failures }) => {
			const statuses = unavailable + sumOf(others);
			const broken = phase === "door killed" ? 0 : sumOf(failures);
			const what = `${phase}: ${statuses} requests for a ${kind} had another status than 200, ${broken} no answer`;
			return statuses + broken === 0 ? [] : [what];
		});
}

const sumOf = (counts: OutageRow["others"]) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What the one buyer was told. */
export type Told = { acknowledged: Acknowledged[]; refused: string[] };

/** Acknowledged orders and those in the database must be the same; `refused` are e-mails, and nobody should be. */
export function orderFaults({ acknowledged, refused }: Told, orders: readonly OrderRow[]): string[] {
	const known = new Set(acknowledged.map(({ number }) => number));
	return [
		...refused.map((email) => `refused: the order of ${email}`),
		...brokenPromises({ acknowledged, refused }, [...orders]),
		...orders
			.filter(({ number }) => !known.has(number))
			.map(({ number, email }) => `made and never acknowledged: ${number} of ${email}`),
	];
}
