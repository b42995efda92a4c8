import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { EXAMPLE } from "#lib/contract/routes/define-call.ts";
import { accessLog, shortAddress, withoutSecrets } from "#lib/server/door/access-log.ts";
import { answering, openDoor } from "#tests/support/servers/door.ts";

const NOW_MS = Date.parse("2026-11-26T08:05:09Z");

/** A door that writes its log into `lines`. */
async function openLogged(answer = answering("page"), isFull = false) {
	const lines: string[] = [];
	const log = accessLog({ write: (text) => lines.push(...text.trimEnd().split("\n")), isFull, nowMs: () => NOW_MS });
	const door = await openDoor(answer, { log, trustedProxies: 1 });
	const visit = async (path: string, headers: Record<string, string> = {}) => {
		await (await fetch(door.url + path, { headers: { "X-Forwarded-For": "198.51.100.23", ...headers } })).text();
		await sleep(20);
		log.flush();
		return lines.at(-1) ?? "";
	};
	return { ...door, lines, log, visit };
}

test("a visit is a line in the Combined Log Format, with the milliseconds, where the answer was from, and the id of what the app was asked", async () => {
	const { visit } = await openLogged();
	const line = await visit("/balonky?utm_source=x", { Referer: "https://example.cz/a?b=1", "User-Agent": "Fox/1.0" });
	expect(line).toMatch(
		/^198\.51\.100\.0 - - \[26\/Nov\/2026:08:05:09 \+0000\] "GET \/balonky HTTP\/1\.1" 200 \d{3} "https:\/\/example\.cz\/a" "Fox\/1\.0" \d+ app [\w-]{36}$/,
	);
});

test("the second visitor of a page that the door keeps has it from there", async () => {
	const { visit } = await openLogged();
	await visit("/balonky");
	expect(await visit("/balonky")).toMatch(/ kept -$/);
});

test("a page that is sent while the app is silent is told apart", async () => {
	const { visit, clock, closeApp } = await openLogged();
	await visit("/balonky");
	closeApp();
	clock.ms = 2_000;
	expect(await visit("/balonky")).toMatch(/ 200 .* stale [\w-]{36}$/);
});

test("whoever leaves before the end is 499", async () => {
	const { url, lines, log } = await openLogged(() => {});
	const leaving = new AbortController();
	const visit = fetch(`${url}/api/slow`, { signal: leaving.signal }).catch(() => {});
	await sleep(50);
	leaving.abort();
	await visit;
	await expect
		.poll(() => {
			log.flush();
			return lines;
		})
		.toEqual([expect.stringMatching(/"GET \/api\/slow HTTP\/1\.1" 499 0 /)]);
});

test("an answer that the app breaks off is 502, whatever it said before", async () => {
	const { url, lines, log } = await openLogged((_, response) => {
		response.writeHead(200, { "Content-Length": "1000" }).write("begun");
		setTimeout(() => response.destroy(), 50);
	});
	await (await fetch(`${url}/api/dying`)).text().catch(() => {});
	await expect
		.poll(() => {
			log.flush();
			return lines;
		})
		.toEqual([expect.stringMatching(/"GET \/api\/dying HTTP\/1\.1" 502 /)]);
});

test("lines are written together, soon after the first", async () => {
	const { url, lines } = await openLogged();
	for (let times = 0; times < 3; times += 1) await (await fetch(`${url}/balonky`)).text();
	expect(lines).toEqual([]);
	await expect.poll(() => lines.length).toBe(3);
});

test("what could end a column or a line is written as its code", async () => {
	const { visit } = await openLogged();
	const line = await visit("/balonky", { "User-Agent": 'a" "b\\c\tdé' });
	expect(line).toContain('"a\\x22 \\x22b\\x5cc\\x09d\\xe9"');
	for (const letter of ["a", '"'])
		expect(await visit(`/${letter.repeat(2_000)}`, { "User-Agent": letter.repeat(2_000) })).toMatch(
			/^.{700,1100} app [\w-]{36}$/,
		);
});

test("with the whole address it is written as it is", async () => {
	const { visit } = await openLogged(answering("page"), true);
	expect(await visit("/balonky")).toMatch(/^198\.51\.100\.23 /);
});

test.each([
	["198.51.100.23", "198.51.100.0"],
	["2001:db8:aa:bb:1:2:3:4", "2001:db8:aa::"],
	["2001:db8::1", "2001:db8:0::"],
	["", ""],
])("%j is shortened to %j, which is no single visitor", (address, short) => {
	expect(shortAddress(address)).toBe(short);
});

describe("secrets", () => {
	const HASH = "ohGDQcWVTfpde2HBbxeu2GcXsKY4r3KP";
	test.each([
		["/shrnuti/3/ohGDQcWVTfpde2HBbxeu2GcXsKY4r3KP", "/shrnuti/3/*"],
		["/en/summary/3/ohGDQcWVTfpde2HBbxeu2GcXsKY4r3KP/withdrawal", "/en/summary/3/*/withdrawal"],
		["/api/cart/4b8c1f0a-7f7e-4a63-9a4e-2f1b6f0b9f11/items", "/api/cart/*/items"],
		["/platba/SBX-0123456789ABCDEF01234567", "/platba/*"],
		["https://konfety.test/shrnuti/3/ohGDQcWVTfpde2HBbxeu2GcXsKY4r3KP?a#b", "https://konfety.test/shrnuti/3/*"],
		[
			"/12/balonkova-girlanda-ruzovo-zlata-s-konfetami-120-kusu",
			"/12/balonkova-girlanda-ruzovo-zlata-s-konfetami-120-kusu",
		],
		[
			"/_next/static/chunks/0abcDEFghiJKLmnoPQRstuVWXyz01~.js",
			"/_next/static/chunks/0abcDEFghiJKLmnoPQRstuVWXyz01~.js",
		],
	])("%s is written as %s", (address, written) => {
		expect(withoutSecrets(address)).toBe(written);
	});

	const calls = import.meta.glob<Record<string, unknown>>("/lib/contract/routes/*.ts", { eager: true });
	const called = z.object({
		path: z.string(),
		[EXAMPLE]: z.object({ params: z.record(z.string(), z.unknown()) }),
	});

	test("no call of the API has a secret in its address that would be written", () => {
		const secrets = Object.values(calls)
			.flatMap(Object.values)
			.flatMap((call) => called.safeParse(call).data ?? [])
			.flatMap(({ path, [EXAMPLE]: example }) =>
				Object.entries(example.params)
					.filter(([name]) => /hash|secret|cartId|transaction/i.test(name))
					.map(([name, value]) => ({ path, name, written: withoutSecrets(`/api/a/${value}`) })),
			);
		expect(secrets.length).toBeGreaterThan(15);
		expect(secrets.filter(({ written }) => written !== "/api/a/*")).toEqual([]);
		expect(withoutSecrets(`/${HASH}`)).toBe("/*");
	});
});
