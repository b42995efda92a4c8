import { Body, Button, Container, Head, Heading, Hr, Html, Preview, Section, Text } from "react-email";
import type { Locale } from "../../../../domain/locale.ts";
import { holdsSomething, type RequestState } from "../../../../domain/request/request-states.ts";
import type { RequestRow } from "../../../selling/request/request.sql.ts";
import type { RequestReader } from "../../../selling/request/tell.ts";
import { longDate } from "../mail-dates.ts";
import type { MailTexts } from "../mail-texts.ts";
import { AddressBlock } from "./mail-blocks.tsx";
import { mailStyles as styles } from "./mail-styles.ts";
import { requestFacts } from "./request-facts.ts";

export type RequestNews = {
	to: RequestReader;
	request: RequestRow;
	/** The request's new state, and the shop's message. */
	state: RequestState;
	note: string;
};

type Props = { news: RequestNews; t: MailTexts<"request">; locale: Locale; link: string };

/** A new request, or a step of one. React escapes text from people. */
export function RequestMail({ news, t, locale, link }: Props) {
	const { request, note } = news;
	const { branch, number } = request;
	const isToShop = news.to === "shop";
	const heading = isToShop ? shopHeading(news, t) : t(`title.${news.state}`);
	return (
		<Html lang={locale}>
			<Head />
			<Preview>{heading}</Preview>
			<Body lang={locale} style={styles.body}>
				<Container style={styles.container}>
					<Text style={styles.shop}>{t("shop")}</Text>
					<Heading style={styles.heading}>{heading}</Heading>
					{!isToShop && <Text style={styles.text}>{sentence(news, t, locale)}</Text>}
					{note !== "" && (
						<Section style={styles.block}>
							<Text style={styles.strong}>{t("note")}</Text>
							<Text style={styles.line}>{note}</Text>
						</Section>
					)}
					<Section style={{ ...styles.box, marginBottom: "16px" }}>
						<Text style={styles.strong}>{t("facts.title", { number })}</Text>
						{requestFacts(request, t, locale, news.to).map((fact) => (
							<Text key={fact} style={{ ...styles.line, whiteSpace: "pre-line" }}>
								{fact}
							</Text>
						))}
						{isToShop && request.asset_code && (
							<Text style={styles.line}>{t("toShop.asset", { code: request.asset_code })}</Text>
						)}
					</Section>
					{branch && <AddressBlock title={t("branch")} address={{ ...branch, company: branch.name }} />}
					{isToShop ? (
						<Text style={styles.text}>{t("toShop.hint", { number })}</Text>
					) : (
						<>
							<Text style={styles.text}>{t("typedOnPage")}</Text>
							<Button href={link} style={styles.button}>
								{t("open")}
							</Button>
						</>
					)}
					<Hr style={styles.hr} />
					{!isToShop && <Text style={styles.small}>{t("footer")}</Text>}
				</Container>
			</Body>
		</Html>
	);
}

function shopHeading({ request: { number, kind }, state }: RequestNews, t: MailTexts<"request">): string {
	return t(state === "cancelled" ? "toShop.cancelled" : "toShop.new", { number, kind: t(`kinds.${kind}`) });
}

function sentence({ request, state }: RequestNews, t: MailTexts<"request">, locale: Locale): string {
	const { kind, details, number } = request;
	switch (state) {
		case "new":
		case "confirmed":
		case "done":
			return t(`${state}.${kind}`);
		case "ready":
			if (!holdsSomething(kind)) throw new Error(`A request for ${kind} waits nowhere`);
			return t(`ready.${kind}`);
		case "out":
			return t("out", { date: details.kind === "rental" ? longDate(locale, details.to_day) : "" });
		case "declined":
			return t("declined");
		case "cancelled":
			return t("cancelled", { number });
	}
}
