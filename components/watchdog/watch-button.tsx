"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { useSetWatch, watchesQuery } from "#lib/storefront/account/watchdog.ts";
import { ApiError } from "#lib/storefront/client/browser.ts";
import { forgetEndedSession, isSignedIn, loginPathFromHere, useIsSignedIn } from "#lib/storefront/customer/customer.ts";
import styles from "./watch-button.module.scss";

/** Watches a sold-out variant, or stops watching it; guests are asked to log in first (promises §6). */
export function WatchButton({ variantId, locale }: { variantId: number; locale: Locale }) {
	const t = useTranslations();
	const notice = useNotice();
	const isCustomer = useIsSignedIn();
	const { data: watches } = useQuery({ ...watchesQuery(locale), enabled: isCustomer });
	const set = useSetWatch(locale);
	const [loginPath, setLoginPath] = useState<string | null>(null);
	// The last reply counts until the changed list is reloaded.
	const answered = set.data?.variant_id === variantId ? set.data.is_watching : undefined;
	const isWatching = answered ?? watches?.some((watch) => watch.variant_id === variantId) ?? false;

	const refuse = (error: unknown, wanted: boolean) => {
		if (forgetEndedSession(error)) return setLoginPath(loginPathFromHere(locale));
		if (error instanceof ApiError && error.code === "already_in_stock") {
			return notice("danger", t("errors.already_in_stock"));
		}
		notice("danger", wanted ? t("watchdog.notSaved") : t("watchdog.notEnded"));
	};
	const toggle = () => {
		if (!isSignedIn()) return setLoginPath(loginPathFromHere(locale));
		setLoginPath(null);
		const wanted = !isWatching;
		set.mutate(
			{ variantId, isWatching: wanted },
			{
				onSuccess: () => notice("success", wanted ? t("watchdog.saved") : t("watchdog.ended")),
				onError: (error) => refuse(error, wanted),
			},
		);
	};

	return (
		<div className={styles.root}>
			<Button
				tone={isWatching ? "primary" : "secondary"}
				size="large"
				aria-pressed={isWatching}
				isBusy={set.isPending}
				onClick={toggle}
			>
				<Icon name={isWatching ? "bell-ring" : "bell"} size={20} />
				{t("watchdog.watch")}
			</Button>
			<p className={styles.status} role="status">
				{loginPath !== null && (
					<>
						{t("watchdog.guest")} <a href={loginPath}>{t("watchdog.login")}</a>
					</>
				)}
				{loginPath === null && isWatching && t("watchdog.watching")}
			</p>
		</div>
	);
}
