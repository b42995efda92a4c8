import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { whoAsks } from "#lib/server/app/who-asks.ts";

const KEY = "a-key-of-door-and-app";
const SAID = { "x-client-address": "203.0.113.7", "x-request-id": "request-0001" };

/** What is believed of a request from 198.51.100.1 with these headers. */
function believed(headers: Record<string, string>, key = KEY) {
	const request = { headers: { ...headers }, socket: { remoteAddress: "198.51.100.1" } } as unknown as IncomingMessage;
	return { ...whoAsks(key)(request), left: request.headers };
}

test("the door is believed about address and id, and its key goes no further", () => {
	const { address, requestId, left } = believed({ ...SAID, "x-door-key": KEY });
	expect([address, requestId]).toEqual(["203.0.113.7", "request-0001"]);
	expect(left).toEqual(SAID);
});

test.each([
	["no key", {}, KEY],
	["a wrong key", { "x-door-key": "guessed" }, KEY],
	["an empty key, where the server has none", { "x-door-key": "" }, ""],
])("whoever has %s is not", (_, own, key) => {
	const { address, requestId } = believed({ ...SAID, ...own }, key);
	expect(address).toBe("198.51.100.1");
	expect(requestId).toMatch(/^[\da-f-]{36}$/);
});
