/** A request followed through door, app, API and database, and into the job that it asks for, as OTLP over HTTP. */
import { context, trace } from "@opentelemetry/api";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { answerCalls } from "#lib/server/app/answer-calls.ts";
import { whoAsks } from "#lib/server/app/who-asks.ts";
import { appLine } from "#lib/server/door/app-line.ts";
import { startTracing } from "#lib/server/trace/start-tracing.ts";
import { createApp } from "#lib/shop/app.ts";
import { workBatch } from "#lib/shop/background/work-batch.ts";
import { inRequest } from "#lib/shop/kernel/base/request-context.ts";
import { inSpan } from "#lib/shop/kernel/base/tracing.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import type { Shop } from "#lib/shop/kernel/shop.ts";
import { openShop } from "#lib/shop/open-shop.ts";
import { ORDER_PLACED } from "#lib/shop/selling/order/tell-buyer.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database/test-database.ts";
import { answering, DOOR_KEY, openDoor } from "#tests/support/servers/door.ts";
import { openFront } from "#tests/support/servers/front.ts";
import { openServer } from "#tests/support/servers/loopback.ts";

/** What a span has of the protocol (opentelemetry-proto, trace.proto, as JSON). */
const spanSchema = z.object({
	traceId: z.string(),
	spanId: z.string(),
	parentSpanId: z.string().optional(),
	name: z.string(),
	attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
	links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
});
type Span = z.output<typeof spanSchema>;
const bodySchema = z.object({
	resourceSpans: z.array(
		z.object({
			resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
			scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
		}),
	),
});

let database: TestDatabase;
let shop: Shop;

beforeAll(async () => {
	database = await createTestDatabase();
	const options = { databaseUrl: database.url, sessionSecret: "s".repeat(32), shopUrl: "https://konfety.test" };
	shop = openShop({ ...options, isLimited: false, isLogged: true });
});
afterEach(() => {
	trace.disable();
	context.disable();
});
afterAll(async () => {
	await shop.close();
	await database.drop();
});

/** Whoever takes traces; `spans` ends the tracing and returns what came. */
async function openCollector(OTEL_TRACES_SAMPLER_ARG = 1) {
	const asked: { url: string | undefined; type: string | undefined }[] = [];
	const resources: unknown[] = [];
	const spans: Span[] = [];
	const { url } = await openServer(async (request, response) => {
		asked.push({ url: request.url, type: request.headers["content-type"] });
		const text = Buffer.concat(await request.toArray()).toString();
		for (const { resource, scopeSpans } of bodySchema.parse(JSON.parse(text)).resourceSpans) {
			resources.push(resource.attributes.find(({ key }) => key === "service.name")?.value);
			spans.push(...scopeSpans.flatMap((scope) => scope.spans));
		}
		response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
	});
	const settings = { OTEL_SERVICE_NAME: "party", OTEL_TRACES_SAMPLER_ARG, KONFETY_PROCESS: "app" };
	const tracing = startTracing({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: url });
	return {
		asked,
		resources,
		async spans() {
			await tracing.stop();
			return spans;
		},
	};
}

/** A door before an app that answers the shop's calls. */
async function openWay(trustedProxies = 0) {
	const app = createApp(shop);
	const front = await openFront(undefined, { api: answerCalls(() => app, {}), whoAsks: whoAsks(DOOR_KEY) });
	const line = appLine();
	line.moveTo([`http://127.0.0.1:${front.port}`]);
	return openDoor(answering("not reached"), { app: line, trustedProxies });
}

const told = (span: Span | undefined, key: string) =>
	Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];
const SECRET = "0123456789abcdef0123456789ABCDEF";

