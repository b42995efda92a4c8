/** Marks a page that is not kept in the store, because strangers can make any number of them (lib/server/page-store.ts). */
export const UNKEPT_TAG = "unkept";
