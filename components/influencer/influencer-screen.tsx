"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AccountData, AccountEmpty } from "#components/account/frame/account-states.tsx";
import type { InfluencerReport } from "#lib/contract/schemas/influencer.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { influencerQuery } from "#lib/storefront/account/influencer.ts";
import { ExportReport } from "./export-report.tsx";
import styles from "./influencer-screen.module.scss";
import { MonthsSection } from "./months-section.tsx";
import { PayoutsSection } from "./payouts-section.tsx";
import { TotalsSection } from "./totals-section.tsx";
import { VoucherCard } from "./voucher-card.tsx";

/** Statistics of an influencer's vouchers; the 404 page for others. */
export function InfluencerScreen({ locale, notFound }: { locale: Locale; notFound: ReactNode }) {
	const t = useTranslations("influencer");
	const query = useQuery(influencerQuery());
	return (
		<AccountData query={query} failed={t("failed")}>
			{(report) => (report === null ? notFound : <Report report={report} locale={locale} />)}
		</AccountData>
	);
}

function Report({ report, locale }: { report: InfluencerReport; locale: Locale }) {
	const t = useTranslations("influencer");
	const { vouchers, payouts } = report;
	if (vouchers.length === 0 && payouts.length === 0) {
		return (
			<>
				<h1>{t("title")}</h1>
				<AccountEmpty title={t("emptyTitle")} text={t("emptyText")} />
			</>
		);
	}
	return (
		<div className={styles.root}>
			<div className={styles.head}>
				<h1>{t("title")}</h1>
				<p>{t("lead")}</p>
				<ExportReport locale={locale} />
			</div>
			<TotalsSection report={report} />
			{vouchers.length > 0 && (
				<section className={styles.section} aria-labelledby="influencer-vouchers">
					<h2 id="influencer-vouchers">{t("vouchers.title")}</h2>
					<ul className={styles.vouchers}>
						{vouchers.map((voucher) => (
							<VoucherCard key={voucher.voucher_id} voucher={voucher} />
						))}
					</ul>
				</section>
			)}
			<MonthsSection months={report.months} />
			<PayoutsSection payouts={payouts} />
		</div>
	);
}
