/** The days of a request for calendars: behind its hash, and attached to the mails that bring them. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RequestState } from "#lib/domain/request/request-states.ts";
import { readEnv } from "#lib/shop/kernel/base/env.ts";
import { transaction } from "#lib/shop/kernel/db/client.ts";
import { moveRequest } from "#lib/shop/selling/request/move-request.ts";
import { requestMail } from "#lib/shop/telling/mail/request-mail.ts";
import { aCostume, aDecoration, anEvent, anInflation, aRental } from "#tests/support/selling/requests.ts";
import { expectRefused } from "#tests/support/shop/shop-state.ts";
import { openTestShop, type TestShop } from "#tests/support/shop/test-shop.ts";

let testShop: TestShop;

beforeAll(async () => {
	testShop = await openTestShop();
});
afterAll(() => testShop.close());

type Asked = { id: number; hash: string; number: string };

async function ask(path: string, body: object): Promise<Asked> {
	const answer = await testShop.call("POST", path, { body });
	if (answer.status !== 201) throw new Error(`Refused: ${JSON.stringify(answer.body)}`);
	return answer.body;
}
async function move({ id }: Asked, ...states: RequestState[]) {
	for (const to of states) {
		const moved = await transaction(testShop.shop.db, (tx) =>
			moveRequest(testShop.shop, tx, { id, to, actor: to === "cancelled" ? "shopper" : "command", note: "" }),
		);
		if (!moved.ok) throw new Error(`To ${to}: ${moved.error}`);
	}
}
const fileOf = ({ id, hash }: Pick<Asked, "id" | "hash">) =>
	testShop.app.request(`/api/requests/${id}/${hash}/calendar.ics`);
const linesOf = async (asked: Asked) => (await (await fileOf(asked)).text()).replaceAll("\r\n ", "").split("\r\n");

describe("GET /requests/{id}/{hash}/calendar.ics", () => {
	test("a rental is fetched and brought back, at its branch; the file is for saving", async () => {
		const asked = await ask("/rental/requests", aRental(await aCostume(testShop)));
		const answer = await fileOf(asked);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
		expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${asked.number}.ics"`);
		const lines = await linesOf(asked);
		expect(lines.filter((line) => line.startsWith("DTSTART"))).toEqual([
			"DTSTART;VALUE=DATE:20261204",
			"DTSTART:20261207T103000Z",
		]);
		// Back by noon in Prague.
		expect(lines).toContain("DTEND:20261207T110000Z");
		expect(lines.find((line) => line.startsWith("SUMMARY:Vrátit"))).toMatch(/do\s12:00$/);
		expect(lines.filter((line) => line.startsWith("UID")).map((line) => line.split("@")[0])).toEqual([
			`UID:${asked.number}-pickup`,
			`UID:${asked.number}-return`,
		]);
		const { body } = await testShop.call("GET", `/requests/${asked.id}/${asked.hash}`);
		expect(lines.find((line) => line.startsWith("LOCATION"))).toContain(body.branch.street);
	});

	test("balloons are fetched at their time; it is certain once the shop says so", async () => {
		const asked = await ask("/inflation/requests", anInflation());
		expect(await linesOf(asked)).toEqual(
			expect.arrayContaining(["DTSTART:20261205T090000Z", "DTEND:20261205T093000Z", "STATUS:TENTATIVE"]),
		);
		await move(asked, "confirmed");
		expect(await linesOf(asked)).toContain("STATUS:CONFIRMED");
	});

	test("a decoration and an event have their day, in Prague's time, and nothing that was typed", async () => {
		const decoration = await linesOf(await ask("/decoration/requests", aDecoration()));
		expect(decoration).toContain("DTSTART;VALUE=DATE:20270116");
		const event = await linesOf(await ask("/events/requests", anEvent()));
		expect(event).toContain("DTSTART:20270213T140000Z");
		for (const typed of ["U Lípy", "Lesní víly", "Karneval", "Knihovna", "Nováková", "jana@"])
			expect(`${decoration} ${event}`).not.toContain(typed);
	});

	test("a wrong hash, and what is over or given up, are the same 404", async () => {
		const asked = await ask("/decoration/requests", aDecoration());
		const path = `/requests/${asked.id}/${"x".repeat(32)}/calendar.ics`;
		await expectRefused(testShop, () => testShop.call("GET", path), 404, { error: "not_found" });
		await move(asked, "cancelled");
		const own = `/requests/${asked.id}/${asked.hash}/calendar.ics`;
		await expectRefused(testShop, () => testShop.call("GET", own), 404, { error: "not_found" });
	});
});

test("the mails that bring its days have the file attached; later ones and those to the shop do not", async () => {
	const folder = mkdtempSync(join(tmpdir(), "konfety-calendar-"));
	try {
		const asked = await ask("/rental/requests", aRental(await aCostume(testShop)));
		await move(asked, "confirmed", "ready");
		const { rows } = await testShop.shop.db.execute<{ id: number }>(
			sql`select id from request_steps where request_id = ${asked.id} order by id`,
		);
		const filesOf = async (step: number, to: "asker" | "shop") => {
			const id = `${step}-${to}`;
			const data = { stepId: rows[step]?.id, to };
			await requestMail.send(testShop.shop, readEnv({ DATA_DIR: folder }), { id, data });
			const { attachments, text } = await PostalMime.parse(readFileSync(join(folder, "outbox", `${id}.eml`)));
			expect(text?.includes("Termín najdete v\u00a0příloze")).toBe(attachments.length > 0);
			return attachments.map(({ filename, mimeType, content }) => ({
				...{ filename, mimeType },
				days: Buffer.from(content as ArrayBuffer)
					.toString()
					.match(/DTSTART\S+/g),
			}));
		};
		const days = ["DTSTART;VALUE=DATE:20261204", "DTSTART:20261207T103000Z"];
		const file = { filename: `${asked.number}.ics`, mimeType: "text/calendar", days };
		expect(await filesOf(0, "asker")).toEqual([file]);
		expect(await filesOf(1, "asker")).toEqual([file]);
		expect(await filesOf(2, "asker")).toEqual([]);
		expect(await filesOf(0, "shop")).toEqual([]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});
