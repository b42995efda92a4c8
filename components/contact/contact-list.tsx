import Link from "next/link";
import { useTranslations } from "next-intl";
import { CallToAction } from "#components/content/call-to-action.tsx";
import { Facts } from "#components/content/facts.tsx";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import type { Contact } from "#lib/contract/schemas/content.ts";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { ContactLines } from "./contact-lines.tsx";
import styles from "./contact-list.module.scss";

type Props = { locale: Locale; contacts: Contact[]; company: Settings["contacts"] };

/** Contacts, the company behind the shop, and links to its stores. */
export function ContactList({ locale, contacts, company }: Props) {
	const t = useTranslations("contacts");
	return (
		<TextFrame locale={locale} current={{ name: t("title"), url: screenPath(locale, "contacts") }}>
			<TextHead title={t("title")} perex={t("description")} image={null} scene="contact" />
			<div className={styles.root}>
				{contacts.length > 0 && <Departments contacts={contacts} />}
				<section aria-labelledby="firma">
					<h2 id="firma">{t("company.title")}</h2>
					<Facts
						facts={[
							{ name: t("company.name"), value: company.company },
							{ name: t("company.address"), value: `${company.street}, ${company.city}` },
							{ name: t("company.companyId"), value: company.companyId },
							{ name: t("company.bankAccount"), value: company.bankAccount },
							{ name: t("hours"), value: company.openingHours },
						]}
					/>
					<ContactLines phone={company.phone} email={company.email} />
				</section>
				<section className={styles.stores} aria-labelledby="prodejny">
					<h2 id="prodejny">{t("stores.title")}</h2>
					<p>{t("stores.text")}</p>
					<CallToAction text={t("stores.action")} link={screenPath(locale, "stores")} />
				</section>
			</div>
		</TextFrame>
	);
}

function Departments({ contacts }: { contacts: Contact[] }) {
	const t = useTranslations("contacts");
	return (
		<section aria-labelledby="oddeleni">
			<h2 id="oddeleni">{t("departments")}</h2>
			<ul className={styles.departments}>
				{contacts.map((contact) => (
					<li key={contact.id}>
						<h3>
							<Link href={contact.url} prefetch={false}>
								{contact.name}
							</Link>
						</h3>
						<p className={styles.role}>{contact.role}</p>
						<ContactLines phone={contact.phone} email={contact.email} />
					</li>
				))}
			</ul>
		</section>
	);
}
