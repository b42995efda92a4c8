import type { Database } from "../../../kernel/db/client.ts";
import { type CodeWish, takenCodes } from "../import.sql.ts";

/** Gives codes nobody has: "OCEAN-BLUE-SHIRT", then "OCEAN-BLUE-SHIRT-2" and so on. */
export type Codes = { allocate(tx: Database, wishes: CodeWish[]): Promise<string[]> };

type Counter = { number: number; step: number };

/** Codes for one batch of goods after another; what one batch gave must be written before the next asks. */
export function openCodes(): Codes & { forgetBatch(): void } {
	const counters = new Map<string, Counter>();
	const given = new Set<string>();
	/** The next one of a wish; numbers are skipped faster and faster where many are taken. */
	const nextCode = (wanted: string, isRepeat: boolean) => {
		const { number, step } = counters.get(wanted) ?? { number: 1, step: 1 };
		const wider = isRepeat ? step * 2 : step;
		counters.set(wanted, { number: number + wider, step: wider });
		return number === 1 ? wanted : `${wanted}-${number}`;
	};
	return {
		async allocate(tx, wishes) {
			const codes: string[] = wishes.map(() => "");
			let open = wishes.map((wish, index) => ({ wish, index }));
			for (let isRepeat = false; open.length > 0; isRepeat = true) {
				const tries = open.map((one) => ({ ...one, code: nextCode(one.wish.code, isRepeat) }));
				const taken = await takenCodes(
					tx,
					tries.map(({ code, wish }) => ({ code, handle: wish.handle })),
				);
				open = tries.filter(({ code, index }) => {
					if (taken.has(code) || given.has(code)) return true;
					given.add(code);
					codes[index] = code;
					return false;
				});
			}
			return codes;
		},
		forgetBatch() {
			given.clear();
			// What was wanted once is in the database by now; a count is kept only where many want the same.
			for (const [wanted, { number }] of counters) if (number <= 2) counters.delete(wanted);
		},
	};
}
