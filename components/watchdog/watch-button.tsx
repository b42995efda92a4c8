"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { usePart } from "#components/texts/use-part.ts";
import { useFailureNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import { WatchSign, type WatchSignProps } from "./watch-sign.tsx";

type Props = { variantId: number; locale: Locale };

const loadLive = () => import("./watch-live.tsx");

/** Watches a sold-out variant, or stops watching it; guests are asked to log in first (promises §6), or to leave an e-mail. */
export function WatchButton({ variantId, locale }: Props) {
	const t = useTranslations("watchdog");
	const [isPressed, setPressed] = useState(false);
	const { part: live, hasFailed, fetchNow } = usePart(loadLive, useIsSignedIn());
	// What the button is as soon as its other part is here; it stays the same button.
	const [told, setTold] = useState<WatchSignProps | null>(null);
	useFailureNotice(hasFailed && isPressed, t("notSaved"));
	const press = () => {
		setPressed(true);
		fetchNow();
	};
	return (
		<>
			<WatchSign
				{...(told ?? { isWatching: false, isBusy: isPressed && !hasFailed })}
				onClick={told?.onClick ?? press}
			/>
			{live && <live.WatchLive variantId={variantId} locale={locale} isPressed={isPressed} onShown={setTold} />}
		</>
	);
}
