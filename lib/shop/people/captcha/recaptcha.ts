import { z } from "zod";
import { SECOND_MS } from "../../../domain/durations.ts";
import type { Env } from "../../kernel/base/env.ts";
import { log } from "../../kernel/base/log.ts";
import { readCapped } from "../../kernel/base/read-capped.ts";
import { type Captcha, noCaptcha } from "../../kernel/services/captcha.ts";

export type RecaptchaAccount = {
	siteKey: string;
	secret: string;
	/** Where tokens are verified. */
	url: string;
	/** Host of the shop's pages: tokens of other sites are none of ours. */
	hostname: string;
	/** How long an answer may take; 5 000. */
	timeoutMs?: number;
};

/** From 0 (a machine) to 1 (a person); the border that Google recommends. */
const SCORE_MIN = 0.5;
const ANSWER_MAX_BYTES = 16 * 1024;

const judged = z.object({
	success: z.literal(true),
	score: z.number(),
	// A browser may ask for a token of no form.
	action: z.string().optional(),
	hostname: z.string().optional(),
});
const refusedToken = z.object({ success: z.literal(false), "error-codes": z.array(z.string()).default([]) });
const answered = z.discriminatedUnion("success", [judged, refusedToken]);
/** Codes of a wrong `RECAPTCHA_SECRET`; a visitor can bring about every other one. */
const SECRET_FAULTS = new Set(["missing-input-secret", "invalid-input-secret"]);

/** The captcha of the settings, which `readEnv` found to have both keys or none. */
export function captchaOf(env: Env): Captcha {
	const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url } = env;
	if (siteKey === undefined || secret === undefined) return noCaptcha;
	return recaptcha({ siteKey, secret, url, hostname: new URL(env.SHOP_URL).hostname });
}

/**
 * reCAPTCHA v3. A token is good once, for its action, from the shop's own pages and with a score of a person. When Google is away
 * (nothing comes in time, a status from 500 up, nothing that can be read) or the shop's own secret is wrong, everybody passes and
 * the log says so: a visitor cannot bring that about, a shop that opens no accounts meanwhile would be the greater harm, and
 * the limits of calls hold. Whatever else Google answers is a refusal. A browser that cannot load Google sends no token. Leaving the token out is something a machine can do too, so no account is opened for it; but
 * whoever forgot the password must get to the account, and those mails have limits of their own.
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

/** One POST of a form; the time limit holds for the body too. Throws when nothing comes, or too much, or Google is broken. */
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

/** Without what was sent: a parser's message may repeat it. */
function reasonOf(error: unknown): string {
	if (error instanceof z.ZodError || error instanceof SyntaxError) return "not the documented answer";
	return error instanceof Error ? error.message : String(error);
}
