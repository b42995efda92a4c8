"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import styles from "#components/dialog/order-dialog.module.scss";
import { OrderDialog } from "#components/dialog/order-dialog.tsx";
import { useRunOnce } from "#components/dialog/use-run-once.ts";
import { Button } from "#components/ui/button.tsx";
import type { ServiceRequest } from "#lib/contract/schemas/request.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import { type RequestLink, useCancelRequest } from "#lib/storefront/request/requests.ts";

type Props = { request: ServiceRequest; link: RequestLink; onCancelled: () => void };

/** Cancels a request, after a confirmation. A refusal stays visible even if it cannot be cancelled any more. */
export function CancelRequest({ request, link, onCancelled }: Props) {
	const t = useTranslations("request.cancel");
	const errorText = useErrorText();
	const runOnce = useRunOnce();
	const [isAsking, setIsAsking] = useState(false);
	const { mutateAsync: cancel, isPending, error, reset } = useCancelRequest(link);
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
	const isLate = error instanceof ApiError && error.code === "not_cancellable";
	return (
		<>
			{request.is_cancellable && (
				<Button tone="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
					{t(`button.${request.kind}`)}
				</Button>
			)}
			{isAsking && (
				<OrderDialog title={t("title", { number: request.number })} onClose={forget}>
					{(close) => (
						<>
							<p>{t(`text.${request.kind}`)}</p>
							<div role="alert">
								{error && <p className={styles.problem}>{isLate ? t("late") : errorText(error, "server_error")}</p>}
							</div>
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
