"use client";
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import type { User } from "#lib/contract/schemas/account.ts";
import { groupDescription } from "#lib/domain/people/group-description.ts";
import { nameOf } from "../widget/account-widget-name.ts";
import styles from "./account-greeting.module.scss";

/** The customer's name, and the group's discount and description (promises §2 Account widget). */
export function AccountGreeting({ customer }: { customer: User | undefined }) {
	const t = useTranslations("myAccount");
	const locale = useLocale();
	const description = customer ? groupDescription(customer.group, locale) : "";
	return (
		<div className={styles.root}>
			<p className={styles.label}>{t("title")}</p>
			{customer ? <p className={styles.name}>{nameOf(customer)}</p> : <span className={styles.bone} />}
			{customer && customer.group.discount > 0 && (
				<div className={styles.group}>
					<p className={styles.discount}>
						<Icon name="party-popper" size={20} />
						{t("group.discount", { percent: customer.group.discount })}
					</p>
					{description !== "" && <p>{description}</p>}
				</div>
			)}
			{customer && customer.group.discount <= 0 && description !== "" && <p className={styles.label}>{description}</p>}
		</div>
	);
}
