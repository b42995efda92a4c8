import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { askGateway } from "#lib/shop/selling/payment/ask-gateway.ts";
import { patienceMs } from "#tests/support/running/patience.ts";
import { type AnsweringServer, type Said, startAnswering } from "#tests/support/servers/answering-server.ts";

let gateway: AnsweringServer;

beforeAll(async () => {
	gateway = await startAnswering();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => gateway.close());

const ask = (body?: unknown, timeoutMs = patienceMs(false)) =>
	askGateway({
		method: body ? "POST" : "GET",
		url: `${gateway.url}/a/b`,
		user: "me",
		password: "žluť",
		body,
		timeoutMs,
	});

describe("a request to the gateway", () => {
	test("is JSON, with user and password", async () => {
		gateway.say({ body: {} });
		await ask({ amount: 100 });
		expect(gateway.heard.at(-1)).toMatchObject({
			method: "POST",
			path: "/a/b",
			headers: {
				accept: "application/json",
				authorization: `Basic ${Buffer.from("me:žluť").toString("base64")}`,
				"content-type": "application/json",
			},
			body: { amount: 100 },
		});
	});

	test("that only reads has no body and no content type", async () => {
		gateway.say({ body: {} });
		await ask();
		const heard = gateway.heard.at(-1);
		expect(heard).toMatchObject({ method: "GET", path: "/a/b", body: undefined });
		expect(heard?.headers).not.toHaveProperty("content-type");
	});
});

/** A JSON text of so many bytes. */
const textOf = (bytes: number) => `"${"x".repeat(bytes - 2)}"`;

describe("an answer", () => {
	test.each([
		{ what: "JSON", said: { body: { a: [1] } }, status: 200, body: { a: [1] } },
		{
			what: "a refusal with its reason",
			said: { status: 400, body: { code: 1400 } },
			status: 400,
			body: { code: 1400 },
		},
		{ what: "a status just below a failure", said: { status: 499, body: {} }, status: 499, body: {} },
		{ what: "64 KiB", said: { text: textOf(65_536) }, status: 200, body: "x".repeat(65_534) },
	])("$what is read with its status", async ({ said, status, body }) => {
		gateway.say(said);
		expect(await ask()).toEqual({ ok: true, value: { status, body } });
	});

	test.each<{ what: string; said: Said; why: unknown; isSilent?: boolean }>([
		{ what: "one byte more than 64 KiB", said: { text: textOf(65_537) }, why: "more than 65536 bytes" },
		{ what: "a server error, whatever its body", said: { status: 500, body: { code: 0 } }, why: "status 500" },
		{ what: "a server error that is not JSON", said: { status: 503, text: "<h1>Odstávka</h1>" }, why: "status 503" },
		{ what: "a page", said: { text: "<h1>Odstávka</h1>" }, why: "not JSON" },
		{ what: "nothing", said: { text: "" }, why: "not JSON" },
		{ what: "another address", said: { redirect: "/elsewhere" }, why: expect.stringMatching(/^fetch failed: \w/) },
		{ what: "a closed connection", said: "hang-up", why: expect.stringMatching(/^fetch failed: \w/) },
		{ what: "no answer", said: "silence", why: expect.stringMatching(/aborted due to timeout/), isSilent: true },
		{
			what: "half an answer",
			said: "half-an-answer",
			why: expect.stringMatching(/aborted due to timeout/),
			isSilent: true,
		},
	])("$what leaves open what the gateway did", async ({ said, why, isSilent = false }) => {
		gateway.say(said);
		const asked = gateway.heard.length;
		expect(await ask({ amount: 100 }, patienceMs(isSilent))).toEqual({
			ok: false,
			error: "gateway_unavailable",
			value: why,
		});
		expect(gateway.heard.length - asked).toBe(1);
	});
});

describe("a request that failed with", () => {
	const failing = (code: string) => {
		const cause = Object.assign(new Error(`it was ${code}`), { code });
		return new TypeError("fetch failed", { cause });
	};

	test.each(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"])(
		"%s certainly did not reach the gateway",
		async (code) => {
			vi.spyOn(globalThis, "fetch").mockRejectedValue(failing(code));
			expect(await ask()).toEqual({ ok: false, error: "gateway_unreached", value: `fetch failed: it was ${code}` });
		},
	);

	test.each(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"])(
		"%s may have reached the gateway",
		async (code) => {
			vi.spyOn(globalThis, "fetch").mockRejectedValue(failing(code));
			expect(await ask()).toEqual({ ok: false, error: "gateway_unavailable", value: `fetch failed: it was ${code}` });
		},
	);

	test.each([
		{ what: "an error without a cause", thrown: new Error("odd"), why: "odd" },
		{
			what: "a cause that is no error",
			thrown: new Error("odd", { cause: { code: "ECONNREFUSED", message: "no" } }),
			why: "odd",
		},
		{ what: "no error at all", thrown: { cause: failing("ECONNREFUSED").cause }, why: "failed" },
	])("$what may have reached the gateway", async ({ thrown, why }) => {
		vi.spyOn(globalThis, "fetch").mockRejectedValue(thrown);
		expect(await ask()).toEqual({ ok: false, error: "gateway_unavailable", value: why });
	});
});
