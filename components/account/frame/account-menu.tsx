"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import type { User } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { groupDescription } from "#lib/domain/people/group-description.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { nameOf } from "../widget/account-widget-name.ts";
import { AccountLogout } from "./account-logout.tsx";
import styles from "./account-menu.module.scss";
import { accountScreens } from "./account-screens.ts";

type Props = {
	locale: Locale;
	/** Undefined until loaded, and when the call fails. */
	customer: User | undefined;
	onChosen: () => void;
};

/** The customer's name, group, links to the account pages, and logout. */
export function AccountMenu({ locale, customer, onChosen }: Props) {
	const t = useTranslations("accountWidget");
	const path = usePathname();
	const shown = accountScreens(customer?.group.id);
	return (
		<div className={styles.root}>
			<div className={styles.who}>
				<strong className={styles.name}>{customer ? nameOf(customer) : t("widget")}</strong>
				{customer && <span className={styles.email}>{customer.email}</span>}
			</div>
			{customer && <Group group={customer.group} />}
			<nav aria-label={t("widget")}>
				<ul className={styles.list}>
					{shown.map((screen) => {
						const href = screenPath(locale, screen);
						return (
							<li key={screen}>
								<Link
									className={styles.link}
									href={href}
									prefetch={false}
									aria-current={path === href ? "page" : undefined}
									onClick={onChosen}
								>
									{t(`links.${screen}`)}
								</Link>
							</li>
						);
					})}
				</ul>
			</nav>
			<AccountLogout locale={locale} className={styles.out} />
		</div>
	);
}

/** The group's discount and description (promises §2 Account widget); renders nothing without them. */
function Group({ group }: { group: User["group"] }) {
	const t = useTranslations("accountWidget");
	const description = groupDescription(group, useLocale());
	const { discount } = group;
	if (discount <= 0 && description === "") return null;
	return (
		<div className={discount > 0 ? styles.groupDiscount : styles.group}>
			{discount > 0 && <strong>{t("groupDiscount", { percent: discount })}</strong>}
			{description !== "" && <p>{description}</p>}
		</div>
	);
}
