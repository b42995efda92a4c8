"use client";
import { useFormatter, useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import { useRemoveVoucher } from "#lib/storefront/cart/voucher.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";
import styles from "./cart-vouchers.module.scss";
import { TICKET } from "./ticket.ts";
import { useVoucherProblemText } from "./use-voucher-problem-text.ts";

type Voucher = Cart["vouchers"][number];
type Props = { locale: Locale; cart: Cart; onRemoved: (code: string) => void };

/** Discount of each voucher in the cart, or why it gives none now. */
export function CartVouchers({ locale, cart, onRemoved }: Props) {
	const t = useTranslations("voucher");
	const notice = useNotice();
	const errorText = useErrorText();
	const remove = useRemoveVoucher(locale, cart.id);
	if (cart.vouchers.length === 0) return null;
	const idle = cart.vouchers.filter(({ problem }) => problem !== null);
	const onRemove = ({ voucher_id, code }: Voucher) =>
		remove.mutate(voucher_id, {
			onSuccess: () => onRemoved(code),
			onError: (error) => notice("danger", errorText(error, "delete_voucher")),
		});
	return (
		<>
			<ul className={styles.root} aria-label={t("list")}>
				{cart.vouchers.map((voucher) => (
					<li key={voucher.voucher_id} className={styles.item} style={TICKET}>
						<VoucherFacts voucher={voucher} cart={cart} />
						{voucher.removable && (
							<Button
								tone="quiet"
								size="small"
								aria-label={t("removeNamed", { code: voucher.code })}
								isBusy={remove.isPending && remove.variables === voucher.voucher_id}
								onClick={() => onRemove(voucher)}
							>
								{t("remove")}
							</Button>
						)}
					</li>
				))}
			</ul>
			{idle.some(({ removable }) => removable) && <p className={styles.hint}>{t("removeFirst")}</p>}
			{idle
				.filter(({ removable }) => !removable)
				.map(({ voucher_id, code }) => (
					<p key={voucher_id} className={styles.hint}>
						{t("leftOut", { code })}
					</p>
				))}
		</>
	);
}

function VoucherFacts({ voucher, cart }: { voucher: Voucher; cart: Cart }) {
	const t = useTranslations("voucher");
	const format = useFormatter();
	const problemText = useVoucherProblemText(cart);
	const { code, voucher_type, value, problem, problem_value, discount_with_tax } = voucher;
	const discount = `−${formatMoney(discount_with_tax, cart.currency)}`;
	return (
		<div className={styles.facts}>
			<Icon name="ticket-percent" className={styles.icon} size={20} />
			{problem === null ? (
				<>
					<span className={styles.code}>{code}</span>
					<span className={styles.detail}>
						{voucher_type === "percent" ? t("percent", { percent: format.number(value), discount }) : discount}
					</span>
				</>
			) : (
				<>
					<s className={styles.code}>{code}</s>
					<span className={styles.problem}>
						{/* For a voucher in the cart, `user_check` can only mean another group. */}
						{problem === "user_check" ? t("forOthers") : problemText(problem, problem_value)}
					</span>
				</>
			)}
		</div>
	);
}
