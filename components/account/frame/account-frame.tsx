"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import type { AccountScreen } from "#lib/i18n/screens.ts";
import { useAuth } from "#lib/storefront/account/use-auth.ts";
import { isLeaving } from "#lib/storefront/browser/leave.ts";
import { loginPathFromHere } from "#lib/storefront/customer/login-path.ts";
import { isSignedIn } from "#lib/storefront/customer/signed-in.ts";
import { AccountConfirmation } from "../register/account-confirmation.tsx";
import { AccountBenefits } from "./account-benefits.tsx";
import styles from "./account-frame.module.scss";
import { AccountGreeting } from "./account-greeting.tsx";
import { AccountNav } from "./account-nav.tsx";
import { AccountSkeleton } from "./account-states.tsx";

type Props = { locale: Locale; current: AccountScreen; title: string | undefined; children: ReactNode };

/** Frame of an account page: the customer's name, the menu and the page. Guests are redirected to the login. */
export function AccountFrame({ locale, current, title, children }: Props) {
	const { loggedIn: isCustomer, user } = useAuth();
	const customer = user ?? undefined;
	const router = useRouter();
	// biome-ignore lint/correctness/useExhaustiveDependencies: whoever forgets the token, here or elsewhere, changes isCustomer
	useEffect(() => {
		const look = () => {
			if (!isSignedIn() && !isLeaving()) router.replace(loginPathFromHere(locale));
		};
		look();
		// The browser may restore a left page.
		window.addEventListener("pageshow", look);
		return () => window.removeEventListener("pageshow", look);
	}, [isCustomer, router, locale]);
	return (
		<div className={styles.root}>
			<div className={styles.side}>
				<AccountGreeting customer={customer} />
				<AccountNav locale={locale} current={current} groupId={customer?.group.id} />
			</div>
			<div className={styles.main}>
				{customer && !customer.isConfirmed && <AccountConfirmation email={customer.email} />}
				{title !== undefined && <h1>{title}</h1>}
				{customer && current === "account" && <AccountBenefits locale={locale} group={customer.group} />}
				{isCustomer ? children : <AccountSkeleton />}
			</div>
		</div>
	);
}
