import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { EventPage } from "#components/event/event-page.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { writtenPath } from "#lib/i18n/paths.ts";
import { fetchEvent } from "#lib/storefront/content/content.ts";
import { eventMetadata } from "#lib/storefront/heads/written-metadata.ts";
import { idOf } from "#lib/storefront/pages/catalogue-page.ts";

export const ensureStatic = "navigation";

/** Rendered on the first visit; the build needs one set of params, here of no existing page. */
export function generateStaticParams() {
	return [{ id: "0", slug: "x" }];
}

type Props = PageProps<"/[locale]/eventy/[id]/[slug]">;

async function findEvent(locale: Locale, word: string) {
	const id = idOf(word);
	return id === null ? null : fetchEvent(locale, id);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	return eventMetadata(locale, await findEvent(locale, (await params).id));
}

export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const { id, slug } = await params;
	const event = await findEvent(locale, id);
	if (!event) notFound();
	if (writtenPath(locale, "events", { id: event.id, slug }) !== event.url) permanentRedirect(event.url);
	return <EventPage locale={locale} event={event} />;
}
