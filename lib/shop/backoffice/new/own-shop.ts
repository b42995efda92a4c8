import { DEFAULT_LOCALE } from "../../../domain/locale.ts";
import { settings } from "../../kernel/base/env.ts";
import { connect } from "../../kernel/db/client.ts";
import { companyOf } from "./company.sql.ts";

/** The shop's name, and the sender of its mails unless MAIL_FROM is set (undefined: it has no e-mail). */
export type OwnShop = { name: string; sender: string | undefined };

/** The shop's name and sender from its contacts; undefined when these are blank, as in the demo. */
export async function ownShop(databaseUrl: string): Promise<OwnShop | undefined> {
	const { db, close } = connect(databaseUrl, { max: 1 });
	try {
		const { name, email } = (await companyOf(db))[DEFAULT_LOCALE];
		return name === "" ? undefined : { name, sender: senderOf(name, email) };
	} finally {
		await close();
	}
}

function senderOf(name: string, email: string): string | undefined {
	const sender = `"${name.replace(/["<>\\\s]+/g, " ").trim()}" <${email}>`;
	return settings.MAIL_FROM.safeParse(sender).success ? sender : undefined;
}
