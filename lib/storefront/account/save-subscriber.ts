import type { SubscriberInput } from "#lib/contract/schemas/newsletter.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

/** Subscribes to the newsletter; the shop mails a link to confirm it. */
export function saveSubscriber(body: SubscriberInput): Promise<object> {
	return callAsAnyone("POST /subscriber/save", { body });
}
