/** A demo shop with one outside picture and one backup of it, for each test file that calls `withBackedUpShop`. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { anotherComputer, newFolder, type Place, runOn } from "./backed-up.ts";
import { openTestShop, type TestShop } from "./test-shop.ts";

export const PICTURE = "0123456789abcdef0123";

export let testShop: TestShop;
export let here: Place;
/** One backup; whoever changes it copies it. */
export let target: string;

export function withBackedUpShop(): void {
	beforeAll(async () => {
		testShop = await openTestShop({ isToday: true });
		here = { databaseUrl: testShop.databaseUrl, dataDir: newFolder() };
		target = newFolder();
		await testShop.shop.db.execute(
			sql`insert into pictures (key, source_url) values (${PICTURE}, 'https://photos.example/1.jpg')`,
		);
		writeIn(here.dataDir, `media/originals/01/${PICTURE}.webp`, "a photo");
		expect((await runOn(here, "backup", target)).code).toBe(0);
	});
	afterAll(async () => {
		await testShop.close();
		for (const folder of [here.dataDir, target]) rmSync(folder, { recursive: true });
	});
}

export function writeIn(folder: string, name: string, text: string): void {
	mkdirSync(dirname(join(folder, name)), { recursive: true });
	writeFileSync(join(folder, name), text);
}

/** A copy of the backup, for the test that calls this. */
export function aCopy(): string {
	const folder = newFolder();
	cpSync(target, folder, { recursive: true });
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}

/** Path of the first file whose name ends so. */
export function fileNamed(folder: string, end: RegExp): string {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return join(folder, names.find((name) => end.test(name)) ?? "");
}

/** Another computer, for the test that calls this. */
export async function anEmptyPlace() {
	const there = await anotherComputer();
	onTestFinished(there.remove);
	return there;
}
