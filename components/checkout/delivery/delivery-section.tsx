"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { useMinute } from "#components/dates/use-minute.ts";
import { useDatesText } from "#components/delivery/use-dates-text.ts";
import { usePromiseTexts } from "#components/delivery/use-promise-texts.ts";
import { Scene } from "#components/picture/scene.tsx";
import { ChoiceCard } from "#components/ui/choice-card.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { DeliveryOptions } from "#lib/contract/schemas/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { handoverPlace, isBrought, isPickup } from "#lib/domain/order/delivery-kinds.ts";
import { promisedWhen } from "#lib/domain/order/promise-text.ts";
import { type CheckoutValues, chosenOf, type Delivery, promiseOf } from "../../form/form-values.ts";
import { useFieldProblem } from "../../form/use-field-problem.ts";
import { StepSection } from "../contact/step-section.tsx";
import { BranchChoice } from "./branch-choice.tsx";
import { PickupPointChoice } from "./pickup-point-choice.tsx";

const SCENES = { branch: "open", point: "locker", address: "van" } as const;
const sceneOf = ({ key, kind }: Delivery) => (key === "post" ? "post" : SCENES[handoverPlace(kind)]);

type Props = { locale: Locale; cart: Cart; options: DeliveryOptions; isStale: boolean };

/** Delivery methods for the cart; the choice of a branch or a pickup point is inside the card of its method. */
export function DeliverySection({ locale, cart, options, isStale }: Props) {
	const t = useTranslations("checkout");
	const texts = { ...usePromiseTexts(), datesText: useDatesText(useMinute()) };
	const { register, control, clearErrors } = useFormContext<CheckoutValues>();
	const [deliveryId, branchId, paymentId] = useWatch({ control, name: ["deliveryId", "branchId", "paymentId"] });
	const chosen = chosenOf(options, { deliveryId, branchId, paymentId });
	const items = cart.items.flatMap((item) => [item, ...item.children]);
	const atBranches = new Set(items.flatMap((item) => (item.branches_only ? [item.product.name] : [])));
	const whyNot = ({ missing }: Delivery) =>
		t(missing.every((name) => atBranches.has(name)) ? "delivery.branchesOnly" : "delivery.missing", {
			goods: missing.join(", "),
		});
	// Each branch shows its own dates; a delivery that cannot be chosen promises none.
	const whenOf = (delivery: Delivery) => {
		if (isPickup(delivery.kind) || delivery.missing.length > 0) return undefined;
		const promised = promiseOf({ ...chosen, delivery });
		const when = promisedWhen(texts, { ...promised, isPaidFirst: true }) ?? "";
		return t(isBrought(delivery.kind) ? "delivery.withYou" : "delivery.atPoint", { when });
	};
	const placeOf = ({ id, kind }: Delivery) => {
		switch (handoverPlace(kind)) {
			case "branch":
				return <BranchChoice branches={options.branches} chosen={chosen} />;
			case "point":
				return <PickupPointChoice locale={locale} cart={cart} deliveryId={id} />;
			case "address":
				return null;
		}
	};
	return (
		<StepSection
			id="delivery"
			title={t("delivery.title")}
			isChoice
			error={useFieldProblem("deliveryId")}
			isStale={isStale}
		>
			{options.deliveries.map((delivery) => (
				<ChoiceCard
					key={delivery.id}
					{...register("deliveryId", {
						// Errors about the place of another delivery no longer apply.
						onChange: () => clearErrors(["branchId", "pickupPointId"]),
					})}
					value={String(delivery.id)}
					picture={<Scene name={sceneOf(delivery)} width={60} margin="0" />}
					title={delivery.name}
					disabled={delivery.missing.length > 0}
					description={delivery.missing.length > 0 ? whyNot(delivery) : delivery.description}
					detail={whenOf(delivery)}
					price={delivery.price_with_tax === 0 ? t("free") : formatMoney(delivery.price_with_tax, cart.currency)}
				>
					{chosen.delivery === delivery && placeOf(delivery)}
				</ChoiceCard>
			))}
		</StepSection>
	);
}
