/** Values of a listing's filters, and in which order they are shown. */
export const LISTED_AVAILABILITIES = ["in_stock", "temporarily_sold_out", "sold_out"] as const;
export const LABELS = ["new", "sale", "gift"] as const;
/** Goods rated so or better. */
export const RATINGS_FROM = [4, 3, 2, 1] as const;
