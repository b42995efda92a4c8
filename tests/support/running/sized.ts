/** How much of it a test does: what proves its promise in `npm test`, or all of it in `npm run test:long` (KONFETY_FULL_SIZE=1). */
export const sized = (quick: number, full: number): number => (process.env.KONFETY_FULL_SIZE === "1" ? full : quick);
