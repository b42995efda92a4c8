import type { ServiceRequest } from "../../../contract/schemas/request.ts";
import { isCancellable } from "../../../domain/request/request-cancel.ts";
import { daysAtBranch } from "../../../domain/request/request-days.ts";
import { openingOf } from "../../../domain/time/opening-hours.ts";
import { isSameHash } from "../../kernel/base/is-same-hash.ts";
import type { Shop } from "../../kernel/shop.ts";
import { serviceBranch } from "./branch.sql.ts";
import { type RequestRow, requestRow } from "./request.sql.ts";

/** A request, given its hash; null for a wrong one. */
export async function getRequest(shop: Shop, { id, hash }: RequestKey): Promise<ServiceRequest | null> {
	const row = await requestRow(shop.db, { id });
	if (!row || !isSameHash(row.hash, hash)) return null;
	const branch = row.branch && (await serviceBranch(shop.db, row.branch.id));
	return replyOf(
		row,
		branch ? daysAtBranch(row.details).map((day) => ({ day, hours: openingOf(branch, day) })) : [],
		shop.now(),
	);
}

export type RequestKey = { id: number; hash: string };

type BranchDays = NonNullable<ServiceRequest["branch"]>["hours"];

function replyOf(row: RequestRow, hours: BranchDays, now: Date): ServiceRequest {
	const { id, number, kind, state, firstname, lastname, email, phone, note, details } = row;
	return {
		...{ id, number, kind, state, firstname, lastname, email, phone, note, details },
		created_at: new Date(row.created_at).toISOString(),
		branch: row.branch && { ...branchOf(row.branch), hours },
		price_with_tax: row.price_minor,
		deposit: row.deposit_minor,
		steps: row.steps.map((step) => ({ state: step.state, at: new Date(step.at).toISOString(), note: step.note })),
		is_cancellable: isCancellable(row, now),
	};
}

function branchOf({ id, name, street, city, zip, phone }: NonNullable<RequestRow["branch"]>) {
	return { id, name, street, city, zip, phone };
}
