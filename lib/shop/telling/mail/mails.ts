import type { MailJob, MailQueue } from "../../kernel/jobs/queue.ts";
import type { Shop } from "../../kernel/shop.ts";
import { sendAccountDeletedMail } from "./account-deleted-mail.ts";
import { sendAccountMail } from "./account-mail.ts";
import { sendNewsletterMail } from "./newsletter-mail.ts";
import { sendOrderMail } from "./order-mail.ts";
import { sendOrderStepMail } from "./order-step-mail.ts";
import { sendRequestMail } from "./request-mail.ts";
import type { MailEnv } from "./send-mail.ts";
import { sendStockBackMail } from "./stock-back-mail.ts";

/** Sends what a job tells, or nothing when there is nothing to tell any more. A repeat of the job is the same mail: its id is the job's. */
type Sender<Name extends MailQueue> = (shop: Shop, env: MailEnv, job: MailJob<Name>) => Promise<void>;

/** Every mail of the shop by its queue. A new one is a queue, a row here, and its file with its template and its texts. */
export const MAILS: { [Name in MailQueue]: Sender<Name> } = {
	"mail.order": sendOrderMail,
	"mail.order-step": sendOrderStepMail,
	"mail.account": sendAccountMail,
	"mail.account-deleted": sendAccountDeletedMail,
	"mail.stock-back": sendStockBackMail,
	"mail.newsletter": sendNewsletterMail,
	"mail.request": sendRequestMail,
};
