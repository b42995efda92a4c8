import { SECOND_MS } from "../../../domain/durations.ts";
import { accept, refuse } from "../../../domain/result.ts";
import { log } from "../../kernel/base/log.ts";
import { readCapped } from "../../kernel/base/read-capped.ts";
import { tokenBucket } from "../../kernel/base/token-bucket.ts";
import type { CompanyRegistry } from "../../kernel/services/company-registry.ts";
import { companyOf, isNotFound } from "./ares-answer.ts";

const ANSWER_MAX_BYTES = 256 * 1024;
/** Most concurrent calls; more are refused: nobody may use the shop to overload the state's registry. */
const ASKED_AT_ONCE = 4;
/** Rate of calls: twenty at once, then one in two seconds; more are refused. */
const QUESTIONS = { capacity: 20, perSecond: 0.5 };

/** ARES, the Czech registry of companies, by its public REST API; a call may take 3 s by default. */
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
			// Only the registry's own code counts as "no such company": another 404 means that the API moved.
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

/** One GET of JSON; the time limit includes the body. Throws on no reply, or too large a reply. */
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
