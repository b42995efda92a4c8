import type { ServiceRequest } from "../../../contract/schemas/request.ts";
import { isCancellable } from "../../../domain/request/request-cancel.ts";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { moveRequest } from "./move-request.ts";
import { getRequest, type RequestKey } from "./read-request.ts";

/** Cancels a request, given its hash, while there is time; a repeat returns the same request. */
export async function cancelRequest(
	shop: Shop,
	key: RequestKey,
): Promise<Result<ServiceRequest, "not_found" | "not_cancellable">> {
	if (!(await getRequest(shop, key))) return refuse("not_found");
	const moved = await transaction(shop.db, (tx) =>
		moveRequest(shop, tx, { id: key.id, to: "cancelled", actor: "shopper" }, (request) =>
			isCancellable(request, shop.now()),
		),
	);
	if (!moved.ok) return refuse(moved.error === "not_found" ? "not_found" : "not_cancellable");
	const request = await getRequest(shop, key);
	return request ? accept(request) : refuse("not_found");
}
