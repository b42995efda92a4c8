import { DEFAULT_LOCALE } from "../../../domain/locale.ts";
import { settings } from "../../kernel/base/env.ts";
import { connect } from "../../kernel/db/client.ts";
import { companyOf } from "./company.sql.ts";

/** What a shop says of itself: its name, and whom its mails are from unless MAIL_FROM says otherwise (undefined: it has no e-mail). */
export type OwnShop = { name: string; sender: string | undefined };

/** Whose shop it is by its contacts; undefined where they name nothing, as in the demo. */
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
