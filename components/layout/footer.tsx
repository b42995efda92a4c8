import Link from "next/link";
import { getTranslations } from "next-intl/server";
import type { Settings } from "#lib/contract/lists.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { CopyrightYear } from "./copyright-year.tsx";
import styles from "./footer.module.scss";

export async function Footer({ locale, settings }: { locale: Locale; settings: Settings }) {
	const t = await getTranslations({ locale, namespace: "footer" });
	const { contacts, bottommenu } = settings;
	return (
		<footer className={styles.root}>
			<div className={styles.columns}>
				<section aria-labelledby="footer-contact">
					<h2 id="footer-contact" className={styles.heading}>
						{t("contact")}
					</h2>
					<address className={styles.address}>
						{contacts.company}
						<br />
						{contacts.street}
						<br />
						{contacts.city}
					</address>
					<ul className={styles.list}>
						<li>
							<a href={`tel:${contacts.phone.replace(/\s/g, "")}`}>{contacts.phone}</a>
						</li>
						<li>
							<a href={`mailto:${contacts.email}`}>{contacts.email}</a>
						</li>
					</ul>
					<h2 className={styles.heading}>{t("openingHours")}</h2>
					<p>{contacts.openingHours}</p>
				</section>
				{bottommenu.map((menu) => (
					<nav key={menu.title} aria-label={menu.title}>
						<h2 className={styles.heading}>{menu.title}</h2>
						<ul className={styles.list}>
							{menu.links.map((link) => (
								<li key={link.link}>
									<Link href={link.link} prefetch={false}>
										{link.text}
									</Link>
								</li>
							))}
						</ul>
					</nav>
				))}
			</div>
			<div className={styles.bottom}>
				<p>
					<CopyrightYear text={t("rights", { year: "{year}" })} />
				</p>
				<p>{t("prices")}</p>
				<p>{t("demo")}</p>
			</div>
		</footer>
	);
}
