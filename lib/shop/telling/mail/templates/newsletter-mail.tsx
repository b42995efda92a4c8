import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from "react-email";
import type { Locale } from "../../../../domain/locale.ts";
import type { MailTexts } from "../mail-texts.ts";
import { mailStyles as styles } from "./mail-styles.ts";

/** Asks whether the newsletter is wanted; `link` leads to the page that confirms it, and ends it. */
export function NewsletterMail({ locale, t, link }: { locale: Locale; t: MailTexts<"newsletter">; link: string }) {
	return (
		<Html lang={locale}>
			<Head />
			<Preview>{t("title")}</Preview>
			<Body lang={locale} style={styles.body}>
				<Container style={styles.container}>
					<Text style={styles.shop}>{t("shop")}</Text>
					<Heading style={styles.heading}>{t("title")}</Heading>
					<Text style={styles.text}>{t("text")}</Text>
					<Button href={link} style={styles.button}>
						{t("open")}
					</Button>
					<Hr style={styles.hr} />
					<Text style={styles.small}>{t("note")}</Text>
					<Link href={link} style={styles.small}>
						{t("end")}
					</Link>
				</Container>
			</Body>
		</Html>
	);
}
