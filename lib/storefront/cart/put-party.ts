/** What this tab has put of a party into the cart, kept over a reload and over another number of guests. */
import { z } from "zod";
import type { PutParty } from "#lib/domain/party/party-cart.ts";
import { readSession, writeSession } from "../browser/session-store.ts";

const count = z.number().int().nonnegative();
const putParty: z.ZodType<PutParty> = z.object({
	cartId: z.string(),
	lines: z.array(z.object({ variantId: count, productId: count, name: z.string(), packs: count, before: count })),
});

const keyOf = (themeId: number) => `konfety.party.${themeId}`;

export const readPutParty = (themeId: number): PutParty | null => readSession(keyOf(themeId), putParty);

export const keepPutParty = (themeId: number, put: PutParty): void => writeSession(keyOf(themeId), put);
