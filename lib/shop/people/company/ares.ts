import { SECOND_MS } from "../../../domain/durations.ts";
import { accept, refuse } from "../../../domain/result.ts";
import { log } from "../../kernel/base/log.ts";
import { readCapped } from "../../kernel/base/read-capped.ts";
import { tokenBucket } from "../../kernel/base/token-bucket.ts";
import type { CompanyRegistry } from "../../kernel/services/company-registry.ts";
import { companyOf, isNotFound } from "./ares-answer.ts";

const ANSWER_MAX_BYTES = 256 * 1024;
/** More questions at once are refused: the registry is the state's, and nobody may use the shop to hammer it. */
const ASKED_AT_ONCE = 4;
/** So are more of them in a row: twenty at once, then one in two seconds. */
const QUESTIONS = { capacity: 20, perSecond: 0.5 };

/** ARES, the Czech registry of companies, by its public REST interface; an answer may take 3 s unless said otherwise. */
export function aresRegistry(service: { url: string; timeoutMs?: number }): CompanyRegistry {
	let running = 0;
	const questions = tokenBucket(QUESTIONS);
	const ask = async (companyId: string): ReturnType<CompanyRegistry["find"]> => {
		try {
			const { status, text } = await get(
				`${service.url}/ekonomicke-subjekty/${companyId}`,
				service.timeoutMs ?? 3 * SECOND_MS,
			);
			const answer: unknown = JSON.parse(text);
			// Only the registry's own words are a "no": another 404 is a registry that moved.
			if (status === 404 && isNotFound(answer)) return accept(null);
			if (status !== 200) throw new Error(`status ${status}`);
			return accept(companyOf(answer));
		} catch (error) {
			log.warn({ error: error instanceof Error ? error.message : String(error) }, "ARES did not answer");
			return refuse("registry_unavailable");
		}
	};
	return {
		find(companyId, now) {
			if (running >= ASKED_AT_ONCE) return Promise.resolve(refuse("registry_unavailable"));
			if (!questions.take(now)) return Promise.resolve(refuse("too_many_requests"));
			running += 1;
			return ask(companyId).finally(() => {
				running -= 1;
			});
		},
	};
}

/** One GET of JSON; the time limit holds for the body too. Throws when nothing comes, or too much. */
async function get(address: string, timeoutMs: number): Promise<{ status: number; text: string }> {
	const reply = await fetch(address, {
		headers: { Accept: "application/json" },
		redirect: "error",
		cache: "no-store",
		signal: AbortSignal.timeout(timeoutMs),
	});
	const text = await readCapped(reply, ANSWER_MAX_BYTES);
	if (text === undefined) throw new Error(`more than ${ANSWER_MAX_BYTES} bytes`);
	return { status: reply.status, text };
}
