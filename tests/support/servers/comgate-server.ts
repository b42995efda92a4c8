import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { GatewaySettings } from "#lib/shop/selling/payment/gateways.ts";
import { patienceMs } from "../running/patience.ts";

/** A payment as Comgate keeps it; a test changes it as the payer would. */
export type ComgatePayment = {
	transId: string;
	price: number;
	curr: string;
	refId: string;
	label: string;
	email: string;
	status: "PENDING" | "PAID" | "CANCELLED" | "AUTHORIZED";
	test: boolean;
	refunded: number;
	/** Body of the call that made it. */
	asked: Record<string, unknown>;
};

/** What the server does instead of answering as documented. */
export type ComgateFault =
	| "away"
	| "hangs-up"
	| "slow"
	| "slow-body"
	| "broken-json"
	| "html"
	| "huge"
	| "endless"
	| "redirect"
	| "moved"
	| "refuses"
	| "does-not-know-us"
	| "other-shape"
	| "other-merchant"
	| "lost-answer";

export type ComgateServer = {
	settings: GatewaySettings;
	payments: Map<string, ComgatePayment>;
	/** Method and path of every call, in order. */
	calls: string[];
	/** Until `null` is said. "lost-answer" does the work and then hangs up. */
	misbehave(fault: ComgateFault | null): void;
	/** Runs before an answer is made, once. */
	beforeNextAnswer(action: () => Promise<void>): void;
	/** The only payment of an order; throws when there is none, or more. */
	paymentOf(refId: string): ComgatePayment;
	close(): Promise<void>;
};

const MERCHANT = "123456";
const SECRET = "gx4q8OV3TJt6noJnfhjqJKyX3Z6Ych0y";

/** Faults of an answer that is the right one otherwise. */
const ANSWERS: readonly ComgateFault[] = ["redirect", "huge", "other-merchant", "lost-answer"];

