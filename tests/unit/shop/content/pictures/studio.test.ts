import { type ChildProcess, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sharePath } from "#lib/shop/content/pictures/share-files.ts";

let folder: string;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "konfety-studio-"));
	vi.stubEnv("DATA_DIR", folder);
});
afterAll(() => {
	vi.unstubAllEnvs();
	rmSync(folder, { recursive: true });
});

const work = (id: number) => ({
	locale: "cs" as const,
	kind: "product" as const,
	id,
	version: "0123456789abcdef",
	title: `Balónek ${id}`,
	tint: "#ffeecc",
	picture: null,
});

test("copies of the module in one server share a studio, and each gets its own picture", async () => {
	const one = await import("#lib/shop/content/pictures/studio.ts");
	vi.resetModules();
	// As the bundler gives each of its routes a copy of the file.
	const other = await import("#lib/shop/content/pictures/studio.ts");
	expect(other.orderSharePicture).not.toBe(one.orderSharePicture);
	const paths = await Promise.all([one.orderSharePicture(work(1)), other.orderSharePicture(work(2))]);
	expect(paths).toEqual([1, 2].map((id) => sharePath(join(folder, "media"), work(id))));
	expect(paths.map((path) => existsSync(path))).toEqual([true, true]);
});

function studioThatDraws(): ChildProcess | undefined {
	const { konfetyStudios } = globalThis as typeof globalThis & { konfetyStudios?: { asked: { child: ChildProcess } } };
	return konfetyStudios?.asked.child;
}

test("when a studio is killed, the next one draws its pictures, the waiting ones too", async () => {
	const { orderSharePicture } = await import("#lib/shop/content/pictures/studio.ts");
	const orders = [11, 12, 13, 14].map((id) => orderSharePicture(work(id)));
	const killed = studioThatDraws();
	killed?.kill("SIGKILL");
	const paths = await Promise.all(orders);
	expect(paths.map((path) => existsSync(path))).toEqual([true, true, true, true]);
	expect(studioThatDraws()?.pid).not.toBe(killed?.pid);
});

test("a picture that cannot be drawn fails with the reason, and the studio goes on", async () => {
	const { orderSharePicture } = await import("#lib/shop/content/pictures/studio.ts");
	// A file where its folder should be.
	mkdirSync(dirname(dirname(sharePath(join(folder, "media"), work(21)))), { recursive: true });
	writeFileSync(dirname(sharePath(join(folder, "media"), work(21))), "");
	await expect(orderSharePicture(work(21))).rejects.toThrow("ENOTDIR");
	expect(existsSync(await orderSharePicture(work(22)))).toBe(true);
});

/** Niceness of each thread of a process, as Linux tells it (proc(5), field 19 of stat). */
function nicenessOf(pid: number): number[] {
	return readdirSync(`/proc/${pid}/task`).map((thread) => {
		const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
		return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
	});
}

test.runIf(process.platform === "linux")(
	"every thread of the studio has a lower priority than the server",
	async () => {
		const { orderSharePicture } = await import("#lib/shop/content/pictures/studio.ts");
		await orderSharePicture(work(3));
		const niceness = nicenessOf(studioThatDraws()?.pid ?? 0);
		expect(niceness.length).toBeGreaterThan(5);
		expect(new Set(niceness)).toEqual(new Set([getPriority() + 2]));
	},
);

test.runIf(process.platform === "linux")(
	"the studio of a shop started with a lower priority has a still lower one",
	() => {
		const script = `
		import { setPriority, getPriority } from "node:os";
		setPriority(7);
		// The studio keeps nobody alive.
		const alive = setInterval(() => {}, 1000);
		const { orderSharePicture } = await import("./lib/shop/content/pictures/studio.ts");
		await orderSharePicture(${JSON.stringify(work(4))});
		const { child } = globalThis.konfetyStudios.asked;
		console.log(getPriority(child.pid));
		child.kill();
		clearInterval(alive);`;
		const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
		expect(printed.trim()).toBe("9");
	},
);
