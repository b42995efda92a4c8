import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Text } from "react-email";
import type { Locale } from "../../../../domain/locale.ts";
import type { AccountMailJob } from "../../../kernel/jobs/queue.ts";
import type { MailTexts } from "../mail-texts.ts";
import { mailStyles as styles } from "./mail-styles.ts";

type Props = {
	kind: AccountMailJob["kind"];
	locale: Locale;
	t: MailTexts<"account">;
	/** Where the button leads. */
	link: string;
};

/** A link that proves an e-mail, or a notice of what was changed. It names nobody and no e-mail: they may have been typed by a stranger. */
export function AccountMail({ kind, locale, t, link }: Props) {
	return (
		<Html lang={locale}>
			<Head />
			<Preview>{t(`${kind}.title`)}</Preview>
			<Body lang={locale} style={styles.body}>
				<Container style={styles.container}>
					<Text style={styles.shop}>{t("shop")}</Text>
					<Heading style={styles.heading}>{t(`${kind}.title`)}</Heading>
					<Text style={styles.text}>{t(`${kind}.text`)}</Text>
					<Button href={link} style={styles.button}>
						{t(`${kind}.open`)}
					</Button>
					<Hr style={styles.hr} />
					<Text style={styles.small}>{t(`${kind}.note`)}</Text>
				</Container>
			</Body>
		</Html>
	);
}
