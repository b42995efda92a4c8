import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HEAD_SCENES } from "#lib/domain/content/head-scenes.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop({ isToday: true });
});
afterAll(() => testShop.close());

const idOf = async (statement: ReturnType<typeof sql>) => (await testShop.shop.db.execute(statement)).rows[0]?.id;
const sceneOf = async (path: string) => {
	const { status, body } = await testShop.call("GET", path);
	expect(status, path).toBe(200);
	return body.scene;
};

test("articles, pages, services and events tell the scene that their picture shows alone", async () => {
	const event = await idOf(sql`select id from events where published_at <= now() order by id limit 1`);
	const rental = await idOf(sql`select id from services where kind = 'rental'`);
	expect(await sceneOf("/blog/posts/cs/1")).toBe("garland");
	expect(await sceneOf(`/services/cs/${rental}`)).toBe("rental");
	expect(HEAD_SCENES).toContain(await sceneOf(`/events/cs/${event}`));
	expect(await sceneOf("/pages/cs/kontakt")).toBe("contact");
});

test("an article with a photo, and one without a picture, have none", async () => {
	const { db } = testShop.shop;
	await db.execute(sql`insert into pictures (key, source_url) values ('a-photo', 'https://photos.example/1.jpg')`);
	await db.execute(sql`update posts set picture_id = (select id from pictures where key = 'a-photo') where id = 1`);
	expect(await sceneOf("/blog/posts/cs/1")).toBeNull();
	await db.execute(sql`update posts set picture_id = null where id = 1`);
	expect(await sceneOf("/blog/posts/cs/1")).toBeNull();
});
