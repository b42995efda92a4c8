"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { CartSkeleton } from "#components/cart/cart-states.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import type { Screen } from "#lib/i18n/screens.ts";

type Props = { locale: Locale; screen: Screen; because?: string };

/** Leads back to the step that has to come first, and says why when it is no matter of course. */
export function BackTo({ locale, screen, because }: Props) {
	const router = useRouter();
	const notice = useNotice();
	useEffect(() => {
		let isHere = true;
		// A step come back to is made anew at once: where the old one led is led no more.
		queueMicrotask(() => {
			if (!isHere) return;
			if (because !== undefined) notice("danger", because);
			router.replace(screenPath(locale, screen));
		});
		return () => {
			isHere = false;
		};
	}, [router, notice, locale, screen, because]);
	return <CartSkeleton />;
}
