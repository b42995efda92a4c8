"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { AddressLines } from "#components/address/address-lines.tsx";
import { useDates } from "#components/dates/use-dates.ts";
import orderStyles from "#components/order/details/order-details.module.scss";
import stateStyles from "#components/order/details/order-state.module.scss";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { PhoneLink } from "#components/ui/phone-link.tsx";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { ServiceRequest } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatPhone } from "#lib/domain/people/phone.ts";
import { FINISHED_REQUESTS, isGivenUp } from "#lib/domain/request/request-states.ts";
import { RENTAL_RETURN_TIME } from "#lib/domain/request/request-terms.ts";
import { formatHours } from "#lib/domain/time/opening-hours.ts";
import { storePath } from "#lib/i18n/paths.ts";
import { pathOf } from "#lib/storefront/client/call-address.ts";
import type { RequestLink } from "#lib/storefront/request/requests.ts";
import { CancelRequest } from "./cancel-request.tsx";
import { RequestBring } from "./request-bring.tsx";
import styles from "./request-details.module.scss";
import { RequestFacts } from "./request-facts.tsx";
import { RequestPrice } from "./request-price.tsx";
import { RequestSteps } from "./request-steps.tsx";

type Props = { locale: Locale; request: ServiceRequest; link: RequestLink; contacts: Settings["contacts"] };

const NOBODY = { firstname: "", lastname: "", country: "" };

/** Details, state and actions of a request. */
export function RequestDetails({ locale, request, link, contacts }: Props) {
	const t = useTranslations("request");
	const order = useTranslations("order");
	const { day, moment } = useDates();
	const heading = useRef<HTMLHeadingElement>(null);
	const { branch, kind, number, state } = request;
	return (
		<article className={orderStyles.root}>
			<header className={`${orderStyles.top} ${styles.head}`}>
				<h1 ref={heading} tabIndex={-1}>
					{t(`heading.${kind}`, { number })}
				</h1>
				<p className={styles.facts}>
					<span className={stateStyles[toneOf(state)]}>{t(`states.${state}`)}</span>
					<time dateTime={request.created_at}>{t("sent", { date: moment(request.created_at) })}</time>
				</p>
				<p className={styles.next} aria-live="polite">
					{t(`next.${kind}.${state}`, { time: RENTAL_RETURN_TIME })}
				</p>
				{state === "new" && <p className={styles.mailed}>{t("mailed", { email: request.email })}</p>}
			</header>
			<div className={orderStyles.aside}>
				<RequestSteps request={request} />
			</div>
			<div className={orderStyles.main}>
				<section className={styles.part} aria-labelledby="request-what">
					<h2 id="request-what">{t("what")}</h2>
					<RequestFacts details={request.details} />
				</section>
				<RequestBring request={request} />
				{!isGivenUp(state) && <RequestPrice request={request} />}
				{branch && (
					<section className={styles.part} aria-labelledby="request-branch">
						<h2 id="request-branch">{t("branch")}</h2>
						<address className={styles.lines}>
							<AddressLines address={{ ...NOBODY, ...branch, company: branch.name }} />
							<PhoneLink phone={branch.phone}>{formatPhone(branch.phone)}</PhoneLink>
							<Link href={storePath(locale, branch.id)} prefetch={false}>
								{t("toBranch")}
							</Link>
							{branch.hours.map(({ day: date, hours }) => (
								<span key={date}>
									{hours
										? t("openOn", { day: day(date), hours: formatHours(hours) })
										: t("closedOn", { day: day(date) })}
								</span>
							))}
						</address>
					</section>
				)}
				<section className={styles.part} aria-labelledby="request-who">
					<h2 id="request-who">{t("who")}</h2>
					<p className={styles.lines}>
						<span>
							{request.firstname} {request.lastname}
						</span>
						<span>{request.email}</span>
						<span>{formatPhone(request.phone)}</span>
					</p>
					{request.note !== "" && <p className={styles.note}>{t("note", { note: request.note })}</p>}
				</section>
				<div className={styles.actions}>
					{!FINISHED_REQUESTS.includes(state) && (
						<a
							className={buttonClass()}
							href={`/api${pathOf("GET /requests/{id}/{hash}/calendar.ics", { params: link })}`}
							download={`${number}.ics`}
						>
							<Icon name="download" size={20} />
							{t("calendar")}
						</a>
					)}
					<Button tone="secondary" onClick={() => window.print()}>
						{order("print")}
					</Button>
					<CancelRequest request={request} link={link} onCancelled={() => heading.current?.focus()} />
				</div>
				<section className={styles.part} aria-labelledby="request-help">
					<h2 id="request-help">{t("help")}</h2>
					<p>{t("helpText", { number })}</p>
					<address className={styles.contacts}>
						<PhoneLink phone={contacts.phone} />
						<a href={`mailto:${contacts.email}`}>{contacts.email}</a>
					</address>
				</section>
			</div>
		</article>
	);
}

/** Badges of promises §4 Availability: pending, good, or failed. */
function toneOf(state: ServiceRequest["state"]): "stateSecondary" | "stateSuccess" | "stateDanger" {
	if (isGivenUp(state)) return "stateDanger";
	return state === "new" ? "stateSecondary" : "stateSuccess";
}
