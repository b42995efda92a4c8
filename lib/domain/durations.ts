/** Lengths of time, each in the unit of its name. */

export const SECOND_MS = 1000;
export const MINUTE_S = 60;
export const HOUR_S = 60 * MINUTE_S;
export const DAY_S = 24 * HOUR_S;
