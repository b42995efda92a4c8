import { z } from "zod";
import { DAY_S } from "../../../domain/durations.ts";
import { LOCALES } from "../../../domain/locale.ts";
import { WHILE_NEW } from "../../kernel/jobs/queue.ts";

const userId = z.int();
const email = z.string();
const locale = z.enum(LOCALES);

const accountNews = z.discriminatedUnion("kind", [
	z.object({ kind: z.enum(["confirm_email", "change_email", "password_changed"]), userId }),
	/** Perhaps nobody's e-mail: then nothing is sent. */
	z.object({ kind: z.literal("reset_password"), email, locale }),
	/** To the e-mail that the account has, or had before. */
	z.object({ kind: z.enum(["email_change_asked", "email_changed"]), userId, to: email }),
]);

/** What an account is told by mail: links that prove an e-mail, and notices of what was changed. */
export type AccountMailJob = z.output<typeof accountNews>;

/** Has an account told; the worker makes the secret of a link when it sends it. */
export const ACCOUNT_NEWS = {
	name: "mail.account",
	data: accountNews,
	// What was asked for with somebody else's e-mail is forgotten soon.
	keeps: { ...WHILE_NEW, deleteAfterSeconds: DAY_S },
};

/** Has goodbye said to a customer whose account, and with it the address, the shop keeps no more. */
export const ACCOUNT_DELETED = {
	name: "mail.account-deleted",
	data: z.object({ email, locale }),
	// Forgotten soon: the job is the last place where the address is.
	keeps: { ...WHILE_NEW, deleteAfterSeconds: DAY_S },
};
