"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RegisterInput } from "#lib/contract/schemas/account.ts";
import { call } from "../client/browser.ts";
import { signIn } from "./login.ts";

/** Creates an account and signs in; the shop merges the guest's cart and mails a link to confirm the e-mail. */
export function useRegister() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: ["register"],
		mutationFn: (body: Omit<RegisterInput, "tempId">) =>
			signIn(client, (tempId) => call("POST /auth/register", { body: { ...body, tempId } })),
		networkMode: "always",
	});
}
