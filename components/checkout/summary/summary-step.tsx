"use client";
import { useState } from "react";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { CheckoutGate } from "../checkout-gate.tsx";
import { useVisit } from "../use-visit.ts";
import { OrderSent, type SentOrder } from "./order-sent.tsx";
import { SummaryForm } from "./summary-form.tsx";

/** Last step: a review of the order, the consent, and the button that obliges to pay. */
export function SummaryStep({ locale }: { locale: Locale }) {
	return <Summary key={useVisit()} locale={locale} />;
}

function Summary({ locale }: { locale: Locale }) {
	const [sent, setSent] = useState<SentOrder | null>(null);
	const [uncertain, setUncertain] = useState<Cart | null>(null);
	if (sent) return <OrderSent order={sent} />;
	return (
		<CheckoutGate locale={locale} keptCart={uncertain}>
			{(data) => <SummaryForm locale={locale} {...data} onUncertain={setUncertain} onSent={setSent} />}
		</CheckoutGate>
	);
}
