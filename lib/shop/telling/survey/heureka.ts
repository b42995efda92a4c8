import { z } from "zod";
import { SECOND_MS } from "../../../domain/durations.ts";
import { accept, refuse } from "../../../domain/result.ts";
import type { Env } from "../../kernel/base/env.ts";
import { readCapped } from "../../kernel/base/read-capped.ts";
import { type CustomerSurvey, noSurvey, type SurveyedOrder } from "../../kernel/services/customer-survey.ts";

export type HeurekaAccount = {
	/** The shop's secret key. */
	key: string;
	/** Address of the service, without a trailing slash. */
	url: string;
	/** Time limit of one call; default 5 000. */
	timeoutMs?: number;
};

const ANSWER_MAX_BYTES = 16 * 1024;

/** Only the code is read: the description of a refusal repeats the key. */
const answered = z.object({ code: z.number().int(), message: z.string() });
/** 4xx codes about the moment, not about the order or the key. */
const LATER: readonly number[] = [408, 425, 429];

/** The survey of the settings. */
export function surveyOf({
	HEUREKA_KEY: key,
	HEUREKA_URL: url,
}: Pick<Env, "HEUREKA_KEY" | "HEUREKA_URL">): CustomerSurvey {
	return key === undefined ? noSurvey : heureka({ key, url });
}

/**
 * Ověřeno zákazníky of Heureka (heureka/overeno-zakazniky, API version 2); Heureka decides when to ask the buyer. Only its
 * documented reply is a refusal: another reply with the same status means that the service is away.
 */
export function heureka(account: HeurekaAccount): CustomerSurvey {
	return {
		isOn: true,
		send: async (order) => {
			try {
				const { status, text } = await post(account, order);
				const { code } = answered.parse(JSON.parse(text));
				if (status === 200 && code === 200) return accept(null);
				if ((status === 200 || status === code) && isRefusal(code)) return refuse("survey_refused", code);
				throw new Error(`status ${status}, code ${code}`);
			} catch (error) {
				return refuse("survey_unavailable", reasonOf(error));
			}
		},
	};
}

function isRefusal(code: number): boolean {
	return code >= 400 && code < 500 && !LATER.includes(code);
}

/** One POST of JSON; the time limit includes the body. Throws on no reply, or too large a reply. */
async function post({ key, url, timeoutMs = 5 * SECOND_MS }: HeurekaAccount, order: SurveyedOrder) {
	const { email, orderId, productItemIds } = order;
	const reply = await fetch(`${url}/order/log`, {
		method: "POST",
		body: JSON.stringify({ apiKey: key, email, orderId, productItemIds }),
		headers: { Accept: "application/json", "Content-Type": "application/json;charset=utf-8" },
		redirect: "error",
		cache: "no-store",
		signal: AbortSignal.timeout(timeoutMs),
	});
	const text = await readCapped(reply, ANSWER_MAX_BYTES);
	if (text === undefined) throw new Error(`more than ${ANSWER_MAX_BYTES} bytes`);
	return { status: reply.status, text };
}

/** Without data sent or received, which a parser's message may repeat. */
function reasonOf(error: unknown): string {
	if (error instanceof z.ZodError || error instanceof SyntaxError) return "not the documented answer";
	return error instanceof Error ? error.message : String(error);
}
