"use client";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { Scene, type SceneName } from "#components/picture/scene.tsx";
import { Button } from "#components/ui/button.tsx";
import { useFailureNotice } from "#components/ui/notices.tsx";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import styles from "./account-states.module.scss";

export function AccountSkeleton() {
	const t = useTranslations("myAccount");
	return (
		<div className={styles.skeleton} role="status" aria-busy="true">
			<span className={styles.hidden}>{t("loading")}</span>
			<span className={styles.bone} />
			<span className={styles.bone} />
			<span className={styles.bone} />
		</div>
	);
}

type Props<Data> = {
	query: Pick<UseQueryResult<Data>, "data" | "error" | "errorUpdateCount" | "isFetching" | "refetch">;
	/** Error message. */
	failed: string;
	children: (data: Data) => ReactNode;
};

/** Shows a customer's query: a skeleton while loading, a retry after a failure, the login after an ended session. */
export function AccountData<Data>({ query, failed, children }: Props<Data>) {
	const { data, error, isFetching, refetch } = query;
	const t = useTranslations("myAccount");
	useEffect(() => {
		forgetEndedSession(error);
	}, [error]);
	const failure = useFailure(query);
	useFailureNotice(failure !== null && data === undefined, useTranslations("errors")("load_data"));
	const isLoading = useSteadyLoading(data === undefined && failure === null);
	if (isLoading) return <AccountSkeleton />;
	if (data !== undefined) return children(data);
	return (
		<div className={styles.message} role="alert">
			<h2>{failed}</h2>
			<Button isBusy={isFetching} onClick={() => void refetch()}>
				{t("retry")}
			</Button>
		</div>
	);
}

type Empty = { title: string; text: string; scene?: SceneName; children?: ReactNode };

/** An empty list: a text, and links to continue (`children`). */
export function AccountEmpty({ title, text, scene = "box", children }: Empty) {
	return (
		<div className={styles.message}>
			<Scene name={scene} width={130} />
			<h2>{title}</h2>
			<p>{text}</p>
			{children}
		</div>
	);
}
