import { requestPath } from "../../../i18n/paths.ts";
import type { Env } from "../../kernel/base/env.ts";
import type { Shop } from "../../kernel/shop.ts";
import { type RequestRow, requestRow, type StepRow, stepRow } from "../../selling/request/request.sql.ts";
import { loadRequestTexts } from "./mail-texts.ts";
import { type Mail, sendMail } from "./send-mail.ts";
import type { RequestNews } from "./templates/request.tsx";

/**
 * Mails a step of a request to whoever asked, in the language of the request, or to the shop and the branch that it names, in
 * Czech; nothing when the request is forgotten by then. A repeat of the job is the same mail (its id is the job's).
 */
export async function sendRequestMail(
	shop: Shop,
	env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">,
	job: { stepId: number; to: "asker" | "shop"; jobId: string },
): Promise<void> {
	const step = await stepRow(shop.db, job.stepId);
	const request = step && (await requestRow(shop.db, { id: step.request_id }));
	if (!step || !request) return;
	const to = job.to === "asker" ? request.email : shopAddresses(request, step);
	if (to === "") return;
	const { state, note } = step;
	await sendMail(env, job.jobId, await renderRequestMail(shop.shopUrl, { to: job.to, request, state, note }, to));
}

function shopAddresses({ branch }: RequestRow, { contacts_email }: StepRow): string {
	return [...new Set([contacts_email, branch?.email])].filter(Boolean).join(", ");
}

/** The mail to these addresses, HTML and text. */
export async function renderRequestMail(shopUrl: string, news: RequestNews, to: string): Promise<Mail> {
	const { request, state } = news;
	const locale = news.to === "asker" ? request.locale : "cs";
	// The mail components are large and only this job needs them.
	const [{ render, toPlainText }, { RequestMail }, t] = await Promise.all([
		import("react-email"),
		import("./templates/request.tsx"),
		loadRequestTexts(locale),
	]);
	const link = `${shopUrl}${requestPath(request.locale, request)}`;
	const html = await render(RequestMail({ news, t, locale, link }));
	const { number, kind } = request;
	const subject =
		news.to === "asker"
			? t(`subject.${state}`, { number })
			: t(state === "cancelled" ? "toShop.cancelled" : "toShop.new", { number, kind: t(`kinds.${kind}`) });
	return { to, subject, html, text: toPlainText(html) };
}
