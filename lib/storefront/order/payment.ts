"use client";
/** The sandbox gateway's payments in the browser. */
import { queryOptions, useMutation } from "@tanstack/react-query";
import type { SandboxDecision, SandboxPayment } from "#lib/contract/schemas/payment.ts";
import { ApiError } from "../client/api-error.ts";
import { callAsAnyone } from "../customer/ended-session.ts";

/** A payment at the sandbox gateway; null for an unknown one. */
export const sandboxPaymentQuery = (transactionId: string) =>
	queryOptions({
		queryKey: ["sandbox-payment", transactionId],
		queryFn: async (): Promise<SandboxPayment | null> => {
			try {
				return await callAsAnyone("GET /sandbox-gateway/{transactionId}", { params: { transactionId } });
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return null;
				throw error;
			}
		},
	});

/** Pays or refuses a payment, once; the reply has its state. */
export function useDecideSandboxPayment(transactionId: string) {
	return useMutation({
		mutationKey: ["sandbox-payment", "decide"],
		mutationFn: (body: SandboxDecision) =>
			callAsAnyone("POST /sandbox-gateway/{transactionId}", { params: { transactionId }, body }),
	});
}
