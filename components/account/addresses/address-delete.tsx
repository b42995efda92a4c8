"use client";
import { useTranslations } from "next-intl";
import { AddressLines } from "#components/address/address-lines.tsx";
import { useRunOnce } from "#components/dialog/use-run-once.ts";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { SavedAddress } from "#lib/contract/schemas/address.ts";
import { useDeleteAddress } from "#lib/storefront/account/addresses.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import { AccountDialog } from "../frame/account-dialog.tsx";
import styles from "./addresses-list.module.scss";

type Props = {
	address: SavedAddress;
	onClose: () => void;
	/** Called when the address, and the button that opened the dialog, are gone. */
	onDeleted: () => void;
};

/** Asks for confirmation before an address is deleted. */
export function AddressDelete({ address, onClose, onDeleted }: Props) {
	const t = useTranslations("myAccount.addresses");
	const notice = useNotice();
	const runOnce = useRunOnce();
	const { mutateAsync, isPending, isError } = useDeleteAddress();
	const confirm = (close: () => void) =>
		runOnce(async () => {
			try {
				await mutateAsync(address.id);
			} catch (error) {
				if (forgetEndedSession(error)) return;
				// Already deleted in another window.
				if (!(error instanceof ApiError && error.status === 404)) {
					notice("danger", t("deleteFailed"));
					throw error;
				}
			}
			close();
			onDeleted();
			notice("success", t("deleted"));
		});
	return (
		<AccountDialog title={t("deleteTitle")} onClose={onClose} isLight>
			{(close) => (
				<>
					<p className={styles.lines}>
						<AddressLines address={address} />
					</p>
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
