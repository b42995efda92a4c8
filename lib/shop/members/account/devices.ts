import type { Device } from "../../../contract/schemas/account.ts";
import type { Session } from "../../kernel/session.ts";
import type { Shop } from "../../kernel/shop.ts";
import { revokeSession, revokeSessions, sessionRows } from "../../people/customer/session.sql.ts";

/** The customer's open sessions by browser, the most recently used first. */
export async function listDevices(shop: Shop, asking: Session): Promise<Device[]> {
	const rows = await sessionRows(shop.db, asking.userId, shop.now());
	return rows.map((row) => ({
		id: row.id,
		userAgent: row.userAgent,
		createdAt: row.createdAt.toISOString(),
		lastUsedAt: row.lastUsedAt.toISOString(),
		isCurrent: row.id === asking.id,
	}));
}

/** Ends one session; false for a foreign, ended or missing one. */
export function endDevice(shop: Shop, { userId }: Session, id: string): Promise<boolean> {
	return revokeSession(shop.db, { id, userId, now: shop.now() });
}

/** Ends all sessions except the caller's; returns how many. */
export function endOtherDevices(shop: Shop, { userId, id: keptId }: Session): Promise<number> {
	return revokeSessions(shop.db, { userId, now: shop.now(), keptId });
}
