/** Sort orders of a listing and their words in the query string (`razeni=` in Czech, `sort=` in English). */
export const SORTS = ["recommended", "cheapest", "dearest", "newest", "rating"] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = "recommended";
