"use client";
/** The questionnaire in the browser. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { SatisfactionInput } from "#lib/contract/schemas/satisfaction.ts";
import { SATISFACTION_KEYS } from "#lib/i18n/paths.ts";
import { retryUnlessRefused } from "../customer/customer.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

export type AskedOrder = { id: string; hash: string };

/** The order in this page's address; null for a questionnaire without an order. */
export function askedOrder(): AskedOrder | null {
	const query = new URLSearchParams(window.location.search);
	const id = query.get(SATISFACTION_KEYS.order);
	const hash = query.get(SATISFACTION_KEYS.hash);
	return id || hash ? { id: id ?? "", hash: hash ?? "" } : null;
}

/** Whether the questionnaire about an order was answered; refused for an unknown order. */
export const satisfactionQuery = ({ id, hash }: AskedOrder) =>
	queryOptions({
		queryKey: ["satisfaction", id, hash],
		queryFn: () => callAsAnyone("GET /satisfaction/{id}/{hash}", { params: { id, hash } }),
		refetchOnWindowFocus: false,
		retry: retryUnlessRefused,
	});

/** Sends the answers. */
export function useSendSatisfaction() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["satisfaction", "send"],
		mutationFn: (body: SatisfactionInput) => callAsAnyone("POST /satisfaction", { body }),
		onSettled: () => client.invalidateQueries({ queryKey: ["satisfaction"] }),
		networkMode: "always",
	});
}
