import { expect, test } from "vitest";
import { answerCalls } from "#lib/server/app/answer-calls.ts";
import { securityHeaders } from "#lib/server/security-headers.ts";
import { openServer, type Sending } from "#tests/support/servers/loopback.ts";

type Handler = (request: Request) => Response | Promise<Response>;

/** The API behind a front that says who calls; `change` is what else the front does to a request's headers. */
async function openApi(fetch: Handler, change = (_: NodeJS.Dict<string | string[]>) => {}) {
	const answer = answerCalls(() => ({ fetch }), {});
	return openServer((request, response) => {
		request.headers["x-client-address"] = "127.0.0.1";
		change(request.headers);
		void answer(request, response);
	});
}

/** What the API reads of the headers that were sent. */
async function headersRead(headers: Sending["headers"], change?: Parameters<typeof openApi>[1]) {
	const { send } = await openApi((request) => Response.json(Object.fromEntries(request.headers)), change);
	return JSON.parse((await send("/api/x", headers ? { headers } : {})).text);
}

test.each([["x-client-address"], ["X-Client-Address"], ["X-CLIENT-ADDRESS"]])(
	"a forged %s reaches the API only as the front replaced it",
	async (name) => {
		const read = await headersRead({ [name]: "203.0.113.7" });
		expect(read["x-client-address"]).toBe("127.0.0.1");
		expect(JSON.stringify(read)).not.toContain("203.0.113.7");
	},
);

test("a header that the front took away does not reach the API", async () => {
	const read = await headersRead({ "X-Door-Key": "secret", "X-Other": "1" }, (headers) => {
		delete headers["x-door-key"];
	});
	expect(read).not.toHaveProperty("x-door-key");
	expect(read["x-other"]).toBe("1");
});

test("headers that came several times reach the API together", async () => {
	const read = await headersRead({ "X-Twice": ["1", "2"], Cookie: ["a=1", "b=2"] });
	expect(read).toMatchObject({ "x-twice": "1, 2", cookie: "a=1; b=2" });
});

test("the API reads method, address and body, and its answer is sent", async () => {
	const { send } = await openApi(async (request) => {
		const { pathname, search } = new URL(request.url);
		const headers = [
			["X-A", "1"],
			["Set-Cookie", "a=1"],
			["Set-Cookie", "b=2"],
		] as [string, string][];
		return new Response(`${request.method} ${pathname}${search} ${await request.text()}`, { status: 201, headers });
	});
	const { status, text, headers } = await send("/api/x?q=%C5%99", { method: "PUT", body: "body" });
	expect([status, text]).toEqual([201, "PUT /api/x?q=%C5%99 body"]);
	expect(headers).toMatchObject({ "x-a": "1", "set-cookie": ["a=1", "b=2"] });
});

test.each<[string, Handler]>([
	["an answer", () => Response.json({})],
	["one without a body", () => new Response(null, { status: 204 })],
	["a refusal", () => Response.json({ error: "x" }, { status: 404 })],
	["one that comes later", async () => new Response("x")],
])("browsers are told how to treat %s", async (_, fetch) => {
	const { send } = await openApi(fetch);
	const { headers } = await send("/api/x");
	expect(headers).toMatchObject(
		Object.fromEntries(securityHeaders({}).map(({ key, value }) => [key.toLowerCase(), value])),
	);
});

test("HEAD is answered with the headers of GET and no body", async () => {
	const { send } = await openApi(() => new Response("text", { headers: { "X-A": "1", "Content-Length": "4" } }));
	const { status, text, headers } = await send("/api/x", { method: "HEAD" });
	expect([status, text, headers["x-a"], headers["content-length"]]).toEqual([200, "", "1", "4"]);
});
