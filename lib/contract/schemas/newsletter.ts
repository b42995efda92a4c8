/** The newsletter: subscribed, then confirmed and ended by links (promises §7 /subscriber/save). */

import { z } from "zod";
import { DEFAULT_LOCALE } from "../../domain/locale.ts";
import { SUBSCRIPTION_STATES } from "../../domain/people/newsletter.ts";
import * as fields from "../fields.ts";

export const subscriberBody = z.object({
	email: fields.email,
	/** Language of the newsletter and of the mail with the link. */
	locale: fields.locale.default(DEFAULT_LOCALE),
});
export type SubscriberInput = z.input<typeof subscriberBody>;
export type SubscriberBody = z.infer<typeof subscriberBody>;

export const subscription = z.object({
	email: z.string(),
	/** "pending" waits for its confirmation. */
	state: z.enum(SUBSCRIPTION_STATES),
});
export type Subscription = z.infer<typeof subscription>;
