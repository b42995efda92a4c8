/** Guests that a party is planned for. */
export const PARTY_GUESTS = { min: 1, max: 99, usual: 8 } as const;
