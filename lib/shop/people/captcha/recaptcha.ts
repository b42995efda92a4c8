import { z } from "zod";
import { SECOND_MS } from "../../../domain/durations.ts";
import type { Env } from "../../kernel/base/env.ts";
import { log } from "../../kernel/base/log.ts";
import { readCapped } from "../../kernel/base/read-capped.ts";
import { type Captcha, noCaptcha } from "../../kernel/services/captcha.ts";

export type RecaptchaAccount = {
	siteKey: string;
	secret: string;
	/** Address of the verification API. */
	url: string;
	/** Host of the shop's pages: tokens of other sites are refused. */
	hostname: string;
	/** Time limit of one call; default 5 000. */
	timeoutMs?: number;
};

/** From 0 (bot) to 1 (person); the threshold that Google recommends. */
const SCORE_MIN = 0.5;
const ANSWER_MAX_BYTES = 16 * 1024;

const judged = z.object({
	success: z.literal(true),
	score: z.number(),
	// Missing when a browser asked for a token without an action.
	action: z.string().optional(),
	hostname: z.string().optional(),
});
const refusedToken = z.object({ success: z.literal(false), "error-codes": z.array(z.string()).default([]) });
const answered = z.discriminatedUnion("success", [judged, refusedToken]);
/** Error codes of a wrong `RECAPTCHA_SECRET`; a visitor can cause all others. */
const SECRET_FAULTS = new Set(["missing-input-secret", "invalid-input-secret"]);

/** The captcha of the settings; `readEnv` has checked that both keys or none are set. */
export function captchaOf(env: Env): Captcha {
	const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url } = env;
	if (siteKey === undefined || secret === undefined) return noCaptcha;
	return recaptcha({ siteKey, secret, url, hostname: new URL(env.SHOP_URL).hostname });
}

/**
 * reCAPTCHA v3. A token is valid once, for its action, from the shop's own pages and with a person's score. When Google is
 * away (no reply in time, a status from 500 up, an unreadable reply) or the shop's secret is wrong, everybody passes and it
 * is logged: a visitor cannot cause that, opening no accounts would do more harm, and rate limits still apply. Any other
 * reply is a refusal. A browser that cannot load Google sends no token; a bot can do the same, so it opens no account. A
 * password reset passes without a token, since its owner must get back in, and its mails have limits of their own.
 */
export function recaptcha(account: RecaptchaAccount): Captcha {
	return {
		siteKey: account.siteKey,
		verify: async ({ token, action, address }) => {
			if (!token) return action === "password_reset";
			try {
				const { status, text } = await ask(account, { token, address });
				if (status !== 200) {
					log.error({ status }, "reCAPTCHA refused the question, nobody passes; is RECAPTCHA_URL right?");
					return false;
				}
				const answer = answered.parse(JSON.parse(text));
				if (answer.success)
					return answer.action === action && answer.hostname === account.hostname && answer.score >= SCORE_MIN;
				const isShopsFault = answer["error-codes"].some((code) => SECRET_FAULTS.has(code));
				if (isShopsFault) log.error("reCAPTCHA does not know RECAPTCHA_SECRET, everybody passes: set the right one");
				return isShopsFault;
			} catch (error) {
				log.warn({ error: reasonOf(error) }, "reCAPTCHA did not answer, everybody passes");
				return true;
			}
		},
	};
}

/** One POST of a form; the time limit includes the body. Throws on no reply, too large a reply, or a server error. */
async function ask(
	account: RecaptchaAccount,
	answer: { token: string; address: string },
): Promise<{ status: number; text: string }> {
	const form = new URLSearchParams({ secret: account.secret, response: answer.token });
	if (answer.address !== "") form.set("remoteip", answer.address);
	const reply = await fetch(account.url, {
		method: "POST",
		body: form,
		headers: { Accept: "application/json" },
		redirect: "error",
		cache: "no-store",
		signal: AbortSignal.timeout(account.timeoutMs ?? 5 * SECOND_MS),
	});
	const text = await readCapped(reply, ANSWER_MAX_BYTES);
	if (reply.status >= 500) throw new Error(`status ${reply.status}`);
	if (text === undefined) throw new Error(`more than ${ANSWER_MAX_BYTES} bytes`);
	return { status: reply.status, text };
}

/** Without the sent data, which a parser's message may repeat. */
function reasonOf(error: unknown): string {
	if (error instanceof z.ZodError || error instanceof SyntaxError) return "not the documented answer";
	return error instanceof Error ? error.message : String(error);
}
