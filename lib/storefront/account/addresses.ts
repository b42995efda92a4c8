"use client";
/** The customer's delivery addresses in the browser. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SavedAddressBody } from "#lib/contract/schemas/address.ts";
import { call } from "../client/browser.ts";
import { customerKey, retryUnlessRefused } from "../customer/customer.ts";

/** Delivery addresses of the signed-in customer, the default one first. */
export const addressesQuery = () =>
	queryOptions({
		queryKey: customerKey("addresses"),
		queryFn: () => call("GET /account/addresses"),
		staleTime: 60_000,
		retry: retryUnlessRefused,
	});

/** A change after which the list is reloaded: another address may have become the default one. */
function useAddressChange<Reply, Input>(name: string, change: (input: Input) => Promise<Reply>) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["addresses", name],
		mutationFn: change,
		onSettled: () => client.invalidateQueries({ queryKey: addressesQuery().queryKey }),
	});
}

/** Saves an address: a new one when `id` is null. */
export const useSaveAddress = () =>
	useAddressChange("save", ({ id, body }: { id: number | null; body: SavedAddressBody }) =>
		id === null
			? call("POST /account/addresses", { body })
			: call("PUT /account/addresses/{id}", { params: { id }, body }),
	);

export const useDeleteAddress = () =>
	useAddressChange("delete", (id: number) => call("DELETE /account/addresses/{id}", { params: { id } }));
