import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { changesSince, noteChanges } from "#lib/shop/kernel/changes/change-log.ts";
import { followChanges } from "#lib/shop/kernel/changes/follow-changes.ts";

const PATIENTLY = { timeout: 15_000 };
const EVERYTHING = ["catalogue", "settings", "pages"];
const here = () => changesSince({ after: 0 });

test("a first request is told to drop every tag, a later one the tags changed since", () => {
	const { instance, last, tags } = here();
	expect(tags).toBeNull();
	noteChanges(["product:1", "product:2", "product:1"]);
	expect(changesSince({ instance, after: last })).toEqual({
		instance,
		last: last + 3,
		tags: ["product:1", "product:2"],
	});
	expect(changesSince({ instance, after: last + 3 }).tags).toEqual([]);
});

test("a position of another process, from the future, or of forgotten changes drops every tag", () => {
	const { instance, last } = here();
	expect(changesSince({ instance: crypto.randomUUID(), after: last }).tags).toBeNull();
	expect(changesSince({ instance, after: last + 1 }).tags).toBeNull();
	noteChanges(Array.from({ length: 2_001 }, (_, id) => `product:${id}`));
	expect(changesSince({ instance, after: last }).tags).toBeNull();
	expect(changesSince({ instance, after: last + 1 }).tags).toHaveLength(2_000);
});

test("a storefront gets the changed tags of the other shop, also those from its outage", async () => {
	let isAway = false;
	const server = createServer((request, reply) => {
		const { searchParams } = new URL(request.url ?? "", "http://shop.test");
		const instance = searchParams.get("instance") ?? undefined;
		if (isAway) return reply.writeHead(500).end();
		if (request.headers["changes-key"] !== "a key") return reply.writeHead(404).end();
		return reply.end(JSON.stringify(changesSince({ instance, after: Number(searchParams.get("after")) })));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const shopApiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const abort = new AbortController();
	onTestFinished(() => {
		abort.abort();
		server.closeAllConnections();
		server.close();
	});
	const onTags = vi.fn();
	const onLost = vi.fn();
	const following = followChanges({ shopApiUrl, key: "a key", onTags, onLost, everyMs: 10, signal: abort.signal });
	await vi.waitFor(() => expect(onTags.mock.calls).toEqual([[EVERYTHING]]), PATIENTLY);
	noteChanges(["product:7"]);
	await vi.waitFor(() => expect(onTags.mock.calls).toEqual([[EVERYTHING], [["product:7"]]]), PATIENTLY);
	isAway = true;
	await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1), PATIENTLY);
	noteChanges(["product:8"]);
	isAway = false;
	await vi.waitFor(() => expect(onTags.mock.calls.at(-1)).toEqual([["product:8"]]), PATIENTLY);
	expect(onLost).toHaveBeenCalledTimes(1);
	abort.abort();
	await following;
});
