import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Shop } from "../../kernel/shop.ts";
import type { AccountRow } from "../../people/customer/account.sql.ts";

/** Whose browser it is; with another password it is nobody's. */
type Owner = Pick<AccountRow, "id" | "passwordHash">;

/**
 * What a browser keeps after its customer signed in there (OWASP's device cookie): the browser's name, 16 random bytes, and its
 * proof. It opens nothing: wrong tries of a browser that the account knows are counted by its name, apart from strangers'.
 * Nothing is kept of it here; with the password every proof loses its worth.
 */
export function deviceToken(shop: Shop, owner: Owner, device = randomBytes(16).toString("base64url")): string {
	return `${device}.${proofOf(shop, owner, device).toString("base64url")}`;
}

/** The name of a browser that sent this; null when the account does not know it. */
export function knownDevice(shop: Shop, owner: Owner, token: string): string | null {
	const [device = "", proof = ""] = token.split(".");
	const sent = Buffer.from(proof, "base64url");
	const expected = proofOf(shop, owner, device);
	return sent.length === expected.length && timingSafeEqual(sent, expected) ? device : null;
}

function proofOf(shop: Shop, { id, passwordHash }: Owner, device: string): Buffer {
	return createHmac("sha256", shop.sessionSecret).update(`device ${id} ${passwordHash} ${device}`).digest();
}
