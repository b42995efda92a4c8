import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from "react-email";
import type { Locale } from "../../../../domain/locale.ts";
import type { MailTexts } from "../mail-texts.ts";
import { mailStyles as styles } from "./mail-styles.ts";

export type StockBack = {
	email: string;
	locale: Locale;
	name: string;
	/** "" when the product has nothing to choose. */
	variantName: string;
	/** Address of the product's page below the shop's own. */
	path: string;
	/** Secret of the link that ends the watch. */
	hash: string;
};

type Props = { back: StockBack; t: MailTexts<"stockBack">; links: { product: string; end: string } };

/** Goods that somebody waited for are back: which, where, and that the watch has ended. Text from people is escaped by React. */
export function StockBackMail({ back: { locale, name, variantName }, t, links }: Props) {
	return (
		<Html lang={locale}>
			<Head />
			<Preview>{t("preview", { name })}</Preview>
			<Body lang={locale} style={styles.body}>
				<Container style={styles.container}>
					<Text style={styles.shop}>{t("shop")}</Text>
					<Heading style={styles.heading}>{t("title")}</Heading>
					<Text style={styles.text}>{t("intro")}</Text>
					<Section style={styles.box}>
						<Text style={styles.strong}>{name}</Text>
						{variantName !== "" && <Text style={styles.line}>{t("variant", { variant: variantName })}</Text>}
					</Section>
					<Button href={links.product} style={styles.button}>
						{t("open")}
					</Button>
					<Text style={styles.text}>{t("hurry")}</Text>
					<Hr style={styles.hr} />
					<Text style={styles.small}>{t("ended")}</Text>
					<Link href={links.end} style={styles.small}>
						{t("end")}
					</Link>
				</Container>
			</Body>
		</Html>
	);
}
