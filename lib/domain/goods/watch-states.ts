/**
 * States of a watch: a guest's waits for its confirmation first, may be about goods that are no longer sold, and its
 * mails may be refused.
 */
export const WATCH_STATES = ["pending", "watching", "ended", "withdrawn", "refused"] as const;

/** For so long a guest's watch goes on, and a refusal holds. */
export const GUEST_WATCH_DAYS = 365;
