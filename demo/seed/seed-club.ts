import { hash } from "@node-rs/argon2";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import { groups, groupTranslations, users } from "#lib/shop/kernel/db/schema/people.ts";
import { DEMO_MEMBER } from "../facts/accounts.ts";

/** Id of the club's group; a group that the staff made with this id is left alone. */
export const CLUB_ID = 4;

/** A group with a discount and a customer in it, to show member prices. */
export async function seedClub(tx: Database): Promise<void> {
	await tx.insert(groups).values({
		id: CLUB_ID,
		name: "Klub Konfety",
		discountPercent: "10",
	});
	const description = {
		cs: "Členové klubu nakupují všechno zboží o\u00a010\u00a0% levněji. Svou cenu vidíte rovnou u\u00a0zboží.",
		en: "Club members get 10% off all goods. You see your own price right beside them.",
	};
	await tx.insert(groupTranslations).values([
		{ groupId: CLUB_ID, locale: "cs", description: description.cs },
		{ groupId: CLUB_ID, locale: "en", description: description.en },
	]);
	await tx.insert(users).values({
		email: DEMO_MEMBER.email,
		passwordHash: await hash(DEMO_MEMBER.password),
		groupId: CLUB_ID,
		firstname: "Klára",
		lastname: "Veselá",
		phone: "+420 777 246 810",
		street: "Údolní 8",
		city: "Brno",
		zip: "60200",
		isConfirmed: true,
	});
}
