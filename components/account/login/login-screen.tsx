"use client";
import type { Locale } from "#lib/domain/locale.ts";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { pathAfterLogin } from "#lib/storefront/browser/way-on.ts";
import { LoginForm } from "./login-form.tsx";
import { LoginLinks } from "./login-links.tsx";
import { useGuestOnly } from "./use-guest-only.ts";

/** The login, for guests only; it leads to the target in the address, or to the account (promises §4). */
export function LoginScreen({ locale }: { locale: Locale }) {
	useGuestOnly(locale);
	return (
		<>
			<LoginForm locale={locale} onDone={() => leaveTo(pathAfterLogin(locale))} isLeaving />
			<LoginLinks locale={locale} />
		</>
	);
}
