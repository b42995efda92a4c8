import { pageLinks } from "../../kernel/links.ts";
import { type RequestRow, requestRow, type StepRow, stepRow } from "../../selling/request/request.sql.ts";
import { REQUEST_STEP } from "../../selling/request/tell.ts";
import { mailOf } from "./mail-kind.ts";
import { renderMail } from "./render-mail.ts";
import { type Mail, sendMail } from "./send-mail.ts";
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
	await sendMail(env, job.jobId, await renderRequestMail(shop.shopUrl, { to: job.to, request, state, note }, to));
});

function shopAddresses({ branch }: RequestRow, { contacts_email }: StepRow): string {
	return [...new Set([contacts_email, branch?.email])].filter(Boolean).join(", ");
}

/** The mail to these addresses, HTML and text. */
export async function renderRequestMail(shopUrl: string, news: RequestNews, to: string): Promise<Mail> {
	const { request, state } = news;
	const locale = news.to === "asker" ? request.locale : "cs";
	const link = `${shopUrl}${pageLinks.request(request.locale, request)}`;
	const { number, kind } = request;
	const written = await renderMail("request", locale, {
		subject: (t) =>
			news.to === "asker"
				? t(`subject.${state}`, { number })
				: t(state === "cancelled" ? "toShop.cancelled" : "toShop.new", { number, kind: t(`kinds.${kind}`) }),
		page: async (t) => {
			const { RequestMail } = await import("./templates/request.tsx");
			return RequestMail({ news, t, locale, link });
		},
	});
	return { to, ...written };
}
