import { listen } from "./changes.ts";
import { embeddedShop } from "./embedded-shop.ts";
import { readEnv } from "./env.ts";
import { startWorkers } from "./jobs/workers.ts";
import { log } from "./log.ts";

/** What the server does beside answering: listens for changes and works the queue. */
export async function startBackground(): Promise<void> {
	const env = readEnv();
	if (env.SHOP_API_URL || !env.DATABASE_URL) return;
	const expire = expirer(ownUrl(env), env.KONFETY_INTERNAL_KEY ?? "");
	const listener = listen(env.DATABASE_URL, expire, (error) =>
		log.warn({ error: error.message }, "not listening for changes"),
	);
	await listener.ready;
	// Pages made while building may be older than the database they are served with.
	expire(["catalogue", "settings", "pages"]);
	await startWorkers(embeddedShop().shop, env);
}

/** This server's address from its own machine. */
function ownUrl({ HOST, PORT }: { HOST: string; PORT: number }): string {
	const isEverywhere = ["localhost", "127.0.0.1", "0.0.0.0", "::", "::1"].includes(HOST);
	return `http://${isEverywhere ? "127.0.0.1" : HOST}:${PORT}`;
}

/** Gathers tags for a moment and has this very server expire them; only a request may do that in Next. */
function expirer(ownUrl: string, key: string) {
	const waiting = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	const send = async (attempt: number): Promise<void> => {
		const tags = [...waiting];
		waiting.clear();
		try {
			const reply = await fetch(`${ownUrl}/api/cache/expire`, {
				method: "POST",
				headers: { "Content-Type": "application/json", "X-Internal-Key": key },
				body: JSON.stringify(tags),
				signal: AbortSignal.timeout(4_000),
			});
			if (!reply.ok) throw new Error(`expiring answered ${reply.status}`);
		} catch (error) {
			// At start the server does not listen yet; later it may be busy.
			if (attempt > 100) return log.error({ error: String(error), tags }, "changes were not expired");
			for (const tag of tags) waiting.add(tag);
			timer = setTimeout(() => void send(attempt + 1), Math.min(50 * attempt, 1_000));
		}
	};
	return (tags: string[]) => {
		for (const tag of tags) waiting.add(tag);
		clearTimeout(timer);
		timer = setTimeout(() => void send(1), 20);
	};
}
