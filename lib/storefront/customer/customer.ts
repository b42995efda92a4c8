"use client";
/** The signed-in customer as the browser knows them: the cookie with the token, and the shop's reply about its owner. */
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "../client/api-error.ts";
import { call } from "../client/browser.ts";
import { customerOfToken } from "../client/token.ts";

/** Query key for data of the signed-in customer, so that customers who share a browser never see each other's data. */
export const customerKey = (...rest: readonly (string | number)[]) => ["customer", customerOfToken(), ...rest] as const;

/** One retry when no reply came; a refusal would be repeated. */
export const retryUnlessRefused = (failures: number, error: Error): boolean =>
	failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

export const customerQuery = () =>
	queryOptions({
		queryKey: customerKey("me"),
		queryFn: async () => (await call("GET /me")).data,
		staleTime: 60_000,
		retry: retryUnlessRefused,
	});
