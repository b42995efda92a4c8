/** The market decides where the shop ships: the Czech one to the Czech Republic, the Slovak one to Slovakia (promises §5). */
export const MARKETS = ["cz", "sk"] as const;
export type Market = (typeof MARKETS)[number];
