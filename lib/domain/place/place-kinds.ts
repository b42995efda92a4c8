/** Places that stock goods: the e-shop's warehouse, or a branch. */
export const PLACE_KINDS = ["warehouse", "branch"] as const;
