import { eachLocale, eachLocaleOf, givenIn, LOCALES } from "../../../domain/locale.ts";
import { netFromGross } from "../../../domain/money/money.ts";
import type { Database } from "../../kernel/db/client.ts";
import {
	deliveryMethods,
	deliveryMethodTranslations,
	deliveryPayments,
	paymentMethods,
	paymentMethodTranslations,
} from "../../kernel/db/schema/shop.ts";
import { loadMessages } from "../../kernel/messages.ts";
import { DELIVERIES, type DeliveryTexts, type NewDelivery } from "./deliveries.ts";
import { PAYMENTS } from "./payments.ts";

/** Ids that a delivery method refers to: its VAT rate, and payment methods by key. */
export type MethodFacts = { vatRateId: number; paymentIds: Map<string, number> };

/** Payment methods, and delivery methods that every shop can offer. */
export async function writeMethods(tx: Database, vatRateId: number): Promise<MethodFacts> {
	const facts = { vatRateId, paymentIds: await writePayments(tx, vatRateId) };
	const messages = await eachLocaleOf(loadMessages);
	for (const [position, delivery] of DELIVERIES.entries()) {
		const said = (of: "name" | "description") =>
			eachLocale((locale) => messages[locale].newShop.deliveries[delivery.key][of]);
		const texts = { name: said("name"), description: said("description") };
		await writeDelivery(tx, { ...delivery, ...texts, position }, facts);
	}
	return facts;
}

async function writePayments(tx: Database, vatRateId: number): Promise<Map<string, number>> {
	const paymentRows = await tx
		.insert(paymentMethods)
		.values(
			PAYMENTS.map(({ key, kind, price }, position) => ({
				key,
				kind,
				netPrice: netFromGross(price * 100, "21"),
				vatRateId,
				position,
			})),
		)
		.returning();
	const paymentIds = new Map(paymentRows.map((row) => [row.key, row.id]));
	for (const locale of LOCALES) {
		const { payments } = (await loadMessages(locale)).newShop;
		await tx
			.insert(paymentMethodTranslations)
			.values(PAYMENTS.map(({ key }) => ({ paymentId: paymentIds.get(key) ?? 0, locale, ...payments[key] })));
	}
	return paymentIds;
}

/** One delivery method at its position, with those of its payment methods that exist. Returns its id. */
export async function writeDelivery(
	tx: Database,
	delivery: NewDelivery & DeliveryTexts & { position: number },
	{ vatRateId, paymentIds }: MethodFacts,
): Promise<number> {
	const { key, kind, price, days, heurekaId, carrier, name, description, position } = delivery;
	const [row] = await tx
		.insert(deliveryMethods)
		.values({
			key,
			kind,
			netPrice: netFromGross(price * 100, "21"),
			vatRateId,
			daysFrom: days[0],
			daysTo: days[1],
			heurekaId,
			carrier,
			position,
		})
		.returning({ id: deliveryMethods.id });
	if (!row) throw new Error(`The delivery ${key} was not written`);
	const { id: deliveryId } = row;
	await tx.insert(deliveryMethodTranslations).values(
		LOCALES.map((locale) => ({
			deliveryId,
			locale,
			name: givenIn(name, locale),
			description: givenIn(description, locale),
		})),
	);
	const payments = delivery.payments.flatMap((payment) => paymentIds.get(payment) ?? []);
	if (payments.length > 0)
		await tx.insert(deliveryPayments).values(payments.map((paymentId) => ({ deliveryId, paymentId })));
	return deliveryId;
}
