"use client";
import { useTranslations } from "next-intl";
import { useRunOnce } from "#components/dialog/use-run-once.ts";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { OwnReview } from "#lib/contract/schemas/account-orders.ts";
import { useDeleteOwnReview } from "#lib/storefront/account/account-lists.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import { AccountDialog } from "../frame/account-dialog.tsx";
import styles from "../frame/account-list.module.scss";

type Props = {
	review: OwnReview;
	onClose: () => void;
	/** Called when the review, and the button that opened the dialog, are gone. */
	onDeleted: () => void;
};

/** Asks for confirmation before a customer's review is deleted. */
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
				// Already deleted in another window.
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
