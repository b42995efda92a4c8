import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { customerQuery } from "#lib/storefront/customer/customer.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import { isSignedIn } from "#lib/storefront/customer/signed-in.ts";

/** Makes a page guests-only: a customer is redirected to the home page (promises §2), also on return to it. */
export function useGuestOnly(locale: Locale): void {
	const router = useRouter();
	const client = useQueryClient();
	const home = screenPath(locale, "home");
	useEffect(() => {
		const look = () => {
			if (!isSignedIn()) return;
			// The token's session may have ended, which only the shop knows.
			client.fetchQuery(customerQuery()).then(() => router.replace(home), forgetEndedSession);
		};
		const comeBack = (event: PageTransitionEvent) => {
			if (event.persisted) look();
		};
		look();
		window.addEventListener("pageshow", comeBack);
		return () => window.removeEventListener("pageshow", comeBack);
	}, [client, router, home]);
}
