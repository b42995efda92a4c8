import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PickupPoint } from "#lib/contract/delivery.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { callAsAnyone } from "../account/customer.ts";

type Question = { locale: Locale; deliveryId: number; query: string; staffedOnly: boolean };

/** Pickup points that fit what is typed; while the next letter is asked for, the previous answer stays as placeholder. */
export const pickupPointsQuery = ({ locale, deliveryId, query, staffedOnly }: Question) =>
	queryOptions({
		queryKey: ["pickup-points", locale, deliveryId, query, staffedOnly],
		queryFn: () => {
			const params = new URLSearchParams({ q: query, ...(staffedOnly ? { staffed: "1" } : {}) });
			return callAsAnyone<PickupPoint[]>("GET", `/delivery/pickup-points/${locale}/${deliveryId}?${params}`);
		},
		placeholderData: keepPreviousData,
		staleTime: 5 * 60_000,
	});
