/** Steps of a newsletter subscription, in order. */
export const SUBSCRIBER_STEPS = ["asked", "mailed", "confirmed", "ended"] as const;
export type SubscriberStep = (typeof SUBSCRIBER_STEPS)[number];

/** Where a step was requested. */
export type SubscriberOrigin = "footer" | "account" | "link" | "one-click";

/** States of a subscription; a pending one waits for its confirmation. */
export const SUBSCRIPTION_STATES = ["pending", "confirmed", "ended"] as const;
