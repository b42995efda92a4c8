/**
 * The load that strangers can cause: delay of a shopper's cart during their searches, and memory used by invented
 * addresses.
 */
import { Agent, request } from "node:http";
import { memoryMb } from "./shop-processes.ts";

const CONNECTIONS = 8;
const CARTS = 40;
const STEPS = 10;

const number = (below: number) => Math.floor(Math.random() * below);
const word = () => number(2 ** 48).toString(36);
const hex = () =>
	Array.from({ length: 4 }, () =>
		number(2 ** 32)
			.toString(16)
			.padStart(8, "0"),
	).join("");
const id = () => 2_000_000 + number(90_000_000);
const address = () => `${1 + number(200)}.${number(256)}.${number(256)}.${number(256)}`;

/** Generators of addresses not requested before, one for each kind; no page exists at any of them. */
const MADE_UP: (() => string)[] = [
	() => `/${id()}/${word()}`,
	() => `/${id()}/${word()}/${word()}`,
	() => `/en/${id()}/${word()}`,
	() => `/${word()}`,
	() => `/${word()}/${word()}/${word()}/${word()}`,
	() => `/${word().repeat(1200)}`,
	() => `/%ff${word()}`,
	() => `/${word()}.ab`,
	() => `/blog/${id()}/${word()}`,
	() => `/znacka/${id()}/${word()}`,
	() => `/shrnuti/${id()}/${hex()}`,
	() => `/newsletter/${hex()}`,
	() => `/backup-products/${id()}/${word()}`,
];
const CART = JSON.stringify({ locale: "cs", currencyId: 1 });
const search = () => `/hledani?q=${word()}`;

export type Strangers = {
	/** Median milliseconds to create a cart. */
	cart: { aloneMs: number; besideOneNetworkMs: number; besideManyNetworksMs: number };
	/** Resident memory of the server's processes together in MB, before and after each tenth of the addresses. */
	memoryMb: number[];
	/** Number of responses by status. */
	statuses: Record<number, number>;
	perSecond: number;
};

/**
 * Measures a running shop with rate limits that trusts one proxy, so that every stranger can have a different address.
 * `pid` is the supervising process; requests `count` invented addresses over `CONNECTIONS` connections.
 */
export async function measureStrangers(
	shopUrl: string,
	{ pid, count, tell }: { pid: number; count: number; tell: (line: string) => void },
): Promise<Strangers> {
	const agent = new Agent({ keepAlive: true, maxSockets: 4 * CONNECTIONS });
	const ask = asker(shopUrl, agent);
	// Warm-up: the first requests compile their code.
	for (let at = 0; at < 100; at += 1) await ask(at % 2 ? search() : "/1001/balonky", address());

	const cartMs = () => medianCart(ask);
	const aloneMs = await cartMs();
	const one = address();
	const besideOneNetworkMs = await beside(() => ask(search(), one), cartMs);
	const besideManyNetworksMs = await beside(() => ask(search(), address()), cartMs);
	tell(
		`A cart alone ${Math.round(aloneMs)} ms, beside ${CONNECTIONS} searchers of one network ${Math.round(besideOneNetworkMs)} ms, of many ${Math.round(besideManyNetworksMs)} ms`,
	);

	const statuses: Record<number, number> = {};
	const residentMb = () => Object.values(memoryMb(pid)).reduce((sum, each) => sum + each, 0);
	const memory = [residentMb()];
	const startedMs = performance.now();
	let sent = 0;
	const client = async () => {
		while (sent < count) {
			const at = sent++;
			const status = await ask(MADE_UP[at % MADE_UP.length]?.() ?? "/", address());
			statuses[status] = (statuses[status] ?? 0) + 1;
			if ((at + 1) % Math.ceil(count / STEPS) === 0) {
				memory.push(residentMb());
				tell(`${at + 1} addresses: ${memory.at(-1)} MB`);
			}
		}
	};
	await Promise.all(Array.from({ length: 4 * CONNECTIONS }, client));
	const perSecond = count / ((performance.now() - startedMs) / 1000);
	agent.destroy();
	return { cart: { aloneMs, besideOneNetworkMs, besideManyNetworksMs }, memoryMb: memory, statuses, perSecond };
}

type Ask = (path: string, from: string, method?: string, body?: string) => Promise<number>;

function asker(shopUrl: string, agent: Agent): Ask {
	return (path, from, method = "GET", body) =>
		new Promise((resolve, reject) => {
			const sent = request(
				shopUrl + path,
				{
					agent,
					method,
					headers: { "X-Forwarded-For": from, "Accept-Encoding": "gzip", "Content-Type": "application/json" },
				},
				(reply) => void reply.resume().on("end", () => resolve(reply.statusCode ?? 0)),
			);
			sent.on("error", reject);
			sent.end(body);
		});
}

async function medianCart(ask: Ask): Promise<number> {
	const times: number[] = [];
	for (let cart = 0; cart < CARTS; cart += 1) {
		const startedMs = performance.now();
		const status = await ask("/api/cart/create", address(), "POST", CART);
		if (status !== 201 && status !== 200) throw new Error(`Making a cart was answered ${status}`);
		times.push(performance.now() - startedMs);
	}
	return times.toSorted((a, b) => a - b)[CARTS / 2] ?? 0;
}

/** Measures while `CONNECTIONS` clients repeat `work`. */
async function beside(work: () => Promise<unknown>, measure: () => Promise<number>): Promise<number> {
	let isOver = false;
	const clients = Array.from({ length: CONNECTIONS }, async () => {
		while (!isOver) await work();
	});
	const measured = await measure();
	isOver = true;
	await Promise.all(clients);
	return measured;
}
