"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { useSignOut } from "#lib/storefront/account/sign-out.ts";

type Props = { locale: Locale; className: string | undefined; icon?: ReactNode };

/** Button that signs out; `className` and `icon` match its surroundings. */
export function AccountLogout({ locale, className, icon }: Props) {
	const t = useTranslations("accountWidget");
	const { mutate: signOut, isPending } = useSignOut(locale);
	return (
		<button
			type="button"
			className={className}
			aria-busy={isPending || undefined}
			onClick={() => isPending || signOut(t("signedOut"))}
		>
			{icon}
			{isPending ? t("signingOut") : t("signOut")}
		</button>
	);
}
