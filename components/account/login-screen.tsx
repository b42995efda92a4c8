"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { customerQuery, forgetEndedSession, isSignedIn } from "#lib/api/customer.ts";
import { localRedirect } from "#lib/domain/local-redirect.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { LoginForm } from "./login-form.tsx";

/** The login, for guests alone: a customer goes to the home page (spec §2), whoever logs in goes where the address says. */
export function LoginScreen({ locale }: { locale: Locale }) {
	const router = useRouter();
	const client = useQueryClient();
	const home = screenPath(locale, "home");
	useEffect(() => {
		if (!isSignedIn()) return;
		// The token may have ended, which only the shop knows.
		client.fetchQuery(customerQuery()).then(() => router.replace(home), forgetEndedSession);
	}, [client, router, home]);

	const leave = () => {
		const target = new URLSearchParams(window.location.search).get("redirect");
		router.replace(localRedirect(target) ?? home);
	};
	return <LoginForm locale={locale} onDone={leave} />;
}
