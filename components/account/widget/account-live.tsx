"use client";
import { useLayoutEffect } from "react";
import { MemberGroup } from "#components/price/member-group.tsx";
import { LatePart } from "#components/queries/late-part.tsx";
import type { User } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useAuth } from "#lib/storefront/account/use-auth.ts";
import { AccountMenu } from "../frame/account-menu.tsx";

type Props = {
	locale: Locale;
	isOpen: boolean;
	/** Called with the customer, and with null until known and when the call fails. */
	onCustomer: (customer: User | null) => void;
	onChosen: () => void;
};

/** Who is signed in, for the account in the header and for the prices of the page; the menu while it is open. */
export function AccountLive(props: Props) {
	return (
		<LatePart>
			<MemberGroup />
			<Content {...props} />
		</LatePart>
	);
}

function Content({ locale, isOpen, onCustomer, onChosen }: Props) {
	const { user } = useAuth();
	useLayoutEffect(() => onCustomer(user), [onCustomer, user]);
	return isOpen && <AccountMenu locale={locale} customer={user ?? undefined} onChosen={onChosen} />;
}
