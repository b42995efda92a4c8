"use client";
/** The customer's own data in the browser: who they are, how they sign in, where they are signed in. */
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
	AccountExport,
	Device,
	EmailBody,
	InvoiceBody,
	PasswordBody,
	ProfileBody,
	User,
} from "#lib/contract/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { callApi, callForToken } from "../client/browser.ts";
import { customerKey, customerQuery, retryUnlessRefused } from "./customer.ts";

/** A change that answers with the customer, who is shown at once. */
function useCustomerChange<Body>(part: "profile" | "invoice" | "newsletter") {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", part],
		mutationFn: async (body: Body) => (await callApi<{ data: User }>("PUT", `/account/${part}`, { body })).data,
		onSuccess: async (user) => {
			const { queryKey } = customerQuery();
			// An answer that is still on its way is older than this one.
			await client.cancelQueries({ queryKey, exact: true });
			client.setQueryData(queryKey, user);
		},
	});
}

export const useChangeProfile = () => useCustomerChange<ProfileBody>("profile");
export const useChangeInvoice = () => useCustomerChange<InvoiceBody>("invoice");
export const useChangeNewsletter = () => useCustomerChange<{ subscribed: boolean; locale: Locale }>("newsletter");

/** Asks for a new e-mail, which counts once the link mailed there is opened. */
export function useChangeEmail() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "email"],
		mutationFn: (body: EmailBody) => callApi<{ pendingEmail: string }>("PUT", "/account/email", { body }),
		onSuccess: () => client.invalidateQueries({ queryKey: customerQuery().queryKey }),
	});
}

/** Changes the password. All other sessions end; this one goes on with the token of the answer. */
export function useChangePassword() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "password"],
		mutationFn: (body: PasswordBody) => callForToken("PUT", "/account/password", { body }),
		onSuccess: () => client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
	});
}

/** Mails the link that confirms the e-mail once more. */
export function useSendConfirmation() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "confirmation"],
		mutationFn: () => callApi<object>("POST", "/account/confirmation"),
		// It may have been confirmed meanwhile.
		onError: () => client.invalidateQueries({ queryKey: customerQuery().queryKey }),
	});
}

/** Browsers in which the customer is signed in. */
export const devicesQuery = () =>
	queryOptions({
		queryKey: customerKey("devices"),
		queryFn: () => callApi<Device[]>("GET", "/account/devices"),
		retry: retryUnlessRefused,
	});

/** Signs one browser out, or all but this one (`null`). */
export function useEndDevices() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["account", "devices"],
		mutationFn: (id: string | null) =>
			callApi<object>("DELETE", id === null ? "/account/devices" : `/account/devices/${encodeURIComponent(id)}`),
		onSettled: () => client.invalidateQueries({ queryKey: devicesQuery().queryKey }),
	});
}

export function useExportAccount() {
	return useMutation({
		mutationKey: ["account", "export"],
		mutationFn: () => callApi<AccountExport>("GET", "/account/export"),
	});
}

export function useDeleteAccount() {
	return useMutation({
		mutationKey: ["account", "delete"],
		mutationFn: (currentPassword: string) => callApi<object>("POST", "/account/delete", { body: { currentPassword } }),
	});
}
