/** The header of either layout, which the first paint waits for, so that nothing of it moves while the rest is read. */
export const HEADER_ID = "shop-header";
