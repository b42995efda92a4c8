"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { CourierReview } from "#components/order/actions/courier-review.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Confetti } from "#components/ui/confetti.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import { orderQuery } from "#lib/storefront/order/order.ts";
import { type AskedOrder, askedOrder, satisfactionQuery } from "#lib/storefront/order/satisfaction.ts";
import { SatisfactionForm } from "./satisfaction-form.tsx";
import styles from "./satisfaction-page.module.scss";

/** The questionnaire about the order in the address, or without an order. */
export function SatisfactionScreen({ locale }: { locale: Locale }) {
	const t = useTranslations("satisfaction");
	// Read in the browser: the page is static, and on return to it the address may differ.
	const [asked, setAsked] = useState<AskedOrder | null>();
	useEffect(() => setAsked(askedOrder()), []);
	if (asked === undefined) return <p role="status">{t("loading")}</p>;
	if (asked === null) return <Questions locale={locale} order={null} />;
	return <OfOrder key={`${asked.id} ${asked.hash}`} locale={locale} order={asked} />;
}

function OfOrder({ locale, order }: { locale: Locale; order: AskedOrder }) {
	const t = useTranslations("satisfaction");
	const [isAnyway, setAnyway] = useState(false);
	const query = useQuery(satisfactionQuery(order));
	// Whether it was answered before this visit; the text differs.
	const [wasAnswered, setWasAnswered] = useState<boolean>();
	const { data, isFetching, refetch } = query;
	if (data && wasAnswered === undefined) setWasAnswered(data.is_answered);
	const error = useFailure(query);
	const isLoading = useSteadyLoading(data === undefined && error === null);
	if (isAnyway) return <Questions locale={locale} order={null} />;
	if (isLoading) return <p role="status">{t("loading")}</p>;
	if (data) {
		return (
			<>
				<p>{t("order", { number: data.number })}</p>
				{wasAnswered ? (
					<State title={t("answeredTitle")} text={t("answeredText")} locale={locale} />
				) : (
					<Questions locale={locale} order={order} />
				)}
				<Courier locale={locale} order={order} />
			</>
		);
	}
	if (error instanceof ApiError && error.status === 404) {
		return (
			<div className={styles.state}>
				<h2>{t("unknownTitle")}</h2>
				<p>{t("unknownText")}</p>
				<Button onClick={() => setAnyway(true)}>{t("anyway")}</Button>
			</div>
		);
	}
	return (
		<div className={styles.state} role="alert">
			<p>{t("loadFailed")}</p>
			<Button isBusy={isFetching} onClick={() => void refetch()}>
				{t("retry")}
			</Button>
		</div>
	);
}

function Questions({ locale, order }: { locale: Locale; order: AskedOrder | null }) {
	const t = useTranslations("satisfaction");
	const [isSent, setSent] = useState(false);
	if (!isSent) return <SatisfactionForm locale={locale} order={order} onSent={() => setSent(true)} />;
	return (
		<State title={t("doneTitle")} text={t("doneText")} locale={locale} isNew>
			<Confetti />
		</State>
	);
}

type StateProps = { title: string; text: string; locale: Locale; isNew?: boolean; children?: ReactNode };

function State({ title, text, locale, isNew = false, children }: StateProps) {
	const t = useTranslations("satisfaction");
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		// The form is gone with its button.
		if (isNew) heading.current?.focus();
	}, [isNew]);
	return (
		<div className={styles.state}>
			{children}
			<h2 ref={heading} tabIndex={-1}>
				{title}
			</h2>
			<p>{text}</p>
			<Link className={buttonClass({ tone: "secondary" })} href={screenPath(locale, "home")} prefetch={false}>
				{t("home")}
			</Link>
		</div>
	);
}

/** The review of the order's courier, if it had one. */
function Courier({ locale, order }: { locale: Locale; order: AskedOrder }) {
	const link = { locale, ...order };
	const { data } = useQuery(orderQuery(link));
	return data ? <CourierReview order={data} link={link} /> : null;
}
