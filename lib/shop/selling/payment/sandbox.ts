import { randomBytes } from "node:crypto";
import { accept, refuse } from "../../../domain/result.ts";
import type { Database } from "../../kernel/db/client.ts";
import { pageLinks } from "../../kernel/links.ts";
import { type Gateway, TRANSACTION_ID } from "../../kernel/services/gateway.ts";
import { insertSandboxPayment, refundSandboxPayment, sandboxPaymentRow } from "./sandbox.sql.ts";

/**
 * The shop's own gateway: no money moves. It stores its payments apart from the shop's tables, as a real one does on its own
 * machines; `paymentPath` is its payment page.
 */
export function sandboxGateway({ db, now }: { db: Database; now: () => Date }): Gateway {
	return {
		name: "sandbox",
		create: async (payment) => {
			const transactionId = `SBX-${randomBytes(12).toString("hex").toUpperCase()}`;
			await insertSandboxPayment(db, { ...payment, transactionId, now: now() });
			// A path on the host that the shopper uses, whatever name the shop is reached by.
			return accept({ transactionId, redirectUrl: pageLinks.payment(payment.locale, transactionId) });
		},
		read: async (transactionId) => {
			const row = await sandboxPaymentRow(db, transactionId);
			if (!row) return refuse("unknown_transaction");
			return accept({
				state: row.state,
				amountCents: row.amount_cents,
				currencyCode: row.currency_code,
				refId: row.ref_id,
			});
		},
		refund: async ({ transactionId, amountCents }) => {
			if (await refundSandboxPayment(db, { transactionId, amountCents })) return accept(null);
			const row = await sandboxPaymentRow(db, transactionId);
			return row?.state === "paid" ? refuse("nothing_left") : refuse("refund_refused", row?.state ?? "unknown");
		},
		transactionOf: ({ transId }) => (typeof transId === "string" && TRANSACTION_ID.test(transId) ? transId : undefined),
	};
}
