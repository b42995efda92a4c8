import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContactPage } from "#components/contact/contact-page.tsx";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { fetchContact } from "#lib/storefront/content/content.ts";
import { contactMetadata } from "#lib/storefront/heads/written-metadata.ts";
import { idOf } from "#lib/storefront/pages/catalogue-page.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ id: "0" }];
}

type Props = PageProps<"/[locale]/contacts/[id]">;

async function findContact(word: string) {
	const id = idOf(word);
	return id === null ? null : fetchContact(id);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	return contactMetadata(await pageLocale(), await findContact((await params).id));
}

/** In Czech only (promises §2 Routes): the middleware has no English address for it. */
export default async function Page({ params }: Props) {
	const contact = await findContact((await params).id);
	if (!contact) notFound();
	return <ContactPage locale={await pageLocale()} contact={contact} />;
}
