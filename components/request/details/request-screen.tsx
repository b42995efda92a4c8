"use client";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import stateStyles from "#components/order/order-of.module.scss";
import { Button } from "#components/ui/button.tsx";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import { requestQuery } from "#lib/storefront/request/requests.ts";
import { RequestDetails } from "./request-details.tsx";

type Props = { locale: Locale; contacts: Settings["contacts"]; notFound: ReactNode };

/** The request of this address, by its hash; the 404 page for a wrong one. */
export function RequestScreen({ locale, contacts, notFound }: Props) {
	const t = useTranslations("request");
	// Only these params: `locale` among them is the folder's name.
	const { id, hash } = useParams<{ id: string; hash: string }>();
	const link = { id, hash };
	const query = useQuery(requestQuery(link));
	const { data, isFetching, refetch } = query;
	const error = useFailure(query);
	const isLoading = useSteadyLoading(data === undefined && error === null);
	if (isLoading) {
		return (
			<div className={stateStyles.skeleton} role="status" aria-busy="true">
				<span className={stateStyles.hidden}>{t("loading")}</span>
				<span className={stateStyles.boneShort} />
				<span className={stateStyles.bone} />
			</div>
		);
	}
	if (data) return <RequestDetails locale={locale} request={data} link={link} contacts={contacts} />;
	if (error === null) return notFound;
	return (
		<div className={stateStyles.message} role="alert">
			<h1>{t("failedTitle")}</h1>
			<p>{t("failedText")}</p>
			<Button isBusy={isFetching} onClick={() => void refetch()}>
				{t("retry")}
			</Button>
		</div>
	);
}
