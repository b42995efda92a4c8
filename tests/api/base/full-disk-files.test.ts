/** Pictures and mails on a disk of their own, in memory, that is full. Mounting one needs root; without it the tests say so. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { PICTURE_LOOK } from "#lib/domain/goods/pictures.ts";
import { servePicture } from "#lib/shop/content/pictures/serve.ts";
import { orderFirstPictures } from "#lib/shop/content/pictures/studio.ts";
import { sendMail } from "#lib/shop/telling/mail/send-mail.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;
let disk: string;
let isMounted = false;
let key: string;

beforeAll(async () => {
	testShop = await openTestShop();
	disk = mkdtempSync(join(tmpdir(), "konfety-files-"));
	isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=40m", "tmpfs", disk]).status === 0;
	vi.stubEnv("DATA_DIR", disk);
	vi.stubEnv("DATABASE_URL", testShop.databaseUrl);
	const { rows } = await testShop.shop.db.execute<{ key: string }>(sql`select key from pictures order by id limit 1`);
	key = rows[0]?.key ?? "";
});
beforeEach(({ skip }) => skip(!isMounted, "A disk of its own can be mounted by root alone."));
afterAll(async () => {
	vi.unstubAllEnvs();
	await testShop.close();
	if (isMounted) spawnSync("umount", [disk]);
	rmSync(disk, { recursive: true });
});

const ballast = () => join(disk, "ballast");
/** Takes all that is free. */
function fillUp(): void {
	const { bavail, bsize } = statfsSync(disk);
	writeFileSync(ballast(), Buffer.alloc(bavail * bsize));
}

const get = () =>
	servePicture(testShop.shop, { key: `${key}.${PICTURE_LOOK}`, width: "96" }, { accept: "image/avif", address: "" });

test("a picture that a full disk does not take is 503 with Retry-After, and is drawn once there is space", async () => {
	fillUp();
	const refused = await get();
	expect([refused.status, refused.headers.get("Retry-After"), refused.headers.get("Cache-Control")]).toEqual([
		503,
		"5",
		"no-store",
	]);
	expect(await refused.text()).toBe("");
	rmSync(ballast());
	const drawn = await get();
	expect([drawn.status, drawn.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
});

test("pictures that nobody waits for are not drawn one after another for a full disk", async () => {
	fillUp();
	await expect(orderFirstPictures()).rejects.toThrow("ENOSPC");
	rmSync(ballast());
});

test("a mail that a full disk does not take waits, and is written whole once there is space", async () => {
	const id = crypto.randomUUID();
	const text = "Děkujeme za objednávku. ".repeat(1000);
	const send = () =>
		sendMail({ SMTP_URL: undefined, MAIL_FROM: "obchod@konfety.test", DATA_DIR: disk }, id, {
			to: "jana@example.cz",
			subject: "Objednávka",
			text,
			html: "",
		});
	fillUp();
	await expect(send()).rejects.toThrow("ENOSPC");
	rmSync(ballast());
	await send();
	expect(readdirSync(join(disk, "outbox"))).toEqual([`${id}.eml`]);
	expect(readFileSync(join(disk, "outbox", `${id}.eml`), "utf8").length).toBeGreaterThan(text.length);
});
