import { useTranslations } from "next-intl";
import { BackLink } from "#components/content/back-link.tsx";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import type { Contact } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { ContactLines } from "./contact-lines.tsx";

/** One department: what it helps with, and its contacts. */
export function ContactPage({ locale, contact }: { locale: Locale; contact: Contact }) {
	const t = useTranslations("contacts");
	const list = { name: t("title"), url: screenPath(locale, "contacts") };
	return (
		<TextFrame locale={locale} steps={[list]} current={contact}>
			<TextHead title={contact.name} perex={contact.description} image={null}>
				<p>{contact.role}</p>
			</TextHead>
			<ContactLines phone={contact.phone} email={contact.email} />
			<BackLink href={list.url} text={t("back")} />
		</TextFrame>
	);
}
