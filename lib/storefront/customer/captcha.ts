"use client";
import { queryOptions } from "@tanstack/react-query";
import { callAsAnyone } from "./ended-session.ts";

/** Public key of the captcha, or null; loaded once, by the forms that need it. */
export const captchaQuery = () =>
	queryOptions({
		queryKey: ["captcha"],
		queryFn: async () => (await callAsAnyone("GET /auth/captcha")).siteKey,
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
	});
