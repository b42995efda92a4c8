import { Mail, Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import styles from "./contact-lines.module.scss";

/** A phone number and an e-mail, as links. */
export function ContactLines({ phone, email }: { phone: string; email: string }) {
	const t = useTranslations("contacts");
	return (
		<ul className={styles.root}>
			<li>
				<Phone aria-label={t("phone")} role="img" size={18} />
				<a href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</a>
			</li>
			<li>
				<Mail aria-label={t("email")} role="img" size={18} />
				<a href={`mailto:${email}`}>{email}</a>
			</li>
		</ul>
	);
}
