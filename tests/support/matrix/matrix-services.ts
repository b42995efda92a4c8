/** For calls of services: how somebody asks rightly about their own. */
import { sql } from "drizzle-orm";
import * as forms from "../selling/requests.ts";
import type { Person } from "./matrix-people.ts";
import { everybody, type Rule, secret } from "./matrix-rule.ts";
import * as things from "./matrix-things.ts";

const czech = everybody(() => ({ params: { locale: "cs" } }));
/** Names the request by its keys. */
const key = ({ id, hash }: { id: string; hash: string }) => ({ params: { id, hash } });

const askerOfServices = ({ mark, email, phone }: Person) => ({ firstname: mark, lastname: mark, email, phone });

export const services: Record<string, Rule> = {
	"get /rental/costumes/{locale}": czech,
	"get /rental/calendar/{variantId}/{branchId}": everybody(async ({ testShop }) => ({
		params: { variantId: String(await forms.aCostume(testShop)), branchId: String(forms.PRAGUE) },
	})),
	"post /rental/requests": everybody(async ({ testShop }, person) => ({
		body: forms.aRental(await forms.aCostume(testShop), askerOfServices(person)),
	})),
	"get /inflation/types/{locale}": czech,
	"get /inflation/slots/{branchId}": everybody(() => ({
		params: { branchId: String(forms.PRAGUE) },
		query: { day: "2026-12-05" },
	})),
	"post /inflation/requests": everybody(async ({ testShop }, person) => {
		await testShop.shop.db.execute(sql`update inflation_bookings set is_active = false`);
		return { body: forms.anInflation(askerOfServices(person)) };
	}),
	"post /decoration/requests": everybody((_, person) => ({ body: forms.aDecoration(askerOfServices(person)) })),
	"post /events/requests": everybody((_, person) => ({ body: forms.anEvent(askerOfServices(person)) })),
	"get /requests/{id}/{hash}": secret(async (...of) => key(await things.aRequest(...of))),
	"get /requests/{id}/{hash}/calendar.ics": secret(async (...of) => key(await things.aRequest(...of))),
	"post /requests/{id}/{hash}/cancel": secret(async (...of) => key(await things.aRequest(...of))),
};
