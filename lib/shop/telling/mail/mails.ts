import { accountDeletedMail } from "./account-deleted-mail.ts";
import { accountMail } from "./account-mail.ts";
import type { MailKind } from "./mail-kind.ts";
import { newsletterMail } from "./newsletter-mail.ts";
import { orderMail } from "./order-mail.ts";
import { orderStepMail } from "./order-step-mail.ts";
import { requestMail } from "./request-mail.ts";
import { stockBackMail } from "./stock-back-mail.ts";
import { watchAskedMail } from "./watch-asked-mail.ts";

/** Every mail of the shop. Its queues are installed and worked by this list. */
export const MAILS: readonly MailKind[] = [
	orderMail,
	orderStepMail,
	accountMail,
	accountDeletedMail,
	stockBackMail,
	watchAskedMail,
	newsletterMail,
	requestMail,
];
