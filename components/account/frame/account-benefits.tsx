"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import type { User } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./account-benefits.module.scss";
import { accountScreens } from "./account-screens.ts";

/** What the customer's group brings, as ways to it: an influencer's vouchers, and a discount. Renders nothing without. */
export function AccountBenefits({ locale, group }: { locale: Locale; group: User["group"] }) {
	const t = useTranslations("myAccount.group");
	return (
		<>
			{accountScreens(group.id).includes("accountInfluencer") && (
				<Link className={styles.root} href={screenPath(locale, "accountInfluencer")} prefetch={false}>
					<Icon name="ticket-percent" size={22} />
					{t("influencer")}
				</Link>
			)}
			{group.discount > 0 && (
				<Link className={styles.root} href={screenPath(locale, "goods")} prefetch={false}>
					<Icon name="party-popper" size={22} />
					{t("benefit", { percent: group.discount })}
				</Link>
			)}
		</>
	);
}
