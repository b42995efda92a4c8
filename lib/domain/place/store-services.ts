import { SERVICE_KINDS } from "../request/request-states.ts";

/** What is to be had at branches, in the order in which it is shown. */
export const STORE_SERVICES = [...SERVICE_KINDS, "pickup", "card", "parking", "wheelchair"] as const;
export type StoreService = (typeof STORE_SERVICES)[number];
