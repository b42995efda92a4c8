import { queryOptions } from "@tanstack/react-query";
import type { SavedAddress } from "#lib/contract/address.ts";
import { callApi } from "./browser.ts";

/** Delivery addresses of the signed-in customer, the default one first. */
export const addressesQuery = () =>
	queryOptions({
		queryKey: ["customer", "addresses"],
		queryFn: () => callApi<SavedAddress[]>("GET", "/account/addresses"),
		staleTime: 60_000,
	});
