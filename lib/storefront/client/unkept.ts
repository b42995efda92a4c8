/**
 * Marks a page that the page store must not keep, because anyone can request any number of them
 * (lib/server/app/page-store.ts).
 */
export const UNKEPT_TAG = "unkept";
