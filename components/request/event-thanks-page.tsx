import Link from "next/link";
import { NextIntlClientProvider, useMessages, useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { Confetti } from "#components/ui/confetti.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { EventSent } from "./event-sent.tsx";
import styles from "./event-thanks-page.module.scss";

/** `/eventy/dekujeme`, after an event was proposed; it may also be opened directly. */
export function EventThanksPage({ locale }: { locale: Locale }) {
	const t = useTranslations("eventForm");
	const { eventForm } = useMessages();
	return (
		<div className={styles.root}>
			<Confetti />
			<h1>{t("thanksTitle")}</h1>
			<p>{t("thanksText")}</p>
			<NextIntlClientProvider messages={{ eventForm }}>
				<EventSent />
			</NextIntlClientProvider>
			<div className={styles.links}>
				<Link className={buttonClass()} href={screenPath(locale, "events")} prefetch={false}>
					{t("toEvents")}
				</Link>
				<Link className={buttonClass({ tone: "quiet" })} href={screenPath(locale, "home")} prefetch={false}>
					{t("toShop")}
				</Link>
			</div>
		</div>
	);
}
