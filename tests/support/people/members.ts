import { sql } from "drizzle-orm";
import type { TestShop } from "../shop/test-shop.ts";

export type Member = { userId: number; groupId: number; email: string; password: string; token: string };

let made = 0;

/** A signed-in customer in a group of their own, which takes this percent off all goods. */
export async function aMember(testShop: TestShop, discountPercent: string): Promise<Member> {
	const groupId = 100 + ++made;
	const email = `member-${made}@example.cz`;
	const password = "KonfetyDemo1";
	const { db } = testShop.shop;
	await db.execute(sql`
		insert into groups (id, name, discount_percent) values (${groupId}, ${`Skupina ${made}`}, ${discountPercent})`);
	const { rows } = await db.execute<{ id: number }>(sql`
		insert into users (email, password_hash, group_id, is_confirmed)
		select ${email}, password_hash, ${groupId}, true from users where email = 'zakaznice@konfety.example' returning id`);
	const { body } = await testShop.call("POST", "/auth/login", { body: { email, password } });
	return { userId: rows[0]?.id ?? 0, groupId, email, password, token: body.token };
}

/** Another discount for the member's group, as a command would set it. */
export async function setDiscount({ shop }: TestShop, { groupId }: Member, discountPercent: string): Promise<void> {
	await shop.db.execute(sql`update groups set discount_percent = ${discountPercent} where id = ${groupId}`);
}
