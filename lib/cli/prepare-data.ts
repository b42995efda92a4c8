import { fillListsIfEmpty } from "#lib/shop/catalog/fill-lists.ts";
import { fillBlocksIfMissing } from "#lib/shop/content/fill-blocks.ts";
import { missingFixes } from "#lib/shop/db/embedded/missing-fixes.ts";
import { openEmbedded } from "#lib/shop/db/embedded/open-embedded.ts";
import { migrate } from "#lib/shop/db/migrate.ts";
import { closeDemoAccounts } from "#lib/shop/db/seed/close-demo-accounts.ts";
import { fillDemoIfMissing } from "#lib/shop/db/seed/fill-demo.ts";
import { seedIfEmpty } from "#lib/shop/db/seed/seed.ts";
import { type Env, isPublic } from "#lib/shop/env.ts";
import { awaitServer } from "./await-server.ts";
import type { Progress } from "./progress.ts";

type Closing = { onClose(close: () => Promise<void> | void): void };

/** Opens the database of these settings; `closing` stops it again if it is the embedded one. Returns its address. */
export async function openDatabase(env: Env, progress: Progress, closing: Closing): Promise<string> {
	const { DATABASE_URL: url } = env;
	if (url) {
		await progress.step(
			"Database",
			() => awaitServer(url, progress.say),
			(version) => `PostgreSQL ${version} at ${new URL(url).host}`,
		);
		return url;
	}
	const opening = openEmbedded({ dataDir: env.DATA_DIR, log: progress.say });
	// registered before it is open: a Ctrl-C just now must not leave a server behind
	closing.onClose(async () => {
		const database = await opening.catch(() => null); // its failure is reported by the step
		await database?.stop();
	});
	const database = await progress.step(
		"Database",
		() => opening,
		(opened) => {
			const origin = opened.tookOver ? ", taken over from a start that was killed" : "";
			return `PostgreSQL on port ${new URL(opened.url).port}${origin}`;
		},
	);
	const warning = isPublic(env) ? missingFixes(database.version) : null;
	if (warning) progress.say(warning);
	return database.url;
}

/** Brings tables and demo data up to date; where strangers may come nobody signs in by the demo's published passwords. */
export async function prepareData(
	databaseUrl: string,
	env: Pick<Env, "HOST" | "SHOP_URL">,
	progress: Progress,
): Promise<void> {
	await progress.step(
		"Tables",
		() => migrate(databaseUrl),
		(count) => (count === 0 ? "up to date" : `brought up to date, migrations applied: ${count}`),
	);
	await progress.step(
		"Goods",
		() => seedIfEmpty(databaseUrl, progress.say),
		(seeded) => (seeded ? "demo catalogue written" : "already there"),
	);
	await progress.step(
		"Lists",
		() => fillListsIfEmpty(databaseUrl, (done, total) => progress.say(`${done} of ${total} products listed`)),
		(filled) => (filled ? "made anew for the goods that are there" : "up to date"),
	);
	await progress.step(
		"Texts",
		() => fillBlocksIfMissing(databaseUrl),
		(filled) => (filled ? "made ready for their pages" : "up to date"),
	);
	await progress.step(
		"Demo",
		() => fillDemoIfMissing(databaseUrl),
		(filled) => (filled ? "filled with what is new in it" : "up to date"),
	);
	if (!isPublic(env)) return;
	await progress.step(
		"Demo accounts",
		() => closeDemoAccounts(databaseUrl),
		(closed) => (closed > 0 ? "their published passwords are taken away" : "none with a published password"),
	);
}
