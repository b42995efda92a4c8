"use client";
import { type ReactNode, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type CheckoutValues, chosenOf } from "../../form/form-values.ts";
import type { CheckoutData } from "../checkout-gate.tsx";
import styles from "./checkout-panel.module.scss";
import { PanelPrices } from "./panel-prices.tsx";

type Props = CheckoutData & {
	title: string;
	/** Shows VAT per rate too. */
	isFull?: boolean;
	/** Goods above the prices; `children` are between the prices and the button. */
	goods?: ReactNode;
	children?: ReactNode;
	action: ReactNode;
};

/** Prices beside the step on a large screen; the button to continue stays visible below. */
export function CheckoutPanel({ cart, options, isStale, title, isFull = false, goods, children, action }: Props) {
	const { control } = useFormContext<CheckoutValues>();
	const [deliveryId, paymentId, branchId] = useWatch({ control, name: ["deliveryId", "paymentId", "branchId"] });
	const chosen = chosenOf(options, { deliveryId, paymentId, branchId });
	const id = useId();
	return (
		<aside className={styles.root} aria-labelledby={id}>
			<div className={styles.panel}>
				<div className={styles.body}>
					<h2 id={id}>{title}</h2>
					{goods}
					{children}
				</div>
				<div className={styles.end}>
					<PanelPrices cart={cart} chosen={chosen} isStale={isStale} isFull={isFull} />
					{action}
				</div>
			</div>
		</aside>
	);
}
