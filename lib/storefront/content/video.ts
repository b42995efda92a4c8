"use client";
/** Videos for customers, in the browser. */
import { queryOptions } from "@tanstack/react-query";
import type { Video } from "#lib/contract/schemas/video.ts";
import { SECOND_MS } from "#lib/domain/durations.ts";
import { VIDEO_LINK_MAX_AGE_S } from "#lib/domain/goods/goods-limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { ApiError } from "../client/api-error.ts";
import { call } from "../client/browser.ts";
import { customerKey, retryUnlessRefused } from "../customer/customer.ts";

/** Addresses of files stay valid for longer than this; no reload while a video may be playing. */
const FRESH = { staleTime: (VIDEO_LINK_MAX_AGE_S / 2) * SECOND_MS, refetchOnWindowFocus: false } as const;

export const videosQuery = (locale: Locale) =>
	queryOptions({
		queryKey: customerKey("videos", locale),
		queryFn: () => call("GET /account/videos/{locale}", { params: { locale } }),
		retry: retryUnlessRefused,
		...FRESH,
	});

/** One video; null when there is none. */
export const videoQuery = (locale: Locale, id: string) =>
	queryOptions({
		queryKey: customerKey("videos", locale, id),
		queryFn: async (): Promise<Video | null> => {
			try {
				return await call("GET /account/videos/{locale}/{id}", { params: { locale, id } });
			} catch (error) {
				if (error instanceof ApiError && error.status === 404) return null;
				throw error;
			}
		},
		retry: retryUnlessRefused,
		...FRESH,
	});
