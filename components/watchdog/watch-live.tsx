"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { LatePart } from "#components/queries/late-part.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { useSetWatch, watchesQuery } from "#lib/storefront/account/watchdog.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import { loginPathFromHere } from "#lib/storefront/customer/login-path.ts";
import { isSignedIn, useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import { WatchGuest } from "./watch-guest.tsx";
import type { WatchSignProps } from "./watch-sign.tsx";

type Props = {
	variantId: number;
	locale: Locale;
	/** The button was pressed before this was here. */
	isPressed: boolean;
	onShown: (sign: WatchSignProps) => void;
};

/** What the button shows and does, and what a guest may do instead; the button itself is there already. */
export function WatchLive(props: Props) {
	return (
		<LatePart>
			<Watch {...props} />
		</LatePart>
	);
}

function Watch({ variantId, locale, isPressed, onShown }: Props) {
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

	const pressed = useEffectEvent(toggle);
	useEffect(() => {
		if (isPressed) pressed();
	}, [isPressed]);

	const { isPending } = set;
	const latest = useRef(toggle);
	useLayoutEffect(() => {
		latest.current = toggle;
	});
	useLayoutEffect(() => {
		const status =
			loginPath === null ? (
				isWatching && t("watchdog.watching")
			) : (
				<>
					{t("watchdog.guest")} <a href={loginPath}>{t("watchdog.login")}</a>
				</>
			);
		onShown({ isWatching, isBusy: isPending, status, onClick: () => latest.current() });
	}, [onShown, isWatching, isPending, loginPath, t]);
	return loginPath && <WatchGuest variantId={variantId} locale={locale} />;
}
