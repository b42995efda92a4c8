import { useFormatter, useTranslations } from "next-intl";
import { CopyButton } from "#components/order/payment/copy-button.tsx";
import { TICKET } from "#components/voucher/ticket.ts";
import type { InfluencerVoucher } from "#lib/contract/schemas/influencer.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import styles from "./voucher-card.module.scss";

/** One voucher of the influencer: its code to copy, and its statistics. */
export function VoucherCard({ voucher }: { voucher: InfluencerVoucher }) {
	const t = useTranslations("influencer.vouchers");
	const format = useFormatter();
	const { code, voucher_type: type, value } = voucher;
	const percent = (number: number) => format.number(number, { maximumFractionDigits: 2 });
	const facts = [
		[t("unpaid"), formatCzk(voucher.unpaid_commission)],
		[t("used"), `${voucher.used_count}`],
		[t("total"), voucher.total_count === null ? t("unlimited") : `${voucher.total_count}`],
		[t("margin"), formatCzk(voucher.margin)],
		[t("turnover"), formatCzk(voucher.turnover)],
	] as const;
	return (
		<li className={styles.root} style={TICKET}>
			<div className={styles.head}>
				<h3>
					<span className={styles.said}>{t("code", { code })}</span>
					<span aria-hidden="true">{code}</span>
				</h3>
				<CopyButton text={code} what={t("what")} />
				<span className={voucher.is_active ? styles.active : styles.inactive}>
					{voucher.is_active ? t("active") : t("inactive")}
				</span>
			</div>
			<p className={styles.quiet}>
				{type === "percent"
					? t("percentOff", { percent: percent(value) })
					: t("amountOff", { amount: formatCzk(Math.round(value * 100)) })}
				{" · "}
				{t("commission", { percent: percent(voucher.commission_percent) })}
			</p>
			<dl className={styles.facts}>
				{facts.map(([label, fact]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{fact}</dd>
					</div>
				))}
			</dl>
		</li>
	);
}
