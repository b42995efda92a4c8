/** The moment at which every test shop's clock stands unless it is moved, and from which its demo goods are reckoned. */
export const START = new Date("2026-11-20T10:00:00Z");
