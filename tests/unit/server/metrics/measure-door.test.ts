import { setTimeout as sleep } from "node:timers/promises";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { SCREEN_KINDS } from "#lib/domain/vitals/screen-kinds.ts";
import { makeAnswer } from "#lib/server/door/answer.ts";
import { kindAt, measureDoor } from "#lib/server/metrics/measure-door.ts";
import { answering, openDoor } from "#tests/support/servers/door.ts";

/** A door that measures, and the samples of a metric without those of other processes. */
async function openMeasured(...[answer, options]: Parameters<typeof openDoor>) {
	const registry = new Registry();
	const door = await openDoor(answer, {
		...options,
		meter: measureDoor(registry, { bytes: () => 5_000, count: () => 7 }),
	});
	const samples = async (name: string) => {
		await sleep(20);
		const text = await registry.metrics();
		return text.split("\n").filter((line) => line.startsWith(name));
	};
	return { ...door, registry, samples };
}

test("requests are counted by what is asked for, where the answer was from, and its status", async () => {
	const files = new Map([["/a.js", makeAnswer([], Buffer.from("file"))]]);
	const { send, samples } = await openMeasured(answering("page"), { files });
	for (const path of ["/", "/", "/a.js", "/api/cart", "/12/balonky"]) await send(path);
	expect(await samples("konfety_http_requests_total")).toEqual([
		'konfety_http_requests_total{kind="home",source="app",status="2xx"} 1',
		'konfety_http_requests_total{kind="home",source="kept",status="2xx"} 1',
		'konfety_http_requests_total{kind="file",source="file",status="2xx"} 1',
		'konfety_http_requests_total{kind="call",source="app",status="2xx"} 1',
		'konfety_http_requests_total{kind="category",source="app",status="2xx"} 1',
	]);
	expect(await samples("konfety_http_request_duration_seconds_count")).toContain(
		'konfety_http_request_duration_seconds_count{kind="home",source="kept"} 1',
	);
	expect([...(await samples("konfety_kept_pages ")), ...(await samples("konfety_kept_pages_bytes "))]).toEqual([
		"konfety_kept_pages 7",
		"konfety_kept_pages_bytes 5000",
	]);
});

test("what strangers ask for makes no new labels, and stands in none", async () => {
	const { send, registry } = await openMeasured(answering("page", { "Cache-Control": "private" }));
	const paths = Array.from({ length: 50 }, (_, number) => `/word${number}/${number}/x${number}?q=${number}`);
	for (const path of [...paths, "/api/word7", "/media/word7", "/%E0%A4%A", "//word7"]) await send(path);
	const text = await registry.metrics();
	expect(text).not.toContain("word7");
	expect(text.split("\n").filter((line) => line.startsWith("konfety_http_requests_total")).length).toBeLessThan(8);
});

test("an answer that breaks off and a visitor who leaves are no statuses", async () => {
	const { send, url, samples } = await openMeasured((request, response) => {
		if (request.url === "/api/slow") return;
		response.writeHead(200, { "Content-Length": "1000" }).write("begun");
		setTimeout(() => response.destroy(), 20);
	});
	await send("/api/dying").catch(() => {});
	const leaving = new AbortController();
	const visit = fetch(`${url}/api/slow`, { signal: leaving.signal }).catch(() => {});
	await sleep(50);
	leaving.abort();
	await visit;
	await expect
		.poll(() => samples("konfety_http_requests_total"))
		.toEqual([
			'konfety_http_requests_total{kind="call",source="app",status="broken"} 1',
			'konfety_http_requests_total{kind="call",source="app",status="left"} 1',
		]);
});

test.each([
	["/", "home"],
	["/en", "home"],
	["/12/balonky/cervene", "product"],
	["/api/cart", "call"],
	["/media/a.webp", "picture"],
	["/feeds/heureka.xml", "feed"],
	["/sitemap.xml", "feed"],
	["/nothing/of/the/shop/at/all", "other"],
])("what is at %s is of the kind %s", (path, kind) => {
	expect(kindAt(path)).toBe(kind);
	expect([...SCREEN_KINDS, "call", "picture", "feed", "file"]).toContain(kind);
});
