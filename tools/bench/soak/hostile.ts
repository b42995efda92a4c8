/** Calls that nobody should make, of every kind to every call of the API's document, as the tests ask them in process. */
import type { Agent } from "node:http";
import fc from "fast-check";
import { z } from "zod";
import { DEMO_ACCOUNTS } from "#demo/facts/accounts.ts";
import { faultsOf } from "#tests/support/matrix/fuzz-answers.ts";
import { type FuzzedOperation, questionsTo } from "#tests/support/matrix/fuzz-questions.ts";
import { requestOf } from "#tests/support/matrix/fuzz-requests.ts";
import type { Schema } from "#tests/support/matrix/fuzz-values.ts";
import { FOR_BODIES } from "../browser-headers.ts";
import { askSuccessfully } from "../http-client.ts";
import { type Goods, newCart } from "../targets.ts";
import { failureOf } from "./client.ts";
import { HOSTILE } from "./judge.ts";
import type { Said, Tally } from "./tally.ts";

/** Its answer is another service's, outside. */
const LEFT_OUT = "/company/";
/** Then they sign in anew, since some calls have ended what they had. */
const CALLS_SIGNED_IN = 40;
const TIMEOUT_MS = 45_000;

/** Said of an address that is none, before it comes to a call: moved, unreadable, too long. */
const OF_ADDRESSES = [308, 400, 414];

/** With examples of what is asked. */
type Operation = Omit<FuzzedOperation, "parameters" | "requestBody"> & {
	parameters?: { name: string; in: string; schema: Schema; example?: unknown }[];
	requestBody?: { content: { "application/json": { schema: Schema; example?: unknown } } };
};
type Asked = { call: string; operation: Operation; questions: ReturnType<typeof questionsTo> };

const documentSchema = z.object({
	paths: z.record(z.string(), z.record(z.string(), z.custom<Operation>())),
	components: z.object({ schemas: z.record(z.string(), z.custom<Schema>()) }),
});
const signedIn = z.object({ token: z.string() });

export type Hostiles = {
	/** Asks hostile question number `index`, the same at every run, and notes the answer. */
	ask(index: number): Promise<void>;
	/** Sentences about answers that are not as the document says. */
	undocumented: string[];
};

/** Hostile guests and customers of a running demo shop; `agent` is for what they ask honestly. */
export async function openHostiles(
	shopUrl: string,
	{ agent, goods, tally }: { agent: Agent; goods: Goods; tally: Tally },
): Promise<Hostiles> {
	const document = await askSuccessfully(agent, { url: `${shopUrl}/api/openapi.json` });
	const { paths, components } = documentSchema.parse(JSON.parse(document.body.toString()));
	const all = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]): Asked => {
			const call = `${method} ${path.replace("/api", "")}`;
			return { call, operation, questions: questionsTo(operation) };
		}),
	);
	const asked = all.filter(({ call }) => !call.includes(LEFT_OUT));
	const cart = await newCart(agent, shopUrl, goods);
	let token = "";
	const undocumented: string[] = [];
	return {
		undocumented,
		async ask(index) {
			if (index % CALLS_SIGNED_IN === 0)
				token = await signIn(agent, shopUrl).catch((error: Error) => {
					undocumented.push(`log-in: ${error.message}`);
					return token;
				});
			const one = asked[index % asked.length];
			const [question] = one ? fc.sample(one.questions, { numRuns: 1, seed: index }) : [];
			if (!one || !question) return;
			const own = targetOf(one.operation, cart.id);
			const mine = question.asker === "nobody" ? undefined : question.asker === "forged" ? `${token}x` : token;
			const request = requestOf(one.call, one.operation, question, { own, theirs: own }, mine);
			const begunMs = performance.now();
			const { said, reply, text } = await answerTo(shopUrl, request);
			tally.note(HOSTILE, said, performance.now() - begunMs);
			if (!reply || (OF_ADDRESSES.includes(reply.status) && !(reply.status in one.operation.responses))) return;
			const faults = faultsOf(one.operation, reply, text, components.schemas);
			undocumented.push(...faults.map((fault) => `${one.call}, hostile question ${index}: ${fault}`));
		},
	};
}

/** A right question, by the document's examples. */
function targetOf({ parameters = [], requestBody }: Operation, cartId: string) {
	const examples = (where: string) =>
		Object.fromEntries(
			parameters
				.filter((one) => one.in === where && one.example !== undefined)
				.map(({ name, example }) => [name, name === "cartId" ? cartId : String(example)]),
		);
	const body = requestBody?.content["application/json"].example;
	return { params: examples("path"), query: examples("query"), body };
}

async function signIn(agent: Agent, shopUrl: string): Promise<string> {
	const [customer] = DEMO_ACCOUNTS;
	const body = JSON.stringify({ email: customer?.email, password: customer?.password, locale: "cs" });
	const reply = await askSuccessfully(agent, {
		method: "POST",
		url: `${shopUrl}/api/auth/login`,
		headers: FOR_BODIES,
		body,
	});
	return signedIn.parse(JSON.parse(reply.body.toString())).token;
}

async function answerTo(shopUrl: string, request: Request): Promise<{ said: Said; reply?: Response; text: string }> {
	const { pathname, search } = new URL(request.url);
	const { method, headers } = request;
	const body = method === "GET" ? null : await request.arrayBuffer();
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	try {
		const reply = await fetch(shopUrl + pathname + search, { method, headers, body, signal, redirect: "manual" });
		return { said: { status: reply.status }, reply, text: await reply.text() };
	} catch (error) {
		return { said: { failure: failureOf(error) }, text: "" };
	}
}
