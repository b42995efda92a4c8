"use client";
/** Statistics of an influencer's vouchers in the browser. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { InfluencerReport } from "#lib/contract/schemas/influencer.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ApiError } from "../client/api-error.ts";
import { call, callForFile } from "../client/browser.ts";
import { customerKey, retryUnlessRefused } from "../customer/customer.ts";

/** The report of the signed-in customer; null for others than influencers. */
export const influencerQuery = () =>
	queryOptions({
		queryKey: customerKey("influencer"),
		queryFn: async (): Promise<InfluencerReport | null> => {
			try {
				return await call("GET /account/influencer");
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return null;
				throw error;
			}
		},
		staleTime: 30_000,
		retry: retryUnlessRefused,
	});

export function useExportReport(locale: Locale) {
	return useMutation({
		mutationKey: ["influencer", "export"],
		mutationFn: () => callForFile("GET /account/influencer/{locale}/report.csv", { params: { locale } }),
	});
}
