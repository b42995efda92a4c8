"use client";
import type { Locale } from "#lib/domain/locale.ts";
import { CheckoutGate } from "../checkout-gate.tsx";
import { DeliveryForm } from "./delivery-form.tsx";

/** Second step: delivery, payment and addresses. */
export function DeliveryStep({ locale }: { locale: Locale }) {
	return <CheckoutGate locale={locale}>{(data) => <DeliveryForm locale={locale} {...data} />}</CheckoutGate>;
}
