import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { surveyOf } from "#lib/shop/telling/survey/heureka.ts";
import {
	HEUREKA_KEY,
	type HeurekaAnswer,
	type HeurekaServer,
	startHeureka,
} from "#tests/support/servers/heureka-server.ts";

const ORDER = { email: "jana@example.cz", orderId: 2_600_001, productItemIds: ["B1", "v-12"] };

let heureka: HeurekaServer;
beforeAll(async () => {
	heureka = await startHeureka();
});
beforeEach(() => {
	heureka.asked.length = 0;
});
afterAll(() => heureka.close());

test("an order is sent as the documentation says, with the shop's key", async () => {
	heureka.answer(200);
	expect(await heureka.survey.send(ORDER)).toEqual({ ok: true, value: null });
	expect(heureka.asked).toEqual([{ apiKey: HEUREKA_KEY, ...ORDER }]);
});

test("an order of goods that no longer exist is sent without them", async () => {
	heureka.answer(200);
	expect(await heureka.survey.send({ ...ORDER, productItemIds: [] })).toEqual({ ok: true, value: null });
	expect(heureka.asked).toEqual([{ apiKey: HEUREKA_KEY, ...ORDER, productItemIds: [] }]);
});

describe("the job is not retried when Heureka answers", () => {
	test.each([400, 401, 415] as const)("%i", async (code) => {
		heureka.answer(code);
		expect(await heureka.survey.send(ORDER)).toEqual({ ok: false, error: "survey_refused", value: code });
	});

	test("401 in an answer whose status is 200", async () => {
		heureka.answer({ status: 200, text: '{"code":401,"message":"unauthorized"}' });
		expect(await heureka.survey.send(ORDER)).toMatchObject({ error: "survey_refused", value: 401 });
	});
});

describe("Heureka is away, and may be back later, when", () => {
	test.each<[string, HeurekaAnswer]>([
		["it is broken", 500],
		["it is asked too often", 429],
		["it is silent", "silence"],
		["it stops in the middle", "slow-body"],
		["it hangs up", "hangs-up"],
		["it sends 5 MB", "huge"],
		["it redirects", "redirect"],
		["its JSON is broken", { status: 200, text: `{"code":200,"key":"${HEUREKA_KEY}` }],
		["it echoes the request", { status: 200, text: "jana@" }],
		["it sends an HTML page", { status: 200, text: "<html>" }],
		["it sends JSON of another shape", { status: 200, text: `{"code":"${HEUREKA_KEY}"}` }],
		["it is empty", { status: 200, text: "" }],
		["it moved", { status: 404, text: "Not Found" }],
		["a proxy before it answers 403", { status: 403, text: "<h1>Forbidden</h1>" }],
		["its HTTP status and its code differ", { status: 503, text: '{"code":400,"message":"bad-request"}' }],
		["its HTTP status is an error, its code is not", { status: 502, text: '{"code":200,"message":"ok"}' }],
	])("%s", async (_, answer) => {
		heureka.answer(answer);
		const sent = await heureka.survey.send(ORDER);
		expect(sent).toMatchObject({ ok: false, error: "survey_unavailable", value: expect.any(String) });
		expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${HEUREKA_KEY}|jana@`));
		expect(heureka.asked).toHaveLength(1);
	});

	test("it does not listen", async () => {
		const gone = await startHeureka();
		await gone.close();
		expect(await gone.survey.send(ORDER)).toMatchObject({ error: "survey_unavailable" });
	});
});

describe("settings", () => {
	test("without a key nobody is asked", async () => {
		const survey = surveyOf(readEnv({}));
		expect(survey.isOn).toBe(false);
		expect(await survey.send(ORDER)).toMatchObject({ ok: false, error: "survey_refused" });
	});

	test("with a key buyers are asked by the service at the address of the settings", async () => {
		heureka.answer(200);
		const survey = surveyOf(readEnv({ HEUREKA_KEY, HEUREKA_URL: `${heureka.url}/` }));
		expect(survey.isOn).toBe(true);
		expect(await survey.send(ORDER)).toMatchObject({ ok: true });
		expect(heureka.asked).toHaveLength(1);
	});
});
