"use client";
import { queryOptions } from "@tanstack/react-query";
import { callAsAnyone } from "./customer.ts";

/** Public key of the captcha, null when there is none; asked for by the forms that need it, once. */
export const captchaQuery = () =>
	queryOptions({
		queryKey: ["captcha"],
		queryFn: async () => (await callAsAnyone("GET /auth/captcha")).siteKey,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