test("a call is one trace: door, app, route, statements, each part of the one before, with the id of the request", async () => {
	const collector = await openCollector();
	const { send } = await openWay();
	const { headers } = await send(`/api/catalog/product/cs/1?email=a@example.cz&x=${SECRET}`);
	const spans = await collector.spans();
	const [door, app, route] = ["door", "app", "GET /api/catalog/product/:locale/:id"].map((name) =>
		spans.find((span) => span.name === name),
	);
	const statements = spans.filter(({ name }) => name === "select");
	expect(door?.parentSpanId ?? "").toBe("");
	expect(app?.parentSpanId).toBe(door?.spanId);
	expect(route?.parentSpanId).toBe(app?.spanId);
	expect(statements.length).toBeGreaterThan(0);
	for (const { parentSpanId } of statements) expect(parentSpanId).toBe(route?.spanId);
	expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
	expect(new Set(spans.map((span) => told(span, "konfety.request_id")))).toEqual(new Set([headers["x-request-id"]]));
	expect(told(door, "url.path")).toBe("/api/catalog/product/cs/1");
	expect(JSON.stringify(spans)).not.toMatch(/a@example|0123456789abcdef/);
	expect(collector.asked[0]).toEqual({ url: "/v1/traces", type: "application/json" });
	expect(collector.resources[0]).toEqual({ stringValue: "party" });
});

const OF_OTHERS = "00-11111111111111111111111111111111-2222222222222222-01";

test.each([
	["is no visitor's to choose", 0],
	["goes on when a proxy in front has begun it", 1],
])("a trace %s", async (_, trustedProxies) => {
	const collector = await openCollector();
	const { send } = await openWay(trustedProxies);
	await send("/api/settings", { headers: { traceparent: OF_OTHERS } });
	const ids = new Set((await collector.spans()).map(({ traceId }) => traceId));
	expect([...ids]).toEqual([trustedProxies === 0 ? expect.not.stringMatching(/^1+$/) : "1".repeat(32)]);
});

test("a job is a trace of its own, linked to the request that asked for it", async () => {
	const collector = await openCollector();
	const ask = () => transaction(shop.db, (tx) => shop.jobs.enqueue(tx, ORDER_PLACED, { orderId: 1 }));
	await inRequest({ requestId: "request-0001" }, () => inSpan("asking", {}, ask));
	const boss = await shop.jobs.boss();
	const worked = Promise.withResolvers<void>();
	await workBatch(boss, ORDER_PLACED, async () => {
		await shop.db.execute(sql`select 1`);
		worked.resolve();
	});
	await worked.promise;
	await boss.offWork(ORDER_PLACED.name, { wait: true });
	const spans = await collector.spans();
	const [asking, job] = ["asking", "job mail.order"].map((name) => spans.find((span) => span.name === name));
	expect(job?.links).toMatchObject([{ traceId: asking?.traceId, spanId: asking?.spanId }]);
	expect([job?.parentSpanId ?? "", job?.traceId === asking?.traceId]).toEqual(["", false]);
	expect(told(job, "konfety.request_id")).toBe("request-0001");
	expect(spans.find(({ name, parentSpanId }) => name === "select" && parentSpanId === job?.spanId)).toBeDefined();
});

test("addresses in the spans of others, as Next's, have neither queries nor secrets", async () => {
	const collector = await openCollector();
	const attributes = {
		"http.target": `/rozlouceni/${SECRET}?email=a@example.cz`,
		"http.url": "http://127.0.0.1:1/a?token=1",
	};
	trace.getTracer("next.js").startSpan("fetch GET http://127.0.0.1:1/a?token=1", { attributes }).end();
	const [span] = await collector.spans();
	expect(span?.name).toBe("fetch GET http://127.0.0.1:1/a");
	expect(["http.target", "http.url"].map((key) => told(span, key))).toEqual(["/rozlouceni/*", "http://127.0.0.1:1/a"]);
});

test("with OTEL_TRACES_SAMPLER_ARG=0 nothing is sent", async () => {
	const collector = await openCollector(0);
	await (await openWay()).send("/api/settings");
	expect(await collector.spans()).toEqual([]);
});

test("a shop whose traces nobody takes answers as before, and ends", async () => {
	const settings = { OTEL_SERVICE_NAME: "party", OTEL_TRACES_SAMPLER_ARG: 1, KONFETY_PROCESS: "app" };
	const tracing = startTracing({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
	expect((await (await openWay()).send("/api/settings")).status).toBe(200);
	await tracing.stop();
});
