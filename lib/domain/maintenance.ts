import { MINUTE_S, SECOND_MS } from "./durations.ts";

/** How soon maintenance is noticed, and what is said during it (decisions 5). */

/** The middleware asks so often whether the shop is in maintenance, and believes an older answer no longer. */
export const MAINTENANCE_REFRESH_MS = 1 * SECOND_MS;
export const MAINTENANCE_BELIEVED_MS = 1.5 * SECOND_MS;
/** The maintenance page looks again in so long a time; robots are told to come back later. */
export const MAINTENANCE_LOOK_MS = 15 * SECOND_MS;
export const MAINTENANCE_RETRY_S = 1 * MINUTE_S;
export const MAINTENANCE_MESSAGE_MAX_LENGTH = 300;
