import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { z } from "zod";

const acknowledgedSchema = z.object({
	email: z.string(),
	cartId: z.string(),
	id: z.number(),
	hash: z.string(),
	number: z.string(),
});
/** An order that the shop acknowledged. */
export type Acknowledged = z.output<typeof acknowledgedSchema>;

export type Journal = {
	/** Returns when the line is on the disk. */
	append(order: Acknowledged): void;
	/** All lines, as the disk has them. */
	read(): Acknowledged[];
	close(): void;
};

/** A journal of acknowledged orders, a line for each in a separate file: these must exist after any kill. */
export function openJournal(file: string): Journal {
	const handle = openSync(file, "a");
	return {
		append: (order) => {
			writeSync(handle, `${JSON.stringify(order)}\n`);
			fsyncSync(handle);
		},
		read: () => {
			const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
			return lines.map((line) => acknowledgedSchema.parse(JSON.parse(line)));
		},
		close: () => closeSync(handle),
	};
}
