import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import type { AccountMailJob } from "#lib/shop/people/customer/tell-customer.ts";
import { accountMail } from "#lib/shop/telling/mail/account-mail.ts";
import type { TestShop } from "../shop/test-shop.ts";

export type AccountMailSent = {
	kind: AccountMailJob["kind"];
	to: string;
	subject: string;
	text: string;
	html: string;
	/** Secret of the mailed link; "" for a notice. */
	secret: string;
};

/** Mails about accounts that wait, in the order in which they were asked for. */
export async function waitingAccountMails({ shop }: TestShop): Promise<{ id: string; data: AccountMailJob }[]> {
	const { rows } = await shop.db.execute<{ id: string; data: AccountMailJob }>(sql`
		select id, data from pgboss.job where name = 'mail.account' and state = 'created' order by created_on, (data ->> 'kind') collate "C"`);
	return rows;
}

/** Does what the worker of mails about accounts would, once, and returns what went out. */
export async function sendAccountMails(testShop: TestShop): Promise<AccountMailSent[]> {
	const folder = mkdtempSync(join(tmpdir(), "konfety-mails-"));
	const env = { DATA_DIR: folder, MAIL_FROM: "Konfety <obchod@konfety.test>", SMTP_URL: undefined };
	const sent: AccountMailSent[] = [];
	for (const { id, data } of await waitingAccountMails(testShop)) {
		await accountMail.send(testShop.shop, env, { id, data });
		await testShop.shop.db.execute(sql`delete from pgboss.job where id = ${id}`);
		const mail = await readMail(join(folder, "outbox", `${id}.eml`));
		if (mail) sent.push({ kind: data.kind, ...mail });
	}
	rmSync(folder, { recursive: true, force: true });
	return sent;
}

/** What was sent there last; fails without any. */
export async function accountMailTo(testShop: TestShop, to: string): Promise<AccountMailSent> {
	const mail = (await sendAccountMails(testShop)).findLast((one) => one.to === to);
	if (!mail) throw new Error(`Nothing was mailed to ${to}`);
	return mail;
}

async function readMail(path: string) {
	let source: Buffer;
	try {
		source = readFileSync(path);
	} catch {
		return null;
	}
	const { to, subject = "", text = "", html = "" } = await PostalMime.parse(source);
	const secret = /\/([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? "";
	return { to: to?.[0]?.address ?? "", subject, text, html, secret };
}
