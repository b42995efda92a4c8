import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Locale } from "#lib/domain/locale.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

type Question = { locale: Locale; deliveryId: number; query: string; staffedOnly: boolean };

/** Pickup points that match the query; while the next query loads, the previous reply stays as placeholder. */
export const pickupPointsQuery = ({ locale, deliveryId, query, staffedOnly }: Question) =>
	queryOptions({
		queryKey: ["pickup-points", locale, deliveryId, query, staffedOnly],
		queryFn: () =>
			callAsAnyone("GET /delivery/pickup-points/{locale}/{deliveryId}", {
				params: { locale, deliveryId },
				query: { q: query, ...(staffedOnly ? { staffed: "1" } : {}) },
			}),
		placeholderData: keepPreviousData,
		staleTime: 5 * 60_000,
	});
