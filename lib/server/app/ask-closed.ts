import { SECOND_MS } from "#lib/domain/durations.ts";
import { callShop } from "./call-shop.ts";

/** Whether the shop is in maintenance; asks once a second at most, and keeps the last answer when the call fails. */
export function closedAsker(call = callShop, nowMs = () => performance.now()): () => Promise<boolean> {
	let known = { askedMs: Number.NEGATIVE_INFINITY, isClosed: Promise.resolve(false) };
	const ask = async (before: Promise<boolean>): Promise<boolean> => {
		const reply = await call("/api/maintenance", {});
		const state: { is_enabled?: unknown } | null = reply?.ok ? await reply.json().catch(() => null) : null;
		return state === null ? before : state.is_enabled === true;
	};
	return () => {
		if (nowMs() - known.askedMs >= SECOND_MS) known = { askedMs: nowMs(), isClosed: ask(known.isClosed) };
		return known.isClosed;
	};
}
