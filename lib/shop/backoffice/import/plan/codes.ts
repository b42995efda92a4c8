import type { Database } from "../../../kernel/db/client.ts";
import { type CodeWish, takenCodes } from "../import.sql.ts";

/** Allocates free codes: "OCEAN-BLUE-SHIRT", then "OCEAN-BLUE-SHIRT-2" and so on. */
export type Codes = { allocate(tx: Database, wishes: CodeWish[]): Promise<string[]> };

type Counter = { number: number; step: number };

/** Codes for successive batches of goods; one batch must be written before the next allocates. */
export function openCodes(): Codes & { forgetBatch(): void } {
	const counters = new Map<string, Counter>();
	const given = new Set<string>();
	/** The next candidate for a wish; skips numbers in growing steps where many are taken. */
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
			// A code wanted once is in the database by now; only counters of often wanted ones are kept.
			for (const [wanted, { number }] of counters) if (number <= 2) counters.delete(wanted);
		},
	};
}
