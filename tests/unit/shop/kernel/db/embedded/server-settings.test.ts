import { expect, test } from "vitest";
import { memoryBytes, serverSettings } from "#lib/shop/kernel/db/embedded/server-settings.ts";

const GB = 1024 ** 3;

test.each([
	[0.5, { shared_buffers: "128MB", effective_cache_size: "256MB", work_mem: "4MB", maintenance_work_mem: "64MB" }],
	[1, { shared_buffers: "128MB", effective_cache_size: "512MB", work_mem: "4MB", maintenance_work_mem: "64MB" }],
	[2, { shared_buffers: "256MB", effective_cache_size: "1024MB", work_mem: "8MB", maintenance_work_mem: "64MB" }],
	[4, { shared_buffers: "512MB", effective_cache_size: "2048MB", work_mem: "16MB", maintenance_work_mem: "128MB" }],
	[64, { shared_buffers: "2048MB", effective_cache_size: "8192MB", work_mem: "16MB", maintenance_work_mem: "128MB" }],
])("with %s GB of memory the server takes a share of it within bounds", (gigabytes, expected) => {
	expect(serverSettings(gigabytes * GB)).toMatchObject(expected);
});

test("commits are flushed to disk, except on a throwaway server", () => {
	expect(serverSettings(GB).fsync).toBe("on");
	expect(serverSettings(GB).synchronous_commit).toBeUndefined();
	expect(serverSettings(GB, { isThrowaway: true })).toMatchObject({ fsync: "off", synchronous_commit: "off" });
});

test("this machine's memory is read as a whole number", () => {
	expect(Number.isSafeInteger(memoryBytes())).toBe(true);
});
