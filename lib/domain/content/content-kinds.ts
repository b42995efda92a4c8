/** Closed sets of what the shop writes and shows. */

/** A page by itself, or one below /info (promises §2). */
export const PAGE_KINDS = ["generic", "info"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Kinds of employment; an agreement is a DPP or DPČ. */
export const EMPLOYMENTS = ["full_time", "part_time", "agreement"] as const;
export type Employment = (typeof EMPLOYMENTS)[number];

/** Period that a job's pay covers. */
export const PAY_PERIODS = ["month", "hour"] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** Where a video is hosted; "file": by the shop. */
export const VIDEO_SOURCES = ["file", "youtube", "vimeo"] as const;
export type VideoSource = (typeof VIDEO_SOURCES)[number];

/** What the search finds besides goods. */
export const FOUND_KINDS = ["category", "brand", "article", "page"] as const;
