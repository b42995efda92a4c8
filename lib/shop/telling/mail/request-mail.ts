import type { Locale } from "../../../domain/locale.ts";
import { daysAtBranch } from "../../../domain/request/request-days.ts";
import type { RequestState } from "../../../domain/request/request-states.ts";
import { pageLinks } from "../../kernel/links.ts";
import { type RequestRow, requestRow, type StepRow, stepRow } from "../../selling/request/request.sql.ts";
import { REQUEST_STEP, type RequestReader } from "../../selling/request/tell.ts";
import { type Letterhead, letterheadOf } from "./letterhead.ts";
import { mailBranch } from "./mail-branch.ts";
import { mailOf } from "./mail-kind.ts";
import { renderMail } from "./render-mail.ts";
import { requestCalendar } from "./request-calendar.ts";
import { type Mail, type MailAttachment, sendMail } from "./send-mail.ts";
import type { RequestNews } from "./templates/request.tsx";

/**
 * Mails a step of a request to whoever asked, in the language of the request, or to the shop and the branch that it names, in
 * Czech; nothing when the request is forgotten by then.
 */
export const requestMail = mailOf(REQUEST_STEP, async (shop, env, job) => {
	const step = await stepRow(shop.db, job.stepId);
	const request = step && (await requestRow(shop.db, { id: step.request_id }));
	if (!step || !request) return;
	const to = job.to === "asker" ? request.email : shopAddresses(request, step);
	if (to === "") return;
	const { state, note } = step;
	const locale = localeOf(job.to, request);
	const [head, branch] = await Promise.all([
		letterheadOf(shop, locale),
		mailBranch(shop, request.branch, locale, daysAtBranch(request.details)),
	]);
	const calendar = job.to === "asker" && hasNewDays(state) ? await requestCalendar(shop, request, shop.now()) : null;
	const news = { to: job.to, request, state, note, branch, hasCalendar: calendar !== null };
	const mail = await renderRequestMail(head, news, to);
	await sendMail(env, job.jobId, { ...mail, ...(calendar && { attachments: [attachmentOf(calendar)] }) });
});

/** Whether its days are news in this state: asked for, or certain. Those after have nothing new of them. */
function hasNewDays(state: RequestState): boolean {
	return state === "new" || state === "confirmed";
}

function attachmentOf({ filename, content }: { filename: string; content: string }): MailAttachment {
	return { filename, contentType: "text/calendar; charset=utf-8; method=PUBLISH", content: Buffer.from(content) };
}

function shopAddresses({ branch }: RequestRow, { contacts_email }: StepRow): string {
	return [...new Set([contacts_email, branch?.email])].filter(Boolean).join(", ");
}

/** The mail to these addresses, HTML and text. */
export async function renderRequestMail(head: Letterhead, news: RequestNews, to: string): Promise<Mail> {
	const { request, state } = news;
	const locale = localeOf(news.to, request);
	const link = `${head.shopUrl}${pageLinks.request(request.locale, request)}`;
	const { number, kind } = request;
	const written = await renderMail(
		{ name: "request", locale, head },
		{
			subject: (t) =>
				news.to === "asker"
					? t(`subject.${state}`, { number, kind: t(`kinds.${kind}`) })
					: t(state === "cancelled" ? "toShop.cancelled" : "toShop.new", { number, kind: t(`kinds.${kind}`) }),
			page: async (t, frame) => {
				const { RequestMail } = await import("./templates/request.tsx");
				return RequestMail({ news, t, frame, link });
			},
		},
	);
	return { to, ...written };
}

function localeOf(to: RequestReader, request: RequestRow): Locale {
	return to === "asker" ? request.locale : "cs";
}
