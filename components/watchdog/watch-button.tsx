"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePart } from "#components/texts/use-part.ts";
import { useFailureNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { fromHere } from "#lib/storefront/customer/from-here.ts";
import { isSignedIn, useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import { WatchSign, type WatchSignProps } from "./watch-sign.tsx";

type Props = {
	variantId: number;
	locale: Locale;
	/** Address of the login. */
	login: string;
};

const loadLive = () => import("./watch-live.tsx");

/** Watches a sold-out variant, or stops watching it; guests are asked to log in first (promises §6). */
export function WatchButton({ variantId, locale, login }: Props) {
	const t = useTranslations("watchdog");
	const isCustomer = useIsSignedIn();
	const { part: live, hasFailed, fetchNow } = usePart(loadLive, isCustomer);
	const [loginPath, setLoginPath] = useState<string | null>(null);
	const [isPressed, setPressed] = useState(false);
	// What the button is as soon as the customer's part is here; it stays the same button.
	const [told, setTold] = useState<WatchSignProps | null>(null);
	useFailureNotice(hasFailed && isPressed, t("notSaved"));
	const press = () => {
		if (!isSignedIn()) return setLoginPath(fromHere(login));
		setPressed(true);
		fetchNow();
	};
	return (
		<>
			<WatchSign
				{...(told ?? { isWatching: false, isBusy: isPressed && !hasFailed, loginPath })}
				onClick={told?.onClick ?? press}
			/>
			{live && <live.WatchLive variantId={variantId} locale={locale} isPressed={isPressed} onShown={setTold} />}
		</>
	);
}
