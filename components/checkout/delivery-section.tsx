"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceCard } from "#components/ui/choice-card.tsx";
import type { Cart } from "#lib/contract/cart.ts";
import type { DeliveryOptions } from "#lib/contract/order.ts";
import { formatMoney } from "#lib/domain/money.ts";
import { BranchSelect } from "./branch-select.tsx";
import { type CheckoutValues, chosenOf } from "./form-values.ts";
import { StepSection } from "./step-section.tsx";
import { useDaysText } from "./use-days-text.ts";
import { useFieldProblem } from "./use-problem-text.ts";

export type ChoiceProps = { options: DeliveryOptions; currency: Cart["currency"]; isStale: boolean };

export function DeliverySection({ options, currency, isStale }: ChoiceProps) {
	const t = useTranslations("checkout");
	const daysText = useDaysText();
	const { register, control } = useFormContext<CheckoutValues>();
	const [deliveryId, branchId] = useWatch({ control, name: ["deliveryId", "branchId"] });
	const chosen = chosenOf(options, { deliveryId, branchId, paymentId: "" });
	return (
		<StepSection title={t("delivery.title")} isChoice error={useFieldProblem("deliveryId")} isStale={isStale}>
			{options.deliveries.map((delivery) => (
				<ChoiceCard
					key={delivery.id}
					{...register("deliveryId")}
					value={String(delivery.id)}
					title={delivery.name}
					disabled={delivery.missing.length > 0}
					description={
						delivery.missing.length > 0
							? t("delivery.missing", { goods: delivery.missing.join(", ") })
							: delivery.description
					}
					detail={daysText(delivery.days)}
					price={delivery.price_with_tax === 0 ? t("free") : formatMoney(delivery.price_with_tax, currency)}
				>
					{delivery.kind === "branch" && chosen.delivery === delivery && (
						<BranchSelect branches={options.branches} chosen={chosen.branch} />
					)}
				</ChoiceCard>
			))}
		</StepSection>
	);
}
