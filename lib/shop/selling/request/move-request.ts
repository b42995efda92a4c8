import { blockedUntil } from "../../../domain/request/rental.ts";
import {
	isGivenUp,
	isPricedByHand,
	mayMoveRequest,
	type RequestActor,
	type RequestKind,
	type RequestState,
} from "../../../domain/request/request-states.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { pragueDay } from "../../../domain/time/calendar-day.ts";
import type { Database } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { bringBackLate } from "./rental.sql.ts";
import { insertStep, type LockedRequest, lockRequest, release, writeState } from "./request.sql.ts";
import { tellOfStep } from "./tell.ts";

export type RequestMove = ({ id: number } | { number: string }) & {
	to: RequestState;
	actor: RequestActor;
	/** Message to the customer. */
	note?: string;
	/** Gross in haléře, for requests without a fixed price: decorations and events. */
	priceMinor?: number;
};

export type MovedRequest = { number: string; kind: RequestKind; isRepeat: boolean };
type MoveRefusal = "not_found" | "not_movable" | "priced";

/**
 * The only way to change a request's state, in the caller's transaction: releases what it held when it is declined or
 * cancelled, writes the step, and mails the customer; the staff too when the customer cancelled. Locks the request's row. A
 * repeated move changes nothing; one that the table of states does not allow is refused with the state as value, a price for
 * a request with a fixed one with `priced`.
 */
export async function moveRequest(
	shop: Shop,
	tx: Database,
	{ to, actor, note = "", priceMinor, ...key }: RequestMove,
	mayMove: (request: LockedRequest) => boolean = () => true,
): Promise<Result<MovedRequest, MoveRefusal>> {
	const request = await lockRequest(tx, key);
	if (!request) return refuse("not_found");
	const { id, number, kind, state } = request;
	if (state === to) return accept({ number, kind, isRepeat: true });
	if (!mayMoveRequest(request, to, actor) || !mayMove(request)) return refuse("not_movable", state);
	if (priceMinor !== undefined && !isPricedByHand(kind)) return refuse("priced", kind);
	await writeState(tx, { id, state: to, priceMinor: priceMinor ?? null });
	if (isGivenUp(to)) await release(tx, id);
	if (kind === "rental" && to === "done") {
		const day = pragueDay(shop.now());
		await bringBackLate(tx, { requestId: id, day, until: blockedUntil(day) });
	}
	const stepId = await insertStep(tx, { requestId: id, state: to, by: actor, note, now: shop.now() });
	await tellOfStep(shop, tx, { stepId, to: actor === "shopper" ? ["asker", "shop"] : ["asker"] });
	return accept({ number, kind, isRepeat: false });
}
