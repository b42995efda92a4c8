import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { askRestart } from "#lib/cli/ask-restart.ts";
import { isAlive } from "#lib/shop/kernel/db/embedded/process-identity.ts";
import { processBelow, processesBelow, tellServer } from "./observe.ts";
import { env, port, shop, start, withStubShop } from "./started-shop.ts";

withStubShop();

const address = (path: string) => `http://127.0.0.1:${port}${path}`;

async function visit(): Promise<number> {
	const reply = await fetch(address("/"));
	await reply.text();
	return reply.status;
}

/** Asks for pages without end, until `stop`, which answers how many answers of each status came. */
function visitSteadily() {
	const answers = new Map<number | string, number>();
	let isOver = false;
	const visits = (async () => {
		while (!isOver) {
			const status = await visit().catch((error: Error) => error.message);
			answers.set(status, (answers.get(status) ?? 0) + 1);
			await sleep(5);
		}
	})();
	return {
		async stop() {
			isOver = true;
			await visits;
			return answers;
		},
	};
}

test("a restart turns over to a new build, and every visitor meanwhile is answered", async () => {
	const first = start();
	await first.printed("To stop");
	const kept = () => processBelow(first.process.pid, "door");
	const [before, door, worker] = [await tellServer(port), kept(), processBelow(first.process.pid, "worker")];
	shop.write("app/page.tsx", "second");
	const visitors = visitSteadily();
	const lines: string[] = [];
	expect(await askRestart(env.DATA_DIR ?? "", (line) => lines.push(line))).toBe(true);
	const answers = await visitors.stop();
	expect([...answers.keys()]).toEqual([200]);
	expect(answers.get(200)).toBeGreaterThan(50);
	expect(lines.join("\n")).toMatch(/Tables: up to date[\s\S]*Pages: built[\s\S]*The new version answers/);
	const after = await tellServer(port);
	expect([before.build, after.build]).toEqual([".next", ".next-b"]);
	expect([isAlive(before.pid), kept()]).toEqual([false, door]);
	expect(processBelow(first.process.pid, "worker")).not.toBe(worker);
	// Pages that were opened before ask for the scripts of their build.
	for (const script of ["first", "second"])
		expect.soft((await fetch(address(`/_next/static/${script}.js`))).headers.get("cache-control")).toMatch("immutable");
	first.process.kill("SIGTERM");
	await first.exited;
	expect(await start().printed("To stop")).toContain("Pages: the build is current");
	expect((await tellServer(port)).build).toBe(".next-b");
});

test("a request that the old app has begun is answered, and the app ends after it", async () => {
	const first = start();
	await first.printed("To stop");
	const before = await tellServer(port);
	const slow = tellServer(port, "/talk/4000"); // two seconds
	await sleep(100);
	first.process.kill("SIGHUP");
	await first.printed("The new version answers");
	expect((await slow).pid).toBe(before.pid);
	const after = await tellServer(port);
	expect([after.build, after.pid === before.pid, isAlive(before.pid)]).toEqual([".next", false, false]);
});

test.each([
	["whose pages do not build", () => shop.write("app/broken", ""), "app/broken: does not compile"],
	[
		"whose app ends at once",
		() => shop.write("lib/server/app/main.ts", 'console.log("no such table"); process.exit(3);'),
		"no such table",
	],
	[
		"whose worker ends at once",
		() => shop.write("lib/server/worker/main.ts", 'console.log("no such queue"); process.exit(3);'),
		"no such queue",
	],
])("a version %s changes nothing, and the restart says why", async (_, spoil, reason) => {
	const first = start();
	await first.printed("To stop");
	const before = await tellServer(port);
	spoil();
	const lines: string[] = [];
	expect(await askRestart(env.DATA_DIR ?? "", (line) => lines.push(line))).toBe(false);
	expect(lines.join("\n")).toContain(reason);
	expect(lines.at(-1)).toMatch("the old one goes on");
	expect(await tellServer(port)).toEqual(before);
});

test.each(["the command", "SIGHUP"] as const)(
	"asked for by %s while the shop still starts, a restart is refused, and the start goes on",
	async (by) => {
		const first = start();
		await first.printed("Building");
		if (by === "SIGHUP") first.process.kill("SIGHUP");
		else {
			const lines: string[] = [];
			expect(await askRestart(env.DATA_DIR ?? "", (line) => lines.push(line))).toBe(false);
			expect(lines).toEqual(["The shop is still starting. Ask again when it is open."]);
		}
		await first.printed("To stop");
		expect(await askRestart(env.DATA_DIR ?? "", () => {})).toBe(true);
	},
);

test("a version of other processes than the running start knows is refused, and the sentence says what to do", async () => {
	const first = start();
	await first.printed("To stop");
	const before = await tellServer(port);
	const file = join(shop.root, "lib/cli/known-processes.ts");
	writeFileSync(file, readFileSync(file, "utf8").replace("door, apps, worker", "door, apps, worker, clerk"));
	const lines: string[] = [];
	expect(await askRestart(env.DATA_DIR ?? "", (line) => lines.push(line))).toBe(false);
	expect(lines.join("\n")).toContain("Stop the shop and start it: npm start");
	expect(await tellServer(port)).toEqual(before);
});

test("what ends the shop while a new version comes up ends that version too", async () => {
	const first = start();
	await first.printed("To stop");
	shop.write("lib/server/app/main.ts", 'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000);');
	void askRestart(env.DATA_DIR ?? "", () => {}).catch(() => {});
	const apps = () => processesBelow(first.process.pid, "app");
	await expect.poll(apps, { timeout: 20_000 }).toHaveLength(2);
	const all = [...apps(), processBelow(first.process.pid, "worker")];
	first.process.kill("SIGTERM");
	expect(await first.exited).toBe(0);
	expect(all.filter(isAlive)).toEqual([]);
});

test("the old worker ends what it works at before it goes", async () => {
	shop.write(
		"lib/server/worker/main.ts",
		`import { writeFileSync } from "node:fs";
		process.on("SIGTERM", () => setTimeout(() => { writeFileSync("worked", ""); process.exit(0); }, 4000));
		process.send({ works: true });
		setInterval(() => {}, 1000);`,
	);
	const first = start();
	await first.printed("To stop");
	expect(await askRestart(env.DATA_DIR ?? "", () => {})).toBe(true);
	expect(existsSync(join(shop.root, "worked"))).toBe(true);
});

test("without a running shop a restart names the command that starts one", async () => {
	await expect(askRestart(env.DATA_DIR ?? "", () => {})).rejects.toThrow("npm start");
});
