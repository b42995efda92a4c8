"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { useCancelOrder } from "#lib/storefront/order/order-actions.ts";
import styles from "../../dialog/order-dialog.module.scss";
import { OrderDialog } from "../../dialog/order-dialog.tsx";
import { useRunOnce } from "../../dialog/use-run-once.ts";

type Props = { order: Order; link: OrderLink; onCancelled: () => void };

/** Cancels an unpaid order, after a confirmation. A refusal stays visible even if the order cannot be cancelled any more. */
export function CancelOrder({ order, link, onCancelled }: Props) {
	const t = useTranslations("order.cancel");
	const errorText = useErrorText();
	const runOnce = useRunOnce();
	const [isAsking, setIsAsking] = useState(false);
	const { mutateAsync: cancel, isPending, error, reset } = useCancelOrder(link);
	const confirm = (close: () => void) =>
		runOnce(async () => {
			await cancel();
			close();
			onCancelled();
		});
	const forget = () => {
		setIsAsking(false);
		reset();
	};
	return (
		<>
			{order.actions.cancel && (
				<Button tone="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
					{t("button")}
				</Button>
			)}
			{isAsking && (
				<OrderDialog title={t("title", { number: order.number })} onClose={forget}>
					{(close) => (
						<>
							<p>{t("text")}</p>
							<div role="alert">{error && <p className={styles.problem}>{errorText(error, "server_error")}</p>}</div>
							<div className={styles.actions}>
								<Button isBusy={isPending} onClick={() => confirm(close)}>
									{isPending ? t("cancelling") : t("confirm")}
								</Button>
								<Button tone="secondary" onClick={close}>
									{t("keep")}
								</Button>
							</div>
						</>
					)}
				</OrderDialog>
			)}
		</>
	);
}
