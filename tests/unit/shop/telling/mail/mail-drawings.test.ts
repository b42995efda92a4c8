/** The paper that mails are dressed in. */
import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ROOT } from "#lib/cli/root.ts";
import type { MAILED_STATES } from "#lib/domain/order/order-states.ts";
import { renderAccountMail } from "#lib/shop/telling/mail/account-mail.ts";
import { MAIL_DRAWINGS, MAIL_HEAD } from "#lib/shop/telling/mail/mail-drawings.ts";
import { renderOrderMail } from "#lib/shop/telling/mail/order-mail.ts";
import { renderOrderStepMail } from "#lib/shop/telling/mail/order-step-mail.ts";
import { LETTERHEAD } from "#tests/support/selling/letterhead.ts";
import { aMailedOrder, HASH, SHOP_URL } from "#tests/support/selling/mailed-order.ts";

const unsaid = { isProved: false, branch: null };
const stepMail = (step: (typeof MAILED_STATES)[number]) => {
	const withdrawal =
		step === "withdrawn"
			? { name: "Jana", email: "jana@example.cz", reason: "", receivedAt: new Date("2026-11-20"), refundMinor: 0 }
			: null;
	const news = { ...unsaid, step, cause: "command", withdrawal, paper: null } as const;
	return renderOrderStepMail(LETTERHEAD, { ...news, order: aMailedOrder({ state: step }), locale: "cs" });
};
const headOf = (html: string) => new RegExp(`<img[^>]*${SHOP_URL}/mail/head-(\\w+)\\.png[^>]*>`).exec(html);
const stepsOf = (html: string) =>
	[...html.matchAll(/<img[^>]*\/mail\/step-([\w-]+)\.png[^>]*>/g)].map(
		([tag, name]) => `${name} ${/alt="([^"]*)"/.exec(tag)?.[1]}`,
	);

test.each(MAIL_DRAWINGS)(
	"the head of %s is a picture for sharp screens, clear below its scallops, and light",
	async (name) => {
		const file = join(ROOT, "public/mail", `head-${name}.png`);
		const { width, height, hasAlpha } = await sharp(file).metadata();
		expect({ width, height, hasAlpha }).toEqual({
			width: 2 * MAIL_HEAD.width,
			height: 2 * MAIL_HEAD.height,
			hasAlpha: true,
		});
		expect(statSync(file).size).toBeLessThan(24_000);
	},
);

describe("the head of a mail", () => {
	test.each([
		["paid", "paid"],
		["handed_over", "sent"],
		["ready_at_branch", "ready"],
		["delivered", "delivered"],
		["cancelled", "cancelled"],
		["withdrawn", "refunded"],
	] as const)("about an order that is %s shows what happened (%s)", async (step, drawing) => {
		expect(headOf((await stepMail(step)).html)?.[1]).toBe(drawing);
	});

	test("leaves nothing where pictures are blocked: no words, no room of its own", async () => {
		const { html, text } = await renderAccountMail(LETTERHEAD, {
			kind: "reset_password",
			to: "a@b.cz",
			locale: "cs",
			secret: HASH,
		});
		const [tag = "", drawing] = headOf(html) ?? [];
		expect(drawing).toBe("account");
		expect(tag).toContain('alt=""');
		expect(tag).not.toMatch(/ height="/);
		expect(text).not.toContain("head-");
	});
});

describe("the steps of an order", () => {
	test("are pictures; those ahead are pale. Where pictures are blocked, a tick or a number stands in their place", async () => {
		const { html } = await stepMail("handed_over");
		expect(stepsOf(html)).toEqual(["ordered ✓", "paid ✓", "packed ✓", "onTheWay ✓", "delivered-ahead 5"]);
	});

	test("have each their picture in both looks", async () => {
		const { html } = await renderOrderMail(LETTERHEAD, { order: aMailedOrder(), locale: "cs", ...unsaid });
		expect(stepsOf(html)).toHaveLength(5);
		for (const name of ["ordered", "paid", "packed", "onTheWay", "waiting", "delivered"])
			for (const look of ["", "-ahead"])
				expect(statSync(join(ROOT, "public/mail", `step-${name}${look}.png`)).size).toBeLessThan(3_000);
	});
});
