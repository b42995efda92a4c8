import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { ConsentLink } from "#components/consent/consent-link.tsx";
import { NewsletterForm } from "#components/newsletter/newsletter-form.tsx";
import { PhoneLink } from "#components/ui/phone-link.tsx";
import type { Settings } from "#lib/contract/schemas/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { heldRanges } from "#lib/domain/words/held-ranges.ts";
import { LEGAL_PAGES } from "#lib/i18n/languages/language.ts";
import { legalPath } from "#lib/i18n/paths.ts";
import { CopyrightYear } from "./copyright-year.tsx";
import styles from "./footer.module.scss";
import { FooterPart } from "./footer-part.tsx";
import { MenuLink } from "./menu/menu-link.tsx";
import { PaymentCards } from "./payment-cards.tsx";
import { SocialLinks } from "./social-links.tsx";

/** The footer of every page but plain ones (promises §2 Layouts and shell). */
export async function Footer({ locale, settings }: { locale: Locale; settings: Settings }) {
	const t = await getTranslations({ locale, namespace: "footer" });
	const { contacts, bottommenu, demo } = settings;
	return (
		<footer className={styles.root}>
			<div className={styles.newsletter} data-leads-away>
				<NewsletterForm locale={locale} privacy={legalPath(locale, "privacy")} />
			</div>
			<div className={styles.columns} data-leads-away>
				<div>
					<FooterPart title={t("contact")}>
						<Contact contacts={contacts} hours={t("openingHours")} />
					</FooterPart>
				</div>
				{bottommenu.map((menu) => (
					<nav key={menu.title} aria-label={menu.title}>
						<FooterPart title={menu.title}>
							<ul className={styles.list}>
								{menu.links.map((link) => (
									<li key={link.link}>
										<MenuLink entry={link} />
									</li>
								))}
							</ul>
						</FooterPart>
					</nav>
				))}
			</div>
			<div className={styles.bottom}>
				<div className={styles.signs}>
					<PaymentCards label={t("payments")} />
					<SocialLinks social={contacts.social} label={t("social")} />
				</div>
				<nav aria-label={t("legal")}>
					<ul className={styles.legal}>
						{LEGAL_PAGES.map((page) => (
							<li key={page}>
								<Link href={legalPath(locale, page)} prefetch={false}>
									{t(page)}
								</Link>
							</li>
						))}
						<li>
							<ConsentLink />
						</li>
					</ul>
				</nav>
				<p>
					<CopyrightYear text={t("rights", { year: "{year}", company: contacts.company })} />
					{contacts.taxId && ` ${t("prices")}`}
					{!demo?.is_over && ` ${t("demo")}`}
				</p>
			</div>
		</footer>
	);
}

function Contact({ contacts, hours }: { contacts: Settings["contacts"]; hours: string }) {
	return (
		<>
			<address className={styles.address}>
				{contacts.company}
				<br />
				{contacts.street}
				<br />
				{contacts.city}
			</address>
			<ul className={styles.list}>
				{contacts.phone && (
					<li>
						<PhoneLink phone={contacts.phone} />
					</li>
				)}
				{contacts.email && (
					<li>
						<a href={`mailto:${contacts.email}`}>{contacts.email}</a>
					</li>
				)}
				{contacts.openingHours && (
					<li>
						{hours}: {heldRanges(contacts.openingHours)}
					</li>
				)}
			</ul>
		</>
	);
}
