import type { Locale } from "../../../../domain/locale.ts";
import {
	holdsSomething,
	isGivenUp,
	isToBeFetched,
	type RequestState,
} from "../../../../domain/request/request-states.ts";
import { RENTAL_RETURN_TIME } from "../../../../domain/request/request-terms.ts";
import type { RequestRow } from "../../../selling/request/request.sql.ts";
import type { RequestReader } from "../../../selling/request/tell.ts";
import type { MailBranch } from "../mail-branch.ts";
import { longDate } from "../mail-dates.ts";
import type { MailTexts } from "../mail-texts.ts";
import { BigButton, Block, Box, BranchBlock, P, Small, Title } from "./mail-blocks.tsx";
import type { MailFrame } from "./mail-frame.ts";
import { MailPage } from "./mail-page.tsx";
import { mailStyles as styles } from "./mail-styles.ts";
import { bringFacts, requestFacts, returnFact } from "./request-facts.ts";

export type RequestNews = {
	to: RequestReader;
	request: RequestRow;
	/** The request's new state, and the shop's message. */
	state: RequestState;
	note: string;
	/** Where it is to be fetched, if that is known. */
	branch: MailBranch | null;
	/** Whether its days are attached as a file for calendars. */
	hasCalendar?: boolean;
};

type Props = { news: RequestNews; t: MailTexts<"request">; frame: MailFrame; link: string };

/** A new request, or a step of one. React escapes text from people. */
export function RequestMail({ news, t, frame, link }: Props) {
	const { request, note } = news;
	const { branch, number } = request;
	const isToShop = news.to === "shop";
	const heading = isToShop ? shopHeading(news, t) : t(`title.${news.state}`);
	const title = t("facts.title", { number });
	const { details } = request;
	const due = details.kind === "rental" ? returnFact(details.to_day, t, frame.locale) : null;
	return (
		<MailPage
			frame={frame}
			preview={heading}
			about={title}
			{...(isToShop ? {} : { drawing: isGivenUp(news.state) ? "cancelled" : "request" })}
			isToShop={isToShop}
			note={!isToShop && <Small>{t("footer")}</Small>}
		>
			<Title>{heading}</Title>
			{!isToShop && <P>{sentence(news, t, frame.locale)}</P>}
			{note !== "" && <Block title={t("note")} lines={[note]} />}
			<Box>
				<p style={styles.strong}>{title}</p>
				{requestFacts(request, t, frame.locale, news.to).map((fact) => (
					<p key={fact} style={{ ...(fact === due ? styles.strong : styles.line), whiteSpace: "pre-line" }}>
						{fact}
					</p>
				))}
				{isToShop && request.asset_code && <p style={styles.line}>{t("toShop.asset", { code: request.asset_code })}</p>}
			</Box>
			{!isToShop && <Bring news={news} t={t} />}
			{branch && <BranchBlock title={t("branch")} place={branch} branch={news.branch} frame={frame} />}
			{isToShop ? (
				<P>{t(news.state === "cancelled" ? "toShop.nothing" : "toShop.next")}</P>
			) : (
				<>
					{news.hasCalendar && <P>{t("calendar")}</P>}
					{hasWishes(request) ? <P>{t("wishes")}</P> : <Small>{t("typedOnPage")}</Small>}
					<BigButton href={link}>{t("open")}</BigButton>
				</>
			)}
		</MailPage>
	);
}

/** What whoever fetches a costume has to have along, and how the deposit comes back. */
function Bring({ news: { request, state }, t }: Pick<Props, "news" | "t">) {
	if (request.kind !== "rental" || !isToBeFetched(state)) return null;
	return <Block title={t("bring")} lines={bringFacts(request, t)} />;
}

/** Whether colours or a wish were typed: what a mail must not repeat, and its reader looks for. */
function hasWishes({ details }: RequestRow): boolean {
	return details.kind === "inflation" && details.balloons.some(({ wish }) => Boolean(wish));
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
			return t("out", {
				date: details.kind === "rental" ? longDate(locale, details.to_day) : "",
				time: RENTAL_RETURN_TIME,
			});
		case "declined":
			return t("declined");
		case "cancelled":
			return t("cancelled", { number });
	}
}
