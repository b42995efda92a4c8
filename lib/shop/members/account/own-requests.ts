import type { OwnRequest } from "../../../contract/schemas/account-orders.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type OwnRequestRow, ownRequestRows } from "./own-requests.sql.ts";

/**
 * What a customer asked services for, newest first. A request is theirs when they were signed in with it, or when they proved its
 * e-mail since: an e-mail alone proves nothing.
 */
export async function listOwnRequests(shop: Shop, userId: number): Promise<OwnRequest[]> {
	return (await ownRequestRows(shop.db, userId)).map(ownRequestOf);
}

function ownRequestOf(row: OwnRequestRow): OwnRequest {
	const { id, hash, number, kind, state, branch, details, tint } = row;
	return {
		...{ id, hash, number, kind, state, branch, details, tint },
		date: new Date(row.created_at).toISOString(),
		price_with_tax: row.price_minor,
		image: pictureOf(row.picture_key, details.kind === "rental" ? details.costume : ""),
	};
}
