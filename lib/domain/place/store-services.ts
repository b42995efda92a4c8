import { SERVICE_KINDS } from "../request/request-states.ts";

/** Services of branches, in the order of display. */
export const STORE_SERVICES = [...SERVICE_KINDS, "pickup", "card", "parking", "wheelchair"] as const;
export type StoreService = (typeof STORE_SERVICES)[number];
