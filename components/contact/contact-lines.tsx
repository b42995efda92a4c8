import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import { PhoneLink } from "#components/ui/phone-link.tsx";
import styles from "./contact-lines.module.scss";

/** A phone number and an e-mail, as links. */
export function ContactLines({ phone, email }: { phone: string; email: string }) {
	const t = useTranslations("contacts");
	return (
		<ul className={styles.root}>
			<li>
				<Icon name="phone" label={t("phone")} size={18} />
				<PhoneLink phone={phone} />
			</li>
			<li>
				<Icon name="mail" label={t("email")} size={18} />
				<a href={`mailto:${email}`}>{email}</a>
			</li>
		</ul>
	);
}
