"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { MemberGroup } from "#components/price/member-group.tsx";
import { Notices } from "#components/ui/notices.tsx";
import type { HomeCountry } from "#lib/domain/people/home-country.ts";
import { HomeCountryContext } from "#lib/storefront/client/home-country.ts";
import { KeptNotice } from "./kept-notice.tsx";

type Props = { children: ReactNode; closeLabel: string; home: HomeCountry };

/** Context that client components share: the cache of replies, notices, and the home country. */
export function Providers({ children, closeLabel, home }: Props) {
	const [client] = useState(
		() =>
			new QueryClient({
				defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true }, mutations: { retry: false } },
			}),
	);
	return (
		<QueryClientProvider client={client}>
			<Notices closeLabel={closeLabel}>
				<KeptNotice />
				<HomeCountryContext value={home}>
					<MemberGroup>{children}</MemberGroup>
				</HomeCountryContext>
			</Notices>
		</QueryClientProvider>
	);
}
