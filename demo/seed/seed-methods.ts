import { LOCALES } from "#lib/domain/locale.ts";
import { netFromGross } from "#lib/domain/money/money.ts";
import type { Database } from "#lib/shop/kernel/db/client.ts";
import {
	deliveryMethods,
	deliveryMethodTranslations,
	deliveryPayments,
	paymentMethods,
	paymentMethodTranslations,
	pickupPoints,
} from "#lib/shop/kernel/db/schema/shop.ts";
import { PICKUP_POINTS } from "../facts/pickup-points.ts";
import { DELIVERIES, PAYMENTS } from "../facts/settings.ts";

/** Ways of delivery and of payment of the demo shop, and which goes with which. */
export async function seedMethods(tx: Database, vatRateId: number): Promise<void> {
	const paymentIds = await seedPayments(tx, vatRateId);
	for (const { key } of DELIVERIES) await seedDelivery(tx, key, { vatRateId, paymentIds });
}

/** Ways of payment; their ids by key. */
export async function seedPayments(tx: Database, vatRateId: number): Promise<Map<string, number>> {
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
	await tx.insert(paymentMethodTranslations).values(
		PAYMENTS.flatMap(({ key, name, description }) =>
			LOCALES.map((locale) => ({
				paymentId: paymentIds.get(key) ?? 0,
				locale,
				name: name[locale],
				description: description[locale],
			})),
		),
	);
	return paymentIds;
}

/** One way of delivery, with those of its payments that there are, and its points if it goes to any. */
export async function seedDelivery(
	tx: Database,
	key: string,
	{ vatRateId, paymentIds }: { vatRateId: number; paymentIds: Map<string, number> },
): Promise<void> {
	const position = DELIVERIES.findIndex((delivery) => delivery.key === key);
	const delivery = DELIVERIES[position];
	if (!delivery) throw new Error(`The demo shop has no delivery ${key}`);
	const { kind, price, days, heurekaId, carrier, name, description } = delivery;
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
	const deliveryId = row?.id ?? 0;
	await tx
		.insert(deliveryMethodTranslations)
		.values(LOCALES.map((locale) => ({ deliveryId, locale, name: name[locale], description: description[locale] })));
	const payments = delivery.payments.flatMap((payment) => paymentIds.get(payment) ?? []);
	if (payments.length > 0)
		await tx.insert(deliveryPayments).values(payments.map((paymentId) => ({ deliveryId, paymentId })));
	if (kind === "pickup_point") await seedPickupPoints(tx, deliveryId);
}

export async function seedPickupPoints(tx: Database, deliveryId: number): Promise<void> {
	await tx.insert(pickupPoints).values(PICKUP_POINTS.map((point) => ({ ...point, deliveryId })));
}
