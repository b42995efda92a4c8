import type { StoreCard } from "#lib/contract/schemas/store.ts";

/** The data of a branch that the services' forms need. */
export type ServiceBranch = Pick<StoreCard, "id" | "name" | "street" | "city">;

/** With what decides on which days it is open. */
export type OpenBranch = ServiceBranch & Pick<StoreCard, "opening_hours" | "is_large_shop" | "special_days">;
