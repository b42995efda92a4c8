/** Where goods lie: in the e-shop's warehouse, or at a branch. */
export const PLACE_KINDS = ["warehouse", "branch"] as const;
