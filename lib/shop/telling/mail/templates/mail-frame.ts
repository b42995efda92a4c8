import type { Order } from "../../../../contract/schemas/order.ts";
import type { Locale } from "../../../../domain/locale.ts";
import type { Letterhead } from "../letterhead.ts";
import type { MailBranch } from "../mail-branch.ts";
import type { MailTexts } from "../mail-texts.ts";

/** What every mail of a language has around its own. */
export type MailFrame = { head: Letterhead; locale: Locale; t: MailTexts<"frame"> };

/** What parts of a mail about an order need. */
export type OrderFrame = {
	order: Order;
	/** Whether the customer has proved the e-mail; if not, typed text is on the order's page alone. */
	isProved: boolean;
	/** Where it is fetched, when that is a branch. */
	branch: MailBranch | null;
	frame: MailFrame;
	/** Texts that mails about orders share. */
	parts: MailTexts<"orderParts">;
};
