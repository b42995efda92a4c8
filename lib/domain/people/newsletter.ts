/** What happened with a newsletter, one after another. */
export const SUBSCRIBER_STEPS = ["asked", "mailed", "confirmed", "ended"] as const;
export type SubscriberStep = (typeof SUBSCRIBER_STEPS)[number];

/** Where a step was asked for. */
export type SubscriberOrigin = "footer" | "account" | "link" | "one-click";

/** How a newsletter stands; a pending one waits for its confirmation. */
export const SUBSCRIPTION_STATES = ["pending", "confirmed", "ended"] as const;
