import { expect, test } from "vitest";
import { currentRequest } from "#lib/shop/kernel/base/request-context.ts";
import { type NextAnswer, openFront } from "#tests/support/servers/front.ts";

test("the answer that there is no such page has the id too", async () => {
	const whoAsks = () => ({ address: "127.0.0.1", requestId: "request-0001" });
	const { send } = await openFront(undefined, { whoAsks, ask: async () => false });
	const { status, headers } = await send("/nic/takoveho/tu/neni");
	expect([status, headers["x-request-id"]]).toEqual([404, "request-0001"]);
});

test.each([
	["a page", "/balonky", 200],
	["a call", "/api/settings", 200],
	["what is refused", "/api/cart/%ff", 400],
])("the answer to %s has the id of its request, under which it is worked", async (_, path, status) => {
	const seen: unknown[] = [];
	const answer: NextAnswer = (request, response) => {
		seen.push(request.headers["x-request-id"], currentRequest()?.requestId);
		response.end();
	};
	const whoAsks = () => ({ address: "127.0.0.1", requestId: "request-0001" });
	const { send } = await openFront(answer, { whoAsks });
	const reply = await send(path, { headers: { "X-Request-Id": "forged-by-a-visitor" } });
	expect([reply.status, reply.headers["x-request-id"]]).toEqual([status, "request-0001"]);
	expect(seen).toEqual(status === 200 ? ["request-0001", "request-0001"] : []);
});
