import { useTranslations } from "next-intl";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { EventForm } from "./event-form.tsx";
import styles from "./event-request-page.module.scss";
import { FormPlace } from "./form-place.tsx";

/** `/eventy/novy`: the page to propose an event. */
export function EventRequestPage({ locale }: { locale: Locale }) {
	const t = useTranslations("eventForm");
	return (
		<TextFrame
			locale={locale}
			steps={[{ name: t("events"), url: screenPath(locale, "events") }]}
			current={{ name: t("title"), url: screenPath(locale, "newEvent") }}
		>
			<TextHead title={t("title")} perex={t("lead")} image={null} scene="hall" />
			<h2 className={styles.title}>{t("formTitle")}</h2>
			<FormPlace locale={locale} texts="eventForm">
				<EventForm locale={locale} />
			</FormPlace>
		</TextFrame>
	);
}
