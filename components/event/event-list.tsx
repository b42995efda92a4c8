import { useTranslations } from "next-intl";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import type { EventsList } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { EventCards } from "./event-cards.tsx";
import styles from "./event-list.module.scss";
import { ProposeEvent } from "./propose-event.tsx";

/** Upcoming events, a link to propose one, and past events. */
export function EventList({ locale, events }: { locale: Locale; events: EventsList }) {
	const t = useTranslations("events");
	return (
		<TextFrame locale={locale} current={{ name: t("title"), url: screenPath(locale, "events") }}>
			<TextHead title={t("title")} perex={t("description")} image={null} scene="birthday" />
			<div className={styles.root}>
				<section aria-labelledby="chystame">
					<h2 id="chystame">{t("upcoming")}</h2>
					{events.upcoming.length === 0 ? <p>{t("empty")}</p> : <EventCards events={events.upcoming} eager={1} />}
				</section>
				<ProposeEvent locale={locale} />
				{events.past.length > 0 && (
					<section aria-labelledby="probehlo">
						<h2 id="probehlo">{t("past")}</h2>
						<EventCards events={events.past} />
					</section>
				)}
			</div>
		</TextFrame>
	);
}
