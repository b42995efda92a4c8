import { expect, test } from "vitest";
import { MAILS } from "#lib/shop/telling/mail/mails.ts";

test.each([
	["mail.order", { orderId: 7 }],
	["mail.order-step", { orderId: 7, step: "handed_over", cause: "command" }],
	["mail.order-step", { orderId: 7, step: "withdrawn", cause: "shopper", isCopy: true }],
	["mail.account", { kind: "confirm_email", userId: 7 }],
	["mail.account", { kind: "reset_password", email: "jana@example.cz", locale: "cs" }],
	["mail.account", { kind: "email_changed", userId: 7, to: "jana@example.cz" }],
	["mail.account-deleted", { email: "jana@example.cz", locale: "en" }],
	["mail.stock-back", { watchdogId: 7 }],
	["mail.watch-asked", { watchdogId: 7 }],
	["mail.newsletter", { subscriberId: 7 }],
	["mail.request", { stepId: 7, to: "asker" }],
])("a mail's job queued by an older version is still sent: %s %o", (name, data) => {
	const queue = MAILS.find((mail) => mail.queue.name === name)?.queue;
	expect(queue?.data.parse(data)).toEqual(data);
});

test("each mail has a queue of its own", () => {
	const names = MAILS.map(({ queue }) => queue.name);
	expect(new Set(names).size).toBe(names.length);
});
