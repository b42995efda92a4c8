"use client";
import { useTranslations } from "next-intl";
import { useDates } from "#components/dates/use-dates.ts";
import styles from "#components/order/details/order-timeline.module.scss";
import type { ServiceRequest } from "#lib/contract/schemas/request.ts";
import { isGivenUp, requestStatesAhead } from "#lib/domain/request/request-states.ts";

/** Past states of the request with their times, the present one, and those ahead. */
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
				{requestStatesAhead(request).map((state) => (
					<li key={state} className={styles.ahead}>
						<span>{t(`steps.${state}`)}</span>
						<span className={styles.hidden}> ({t("ahead")})</span>
					</li>
				))}
			</ol>
		</section>
	);
}
