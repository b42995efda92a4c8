import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendMail } from "#lib/shop/telling/mail/send-mail.ts";

let dataDir: string;

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "konfety-outbox-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const MAIL = { to: "jana@example.cz", subject: "Objednávka", html: "<p>Děkujeme</p>", text: "Děkujeme" };

/** Rights of the outbox and of the mail in it after it was sent. */
async function send(): Promise<string[]> {
	const env = { DATA_DIR: dataDir, MAIL_FROM: "Konfety <obchod@konfety.test>", SMTP_URL: undefined };
	await sendMail(env, "job-1", MAIL);
	const paths = [join(dataDir, "outbox"), join(dataDir, "outbox/job-1.eml")];
	return paths.map((path) => (statSync(path).mode & 0o777).toString(8));
}

test("without a mail server mails are files that only the shop's user may read", async () => {
	expect(await send()).toEqual(["700", "600"]);
	expect(readFileSync(join(dataDir, "outbox/job-1.eml"), "utf8")).toContain("To: jana@example.cz");
});

test("a mail that overwrites a file of an earlier version is private as well", async () => {
	mkdirSync(join(dataDir, "outbox"), { mode: 0o755 });
	for (const name of ["job-1.eml", "job-1.eml.part"])
		writeFileSync(join(dataDir, "outbox", name), "half", { mode: 0o644 });
	expect((await send())[1]).toBe("600");
});
