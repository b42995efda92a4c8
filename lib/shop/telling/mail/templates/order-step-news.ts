import type { Order } from "../../../../contract/schemas/order.ts";
import type { Locale } from "../../../../domain/locale.ts";
import type { DocumentKind } from "../../../../domain/order/order-papers.ts";
import type { MailedState, OrderActor } from "../../../../domain/order/order-states.ts";
import type { ReceivedWithdrawal } from "../../../selling/order/withdrawal/withdrawal.sql.ts";
import type { MailBranch } from "../mail-branch.ts";
import type { MailTexts } from "../mail-texts.ts";
import type { OrderFrame } from "./mail-frame.ts";

export type OrderStepNews = {
	step: MailedState;
	/** Who caused the step: a cancelled order gives the reason. */
	cause: OrderActor;
	order: Order & { hash: string };
	/** Whether the customer has proved the e-mail; if not, typed text and documents are on the order's page alone. */
	isProved: boolean;
	/** Where it is fetched, when that is a branch. */
	branch: MailBranch | null;
	locale: Locale;
	/** For a withdrawn order. */
	withdrawal: ReceivedWithdrawal | null;
	/** Document of the step, attached for a proved e-mail. */
	paper: DocumentKind | null;
};

/** What the part of a step needs. */
export type StepPartProps = {
	news: OrderStepNews;
	of: OrderFrame;
	t: MailTexts<"orderStep">;
	links: { order: string; withdrawal: string; satisfaction: string };
	number: string;
	total: string;
};
