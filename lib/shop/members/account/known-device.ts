import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Shop } from "../../kernel/shop.ts";
import type { AccountRow } from "../../people/customer/account.sql.ts";

/** The browser's customer; another password invalidates its tokens. */
type Owner = Pick<AccountRow, "id" | "passwordHash">;

/**
 * Token of a browser in which its customer has signed in (OWASP's device cookie): the browser's name, 16 random bytes, and a
 * signature. It grants no access: failed logins in such a browser are counted by its name, apart from strangers'. Not stored
 * here; a new password invalidates all of them.
 */
export function deviceToken(shop: Shop, owner: Owner, device = randomBytes(16).toString("base64url")): string {
	return `${device}.${proofOf(shop, owner, device).toString("base64url")}`;
}

/** The name in a browser's token; null when it is not valid for this account. */
export function knownDevice(shop: Shop, owner: Owner, token: string): string | null {
	const [device = "", proof = ""] = token.split(".");
	const sent = Buffer.from(proof, "base64url");
	const expected = proofOf(shop, owner, device);
	return sent.length === expected.length && timingSafeEqual(sent, expected) ? device : null;
}

function proofOf(shop: Shop, { id, passwordHash }: Owner, device: string): Buffer {
	return createHmac("sha256", shop.sessionSecret).update(`device ${id} ${passwordHash} ${device}`).digest();
}
