import Link from "next/link";
import { useTranslations } from "next-intl";
import { BackLink } from "#components/content/back-link.tsx";
import { Blocks } from "#components/content/blocks.tsx";
import { Facts } from "#components/content/facts.tsx";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Event } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { event as eventData } from "#lib/storefront/structured-data/event.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import styles from "./event-page.module.scss";
import { useEventTexts } from "./use-event-texts.ts";

/** A public event. */
export function EventPage({ locale, event }: { locale: Locale; event: Event }) {
	const t = useTranslations("events");
	const shop = useTranslations("shop");
	const texts = useEventTexts();
	const list = { name: t("title"), url: screenPath(locale, "events") };
	const { place } = event;
	const where =
		place.url === null ? (
			texts.where(event)
		) : (
			<Link href={place.url} prefetch={false}>
				{texts.where(event)}
			</Link>
		);
	return (
		<TextFrame locale={locale} steps={[list]} current={{ name: event.title, url: event.url }}>
			<JsonLd data={inContext(eventData(locale, event, shop("name")))} />
			<article>
				<TextHead title={event.title} perex={event.perex} image={event.image} scene={event.scene} tint={event.tint}>
					{event.is_over && <p className={styles.over}>{t("over")}</p>}
				</TextHead>
				<Facts
					label={t("facts")}
					facts={[
						{ name: t("when"), value: texts.when(event) },
						{ name: t("where"), value: where },
						{ name: t("entry"), value: texts.entry(event) },
					]}
				/>
				<Blocks blocks={event.blocks} locale={locale} />
			</article>
			<BackLink href={list.url} text={t("back")} />
		</TextFrame>
	);
}
