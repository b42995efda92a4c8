"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import styles from "./request-data.module.scss";

type Props<Data> = {
	query: Pick<UseQueryResult<Data>, "data" | "error" | "errorUpdateCount" | "isFetching" | "refetch">;
	/** Texts while loading and after a failure. */
	texts: { loading: string; failed: string };
	children: (data: Data) => ReactNode;
};

/** Shows a query that a form needs while it is being filled in, with a retry after a failure. */
export function RequestData<Data>({ query, texts, children }: Props<Data>) {
	const { data, isFetching, refetch } = query;
	const t = useTranslations("requestForm");
	const failure = useFailure(query);
	const isLoading = useSteadyLoading(data === undefined && failure === null);
	if (isLoading) {
		return (
			<p className={styles.loading} role="status" aria-busy="true">
				{texts.loading}
			</p>
		);
	}
	if (data !== undefined) return children(data);
	return (
		<div className={styles.failed} role="alert">
			<p>{texts.failed}</p>
			<Button size="small" tone="secondary" isBusy={isFetching} onClick={() => void refetch()}>
				{t("retry")}
			</Button>
		</div>
	);
}
