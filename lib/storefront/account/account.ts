"use client";
/** The customer's own data in the browser: personal data, e-mail and password, devices. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { EmailBody, InvoiceBody, PasswordBody, ProfileBody, User } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { call, callForToken } from "../client/browser.ts";
import { customerKey, customerQuery, retryUnlessRefused } from "../customer/customer.ts";

/** A change whose reply is the customer, which is shown at once. */
function useCustomerChange<Body>(part: string, change: (body: Body) => Promise<{ data: User }>) {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", part],
		mutationFn: async (body: Body) => (await change(body)).data,
		onSuccess: async (user) => {
			const { queryKey } = customerQuery();
			// A reply still in flight is older than this one.
			await client.cancelQueries({ queryKey, exact: true });
			client.setQueryData(queryKey, user);
		},
	});
}

export const useChangeProfile = () =>
	useCustomerChange("profile", (body: ProfileBody) => call("PUT /account/profile", { body }));
export const useChangeInvoice = () =>
	useCustomerChange("invoice", (body: InvoiceBody) => call("PUT /account/invoice", { body }));
export const useChangeNewsletter = () =>
	useCustomerChange("newsletter", (body: { subscribed: boolean; locale: Locale }) =>
		call("PUT /account/newsletter", { body }),
	);

/** Requests a new e-mail, which takes effect once the link mailed to it is opened. */
export function useChangeEmail() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "email"],
		mutationFn: (body: EmailBody) => call("PUT /account/email", { body }),
		onSuccess: () => client.invalidateQueries({ queryKey: customerQuery().queryKey }),
	});
}

/** Changes the password. All other sessions end; this one continues with the token of the reply. */
export function useChangePassword() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "password"],
		mutationFn: (body: PasswordBody) => callForToken("PUT /account/password", { body }),
		onSuccess: () => client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
	});
}

/** Mails the link that confirms the e-mail once more. */
export function useSendConfirmation() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "confirmation"],
		mutationFn: () => call("POST /account/confirmation"),
		// It may have been confirmed meanwhile.
		onError: () => client.invalidateQueries({ queryKey: customerQuery().queryKey }),
	});
}

/** Browsers in which the customer is signed in. */
export const devicesQuery = () =>
	queryOptions({
		queryKey: customerKey("devices"),
		queryFn: () => call("GET /account/devices"),
		retry: retryUnlessRefused,
	});

/** Signs one browser out, or all but this one (`null`). */
export function useEndDevices() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "devices"],
		mutationFn: (id: string | null): Promise<object> =>
			id === null
				? call("DELETE /account/devices")
				: call("DELETE /account/devices/{sessionId}", { params: { sessionId: id } }),
		onSettled: () => client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
	});
}

export function useExportAccount() {
	return useMutation({
		mutationKey: ["account", "export"],
		mutationFn: () => call("GET /account/export"),
	});
}

export function useDeleteAccount() {
	return useMutation({
		mutationKey: ["account", "delete"],
		mutationFn: (currentPassword: string) => call("POST /account/delete", { body: { currentPassword } }),
	});
}
