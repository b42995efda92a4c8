"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { CartSkeleton } from "#components/cart/cart-states.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import type { Screen } from "#lib/i18n/screens.ts";

type Props = { locale: Locale; screen: Screen; because?: string };

/** Redirects to the step that must come first, with an explanation when it is not obvious. */
export function BackTo({ locale, screen, because }: Props) {
	const router = useRouter();
	const notice = useNotice();
	useEffect(() => {
		let isHere = true;
		// A step kept by the router remounts on return, so an unmounted one must not redirect.
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
