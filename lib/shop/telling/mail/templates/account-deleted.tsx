import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Text } from "react-email";
import type { Locale } from "../../../../domain/locale.ts";
import type { MailTexts } from "../mail-texts.ts";
import { mailStyles as styles } from "./mail-styles.ts";

type Props = { locale: Locale; t: MailTexts<"accountDeleted">; home: string };

/** An account is deleted: what went with it, what stays and why. */
export function AccountDeletedMail({ locale, t, home }: Props) {
	return (
		<Html lang={locale}>
			<Head />
			<Preview>{t("preview")}</Preview>
			<Body lang={locale} style={styles.body}>
				<Container style={styles.container}>
					<Text style={styles.shop}>{t("shop")}</Text>
					<Heading style={styles.heading}>{t("title")}</Heading>
					<Text style={styles.text}>{t("gone")}</Text>
					<Text style={styles.text}>{t("stays")}</Text>
					<Text style={styles.text}>{t("again")}</Text>
					<Button href={home} style={styles.button}>
						{t("open")}
					</Button>
					<Hr style={styles.hr} />
					<Text style={styles.small}>{t("notYou")}</Text>
				</Container>
			</Body>
		</Html>
	);
}
