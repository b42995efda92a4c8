import { editDistance } from "../words/edit-distance.ts";

/** Mailboxes that most Czech and Slovak buyers have, and real ones that are a letter away from them. */
const MAILBOXES: ReadonlySet<string> = new Set([
	"seznam.cz",
	"email.cz",
	"post.cz",
	"centrum.cz",
	"atlas.cz",
	"volny.cz",
	"gmail.com",
	"outlook.com",
	"outlook.cz",
	"hotmail.com",
	"icloud.com",
	"yahoo.com",
	"azet.sk",
	"zoznam.sk",
	"mail.com",
	"ymail.com",
	"gmx.com",
	"me.com",
]);

/** The e-mail that was meant when its mailbox is one slip away from a common one ("jana@seznm.cz"); null for all others. */
export function meantEmail(email: string): string | null {
	const [, name, typed] = /^(.+)@([^@\s]+)$/.exec(email.trim()) ?? [];
	const mailbox = typed?.toLowerCase();
	if (!name || !mailbox || MAILBOXES.has(mailbox)) return null;
	const meant = [...MAILBOXES].find((one) => editDistance(mailbox, one, 1) === 1);
	return meant ? `${name}@${meant}` : null;
}
