"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { Icon } from "#components/ui/icon.tsx";
import { type CheckoutValues, chosenOf } from "../../form/form-values.ts";
import type { CheckoutData } from "../checkout-gate.tsx";
import styles from "./checkout-panel.module.scss";
import { PanelPrices } from "./panel-prices.tsx";
import { totalText } from "./total-text.ts";

type Props = CheckoutData & {
	title: string;
	/** Shows VAT per rate too. */
	isFull?: boolean;
	/** On a phone a bar at the bottom with total and button; goods and prices unfold above them. */
	isBar?: boolean;
	/** Goods above the prices; `children` are between the prices and the button. */
	goods?: ReactNode;
	children?: ReactNode;
	action: ReactNode;
};

/** Prices beside the step on a large screen; the button to continue stays visible below. */
export function CheckoutPanel({ title, isFull = false, isBar = false, goods, children, action, ...data }: Props) {
	const t = useTranslations("checkout.panel");
	const { cart, options, isStale } = data;
	const { control } = useFormContext<CheckoutValues>();
	const [deliveryId, paymentId, branchId] = useWatch({ control, name: ["deliveryId", "paymentId", "branchId"] });
	const chosen = chosenOf(options, { deliveryId, paymentId, branchId });
	// Whoever goes on is led to what is missing, which must not be covered.
	const { submitCount } = useFormState({ control });
	const [openedAt, setOpenedAt] = useState<number | null>(null);
	const isOpen = openedAt === submitCount;
	const id = useId();
	const folded = isBar && !isOpen ? styles.folded : undefined;
	return (
		<aside className={isBar ? styles.bar : styles.root} aria-labelledby={id}>
			<div className={styles.panel}>
				<div className={styles.body}>
					<h2 id={id} className={folded}>
						{title}
					</h2>
					{goods && <div className={folded}>{goods}</div>}
					<div className={folded ? styles.quiet : styles.more}>{children}</div>
				</div>
				<div className={styles.end}>
					<div id={`${id}-prices`} className={folded}>
						<PanelPrices cart={cart} chosen={chosen} isStale={isStale} isFull={isFull} />
					</div>
					<p className={styles.hidden} aria-live="polite">
						{isStale || !chosen.payment ? "" : t("totalNow", { price: totalText(cart, chosen) })}
					</p>
					{isBar && (
						<button
							type="button"
							className={styles.total}
							aria-expanded={isOpen}
							aria-controls={`${id}-prices`}
							onClick={() => setOpenedAt(isOpen ? null : submitCount)}
						>
							<span>
								{t(chosen.payment ? "total" : "goodsTotal")}
								<strong aria-busy={isStale || undefined}>{totalText(cart, chosen)}</strong>
							</span>
							<Icon name="chevron-down" size={20} />
						</button>
					)}
					{action}
				</div>
			</div>
		</aside>
	);
}
