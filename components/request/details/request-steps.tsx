"use client";
import { useTranslations } from "next-intl";
import { useDates } from "#components/dates/use-dates.ts";
import styles from "#components/order/details/order-timeline.module.scss";
import type { ServiceRequest } from "#lib/contract/request.ts";
import { isGivenUp, type RequestKind, type RequestState } from "#lib/domain/request/request-states.ts";

const WAY: Record<RequestKind, RequestState[]> = {
	rental: ["new", "confirmed", "ready", "out", "done"],
	inflation: ["new", "confirmed", "ready", "done"],
	decoration: ["new", "confirmed", "done"],
	event: ["new", "confirmed", "done"],
};

/** What is still to come when all goes well. */
function statesAhead({ kind, state }: ServiceRequest): RequestState[] {
	return isGivenUp(state) ? [] : WAY[kind].slice(WAY[kind].indexOf(state) + 1);
}

/** Where the request has been and when, where it is, and what is still to come. */
export function RequestSteps({ request }: { request: ServiceRequest }) {
	const t = useTranslations("request");
	const { moment } = useDates();
	const last = request.steps.length - 1;
	return (
		<section className={styles.root} aria-labelledby="request-steps">
			<h2 id="request-steps">{t("stepsTitle")}</h2>
			<ol className={styles.steps}>
				{request.steps.map(({ state, at, note }, position) => (
					<li
						key={at + state}
						className={isGivenUp(state) ? styles.off : styles.done}
						aria-current={position === last ? "step" : undefined}
					>
						<strong>{t(`steps.${state}`)}</strong>
						<time dateTime={at}>{moment(at)}</time>
						{note !== "" && <span>{note}</span>}
					</li>
				))}
				{statesAhead(request).map((state) => (
					<li key={state} className={styles.ahead}>
						<span>{t(`steps.${state}`)}</span>
						<span className={styles.hidden}> ({t("ahead")})</span>
					</li>
				))}
			</ol>
		</section>
	);
}
