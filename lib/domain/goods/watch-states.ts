/** States of a watch: a guest's waits for its confirmation first. */
export const WATCH_STATES = ["pending", "watching", "ended"] as const;