/** Comgate's REST protocol 2.0 on this machine: creates, reads and refunds payments as documented (field: § 3.6). */
export async function startComgate(): Promise<ComgateServer> {
	const payments = new Map<string, ComgatePayment>();
	const calls: string[] = [];
	let fault: ComgateFault | null = null;
	let before: (() => Promise<void>) | null = null;

	const server = createServer(async (request, response) => {
		const path = request.url ?? "";
		calls.push(`${request.method} ${path}`);
		const body = await readJson(request);
		const action = before;
		before = null;
		await action?.();
		if (fault === "redirect" && !path.endsWith("?again"))
			return response.writeHead(307, { Location: `${path}?again` }).end();
		if (fault !== null && !ANSWERS.includes(fault)) return answerWrongly(fault, response);
		const [status, answer] = answerTo(
			payments,
			request.method ?? "",
			path.replace(/\?again$/, ""),
			request.headers,
			body,
		);
		// Right but for its length.
		if (fault === "huge") answer.message = "x".repeat(5_000_000);
		if (fault === "lost-answer") return response.destroy();
		if (fault === "other-merchant") answer.merchant = "654321";
		response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2.0`;
	return {
		settings: {
			gateway: "comgate",
			comgate: {
				url,
				merchant: MERCHANT,
				secret: SECRET,
				isTest: false,
				get timeoutMs() {
					return patienceMs(fault === "slow" || fault === "slow-body");
				},
			},
		},
		payments,
		calls,
		misbehave: (next) => {
			fault = next;
		},
		beforeNextAnswer: (action) => {
			before = action;
		},
		paymentOf: (refId) => {
			const [payment, second] = [...payments.values()].filter((one) => one.refId === refId);
			if (!payment || second) throw new Error(`Order ${refId} has not exactly one payment`);
			return payment;
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	const text = Buffer.concat(chunks).toString("utf8");
	return text === "" ? {} : JSON.parse(text);
}

type Answered = [status: number, body: Record<string, unknown>];

function answerTo(
	payments: Map<string, ComgatePayment>,
	method: string,
	url: string,
	headers: IncomingHttpHeaders,
	body: Record<string, unknown>,
): Answered {
	if (headers.authorization !== `Basic ${Buffer.from(`${MERCHANT}:${SECRET}`).toString("base64")}`)
		return [401, { code: 1400, message: "Access from unauthorized location" }];
	if (method === "POST" && url === "/v2.0/payment.json") return create(payments, body);
	const transId = /^\/v2\.0\/payment\/transId\/([^/]+)\.json$/.exec(url)?.[1];
	if (method === "GET" && transId) return read(payments.get(transId));
	if (method === "POST" && url === "/v2.0/refund.json") return refund(payments.get(String(body.transId)), body);
	return [404, { code: 1400, message: "Unknown call" }];
}

function create(payments: Map<string, ComgatePayment>, asked: Record<string, unknown>): Answered {
	const { price, curr, label, refId, email, method, prepareOnly } = asked;
	if (prepareOnly !== true || method !== "ALL") return [400, { code: 1103, message: "Method incorrectly specified" }];
	if (!Number.isInteger(price) || Number(price) < 100) return [400, { code: 1309, message: "Incorrect amount" }];
	if (typeof label !== "string" || label.length < 1 || label.length > 16)
		return [400, { code: 1305, message: "Missing product description" }];
	if (typeof email !== "string" || typeof refId !== "string") return [400, { code: 1400, message: "Wrong query" }];
	const transId = `AB12-EF34-${String(payments.size + 1).padStart(4, "0")}`;
	payments.set(transId, {
		transId,
		price: Number(price),
		curr: String(curr),
		refId,
		label,
		email,
		status: "PENDING",
		test: asked.test === true,
		refunded: 0,
		asked,
	});
	const redirect = `https://payments.comgate.cz/client/instructions/index?id=${transId}`;
	return [200, { code: 0, message: "OK", transId, redirect }];
}

function read(payment: ComgatePayment | undefined): Answered {
	if (!payment) return [400, { code: 1400, message: "Transaction not found" }];
	const { transId, price, curr, refId, label, email, status, test } = payment;
	return [
		200,
		{
			code: 0,
			message: "OK",
			merchant: MERCHANT,
			test: String(test),
			price: String(price),
			curr,
			label,
			refId,
			method: "CARD_CZ_COMGATE",
			email,
			transId,
			secret: SECRET,
			status,
			fee: "unknown",
			vs: "739689656",
		},
	];
}

function refund(payment: ComgatePayment | undefined, { amount, curr }: Record<string, unknown>): Answered {
	if (!payment || payment.curr !== curr) return [400, { code: 1400, message: "Wrong query" }];
	if (payment.status === "CANCELLED") return [400, { code: 1401, message: "Refunded payment is cancelled" }];
	if (payment.refunded + Number(amount) > payment.price)
		return [400, { code: 1402, message: "Refund amount higher than allowed" }];
	payment.refunded += Number(amount);
	return [200, { code: 0, message: "OK" }];
}

function answerWrongly(fault: ComgateFault, response: ServerResponse): void {
	switch (fault) {
		case "away":
			response.writeHead(500).end("Internal error");
			return;
		case "hangs-up":
			response.destroy();
			return;
		case "slow":
			// It never answers.
			return;
		case "slow-body":
			response.writeHead(200, { "Content-Type": "application/json" }).write('{"code":');
			return;
		case "broken-json":
			response.writeHead(200, { "Content-Type": "application/json" }).end('{"code":0,"message":"OK","status":"PA');
			return;
		case "html":
			response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Odstávka</h1>");
			return;
		case "endless":
			pour(response);
			return;
		case "moved":
			response.writeHead(404, { "Content-Type": "application/json" }).end('{"error":"Not Found"}');
			return;
		case "refuses":
			response.writeHead(400).end('{"code":1100,"message":"Unknown error"}');
			return;
		case "does-not-know-us":
			response.writeHead(401).end('{"code":1400,"message":"Access from unauthorized location"}');
			return;
		default:
			response.end('{"code":0,"message":"OK","status":"DONE","price":"a lot"}');
	}
}

/** Never ends by itself. */
function pour(response: ServerResponse): void {
	const more = () => {
		while (!response.destroyed && response.write("x".repeat(16_384))) {
			// Until the pipe is full.
		}
	};
	response.on("drain", more);
	more();
}
