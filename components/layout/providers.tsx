"use client";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { MemberGroup } from "#components/member/member-group.tsx";
import { Notices } from "#components/ui/notices.tsx";
import { KeptNotice } from "./kept-notice.tsx";

/** What client leaves share: the cache of the API's answers, and notices at the top. */
export function Providers({ children, closeLabel }: { children: ReactNode; closeLabel: string }) {
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
				<MemberGroup>{children}</MemberGroup>
			</Notices>
		</QueryClientProvider>
	);
}
