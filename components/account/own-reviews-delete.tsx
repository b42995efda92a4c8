"use client";
import { useTranslations } from "next-intl";
import { useRunOnce } from "#components/order/use-run-once.ts";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { useDeleteOwnReview } from "#lib/api/account-lists.ts";
import { ApiError } from "#lib/api/browser.ts";
import { forgetEndedSession } from "#lib/api/customer.ts";
import type { OwnReview } from "#lib/contract/account-orders.ts";
import { AccountDialog } from "./account-dialog.tsx";
import styles from "./account-list.module.scss";

type Props = {
	review: OwnReview;
	onClose: () => void;
	/** The button that asked for it is gone. */
	onDeleted: () => void;
};

/** Asks before an own review is taken back. */
export function OwnReviewsDelete({ review, onClose, onDeleted }: Props) {
	const t = useTranslations("myAccount.reviews");
	const notice = useNotice();
	const runOnce = useRunOnce();
	const { mutateAsync, isPending, isError } = useDeleteOwnReview();
	const confirm = (close: () => void) =>
		runOnce(async () => {
			try {
				await mutateAsync(review.id);
			} catch (error) {
				if (forgetEndedSession(error)) return;
				// Taken back in another window: what was asked for is so.
				if (!(error instanceof ApiError && error.status === 404)) throw error;
			}
			close();
			onDeleted();
			notice("success", t("deleted"));
		});
	return (
		<AccountDialog title={t("deleteTitle")} onClose={onClose} isLight>
			{(close) => (
				<>
					<p>{t("deleteText", { product: review.product.name })}</p>
					<div role="alert">{isError && !isPending && <p className={styles.problem}>{t("deleteFailed")}</p>}</div>
					<div className={styles.buttons}>
						<Button isBusy={isPending} onClick={() => confirm(close)}>
							{isPending ? t("deleting") : t("deleteConfirm")}
						</Button>
						<Button tone="secondary" onClick={close}>
							{t("keep")}
						</Button>
					</div>
				</>
			)}
		</AccountDialog>
	);
}
