"use client";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "#components/ui/button.tsx";
import type { Cart } from "#lib/contract/cart.ts";
import type { DeliveryOptions } from "#lib/contract/order.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ConsentField } from "./consent-field.tsx";
import { type CheckoutValues, chosenOf } from "./form-values.ts";
import styles from "./order-panel.module.scss";
import { PanelGoods } from "./panel-goods.tsx";
import { PanelPrices } from "./panel-prices.tsx";
import { ProblemSummary } from "./problem-summary.tsx";

type Props = {
	locale: Locale;
	cart: Cart;
	options: DeliveryOptions;
	formId: string;
	isStale: boolean;
	isSending: boolean;
};

/** What is bought, for how much, delivered how and when: directly above the button that obliges to pay (OZ § 1826a). */
export function OrderPanel({ locale, cart, options, formId, isStale, isSending }: Props) {
	const t = useTranslations("checkout");
	const { control } = useFormContext<CheckoutValues>();
	const [deliveryId, paymentId, branchId] = useWatch({ control, name: ["deliveryId", "paymentId", "branchId"] });
	const chosen = chosenOf(options, { deliveryId, paymentId, branchId });
	const label = isStale ? t("saving") : t("panel.submit");
	return (
		<aside className={styles.root} aria-labelledby={`${formId}-panel`}>
			<div className={styles.panel}>
				<div className={styles.body}>
					<h2 id={`${formId}-panel`}>{t("panel.title")}</h2>
					<PanelGoods cart={cart} />
					<PanelPrices cart={cart} chosen={chosen} isStale={isStale} />
					<ConsentField locale={locale} formId={formId} />
					<ProblemSummary formId={formId} />
				</div>
				<div className={styles.submit}>
					<Button type="submit" form={formId} size="large" isWide isBusy={isStale || isSending}>
						{isSending ? t("panel.sending") : label}
					</Button>
				</div>
			</div>
		</aside>
	);
}
