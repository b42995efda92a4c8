"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Scene } from "#components/picture/scene.tsx";
import { ChoiceCard } from "#components/ui/choice-card.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { DeliveryOptions } from "#lib/contract/schemas/order.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { isPickup } from "#lib/domain/order/delivery-kinds.ts";
import { isByTransfer, paymentWay } from "#lib/domain/order/payment-kinds.ts";
import { type CheckoutValues, chosenOf } from "../../form/form-values.ts";
import { useFieldProblem } from "../../form/use-field-problem.ts";
import { StepSection } from "../contact/step-section.tsx";

const SCENES = { gateway: "card", transfer: "bank", cash: "cash" } as const;

type Props = { options: DeliveryOptions; currency: Cart["currency"]; isStale: boolean };

/**
 * Payment methods for the chosen delivery, as the shop offers them (no cash for a pickup, promises §5, or an expensive
 * order).
 */
export function PaymentSection({ options, currency, isStale }: Props) {
	const t = useTranslations("checkout");
	const { register, control } = useFormContext<CheckoutValues>();
	const deliveryId = useWatch({ control, name: "deliveryId" });
	const { delivery } = chosenOf(options, { deliveryId, paymentId: "", branchId: "" });
	return (
		<StepSection
			id="payment"
			title={t("payment.title")}
			isChoice
			error={useFieldProblem("paymentId")}
			isStale={isStale}
		>
			{!delivery && <p>{t("payment.deliveryFirst")}</p>}
			{delivery?.payments.map((payment) => (
				<ChoiceCard
					key={payment.id}
					{...register("paymentId")}
					value={String(payment.id)}
					picture={<Scene name={SCENES[paymentWay(payment.kind)]} width={60} margin="0" />}
					title={payment.name}
					description={payment.description}
					detail={isByTransfer(payment.kind) ? t("payment.daysFromPayment") : undefined}
					price={payment.price_with_tax === 0 ? t("free") : formatMoney(payment.price_with_tax, currency)}
				/>
			))}
			{options.cash_limit !== null && delivery && !isPickup(delivery.kind) && (
				<p>{t("payment.cashLimit", { limit: formatMoney(options.cash_limit, currency) })}</p>
			)}
		</StepSection>
	);
}
