import { unstable_getResponseFromNextConfig as answerOf } from "next/experimental/testing/server.js";
import { describe, expect, test } from "vitest";
import config from "../../next.config.js";

const HASH = "h".repeat(32);

/** Every address that the shop gives to one person alone: whoever has it, has what it leads to. */
const SECRET = [
	`/shrnuti/7/${HASH}`,
	`/en/summary/7/${HASH}`,
	`/shrnuti/7/${HASH}/odstoupeni`,
	`/en/summary/7/${HASH}/withdrawal`,
	`/pozadavek/7/${HASH}`,
	`/en/request/7/${HASH}`,
	`/platba/SBX-${HASH}`,
	`/en/payment/SBX-${HASH}`,
	`/hlidani/${HASH}`,
	`/en/watchdog/${HASH}`,
	`/newsletter/${HASH}`,
	`/en/newsletter/${HASH}`,
	`/spokojenost?objednavka=7&hash=${HASH}`,
	`/en/satisfaction?objednavka=7&hash=${HASH}`,
	`/zmena-hesla/${HASH}`,
	`/en/new-password/${HASH}`,
	`/potvrzeni-uctu/${HASH}`,
	`/en/account-confirmation/${HASH}`,
];
const KNOWN = ["/", "/en", "/kosik", "/ucet/objednavka/7", "/blog", "/en/newsletters", "/1001/balonky"];

/** The last header of a name stands. */
async function referrerPolicyOf(path: string): Promise<string | null> {
	const reply = await answerOf({ url: `https://konfety.test${path}`, nextConfig: config });
	return reply.headers.get("referrer-policy");
}

describe("the referrer for other sites", () => {
	test.each(SECRET)("is not sent from %s", async (path) => {
		expect(await referrerPolicyOf(path)).toBe("no-referrer");
	});
	test.each(KNOWN)("is only the shop's origin from %s", async (path) => {
		expect(await referrerPolicyOf(path)).toBe("strict-origin-when-cross-origin");
	});
});
