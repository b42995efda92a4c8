"use client";
import type { ReactNode } from "react";
import { LateTextsAddress } from "#components/texts/late-texts.tsx";
import { Notices } from "#components/ui/notices.tsx";
import type { HomeCountry } from "#lib/domain/people/home-country.ts";
import { HomeCountryContext } from "#lib/storefront/client/home-country.ts";
import { KeptNotice } from "./kept-notice.tsx";

type Props = { children: ReactNode; closeLabel: string; home: HomeCountry; lateTexts: string };

/** Context that client components share: notices, and the home country. The cache of replies comes with who needs it. */
export function Providers({ children, closeLabel, home, lateTexts }: Props) {
	return (
		<Notices closeLabel={closeLabel}>
			<KeptNotice />
			<HomeCountryContext value={home}>
				<LateTextsAddress value={lateTexts}>{children}</LateTextsAddress>
			</HomeCountryContext>
		</Notices>
	);
}
