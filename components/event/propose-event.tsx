import { useTranslations } from "next-intl";
import { CallToAction } from "#components/content/call-to-action.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./propose-event.module.scss";

/** Invites customers to propose an event. */
export function ProposeEvent({ locale }: { locale: Locale }) {
	const t = useTranslations("events.propose");
	return (
		<section className={styles.root} aria-labelledby="navrh">
			<h2 id="navrh">{t("title")}</h2>
			<p>{t("text")}</p>
			<CallToAction text={t("action")} link={screenPath(locale, "newEvent")} />
		</section>
	);
}
