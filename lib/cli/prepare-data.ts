import { fillLanguages } from "#lib/shop/backoffice/languages/fill-languages.ts";
import { missingBeforeOpening } from "#lib/shop/backoffice/new/missing.ts";
import { shopKind } from "#lib/shop/backoffice/new/shop-kind.ts";
import { fillBlocksIfMissing } from "#lib/shop/content/texts/fill-blocks.ts";
import { fillListsIfEmpty } from "#lib/shop/goods/listing/fill-lists.ts";
import { type Env, isPublic } from "#lib/shop/kernel/base/env.ts";
import { missingFixes } from "#lib/shop/kernel/db/embedded/missing-fixes.ts";
import { openEmbedded } from "#lib/shop/kernel/db/embedded/open-embedded.ts";
import { awaitServer } from "./await-server.ts";
import { type Demo, demoThingsText, loadDemo } from "./demo.ts";
import { prepareTables } from "./prepare-tables.ts";
import type { Progress } from "./progress.ts";

type Closing = { onClose(close: () => Promise<void> | void): void };

/** Opens the database of these settings; `closing` stops it again if it is embedded. Returns its address. */
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
	const opening = openEmbedded({ dataDir: env.DATA_DIR, log: progress.say, isKept: true });
	// registered before it is open, so that a Ctrl-C at this moment leaves no server behind
	closing.onClose(async () => {
		const database = await opening.catch(() => null); // the step reports its failure
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

/**
 * Migrates the tables and fills in demo data. At a public address it refuses the demo with a sentence, unless DEMO_PUBLIC
 * allows it; then published passwords and vouchers are disabled. Without the demo's folder it also refuses an empty database.
 */
export async function prepareData(
	databaseUrl: string,
	env: Pick<Env, "HOST" | "SHOP_URL" | "DEMO_PUBLIC" | "SMTP_URL">,
	progress: Progress,
): Promise<void> {
	const isPublicAddress = isPublic(env);
	const demo = await loadDemo();
	await progress.step(
		"Tables",
		() => prepareTables(databaseUrl),
		(count) => (count === 0 ? "up to date" : `brought up to date, migrations applied: ${count}`),
	);
	if (!demo) {
		await progress.step(
			"Shop",
			() => requireShop(databaseUrl, { isPublicAddress }),
			() => "already there",
		);
	} else if (isPublicAddress && env.DEMO_PUBLIC === undefined) {
		await progress.step(
			"Demo",
			() => requireNoDemo(databaseUrl, demo),
			() => "none of it is here",
		);
	}
	if (demo) {
		await progress.step(
			"Goods",
			() => inAllLanguages(databaseUrl, demo.seedIfEmpty(databaseUrl, progress.say)),
			(seeded) => (seeded ? "demo catalogue written" : "already there"),
		);
	}
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
	if (demo) {
		await progress.step(
			"Demo",
			() => inAllLanguages(databaseUrl, demo.fillIfMissing(databaseUrl)),
			(filled) => (filled ? "filled with what is new in it" : "up to date"),
		);
	}
	if (demo && !isPublicAddress) {
		await progress.step(
			"Demo orders",
			() => demo.seedOrdersIfNone(databaseUrl),
			(written) => (written ? "written for the customer and the influencer" : "none to write"),
		);
	}
	const missing = await missingBeforeOpening(databaseUrl);
	if (isPublicAddress && env.SMTP_URL === undefined)
		missing.push("No mail is sent, all of it stays in a folder: set SMTP_URL.");
	if (missing.length > 0) progress.say("Before the shop opens:");
	for (const sentence of missing) progress.say(`  ${sentence}`);
	if (!isPublicAddress || !demo) return;
	await progress.step(
		"Demo accounts",
		() => demo.close(databaseUrl),
		({ accounts, vouchers }) =>
			accounts + vouchers > 0
				? "their published passwords are taken away, and the published vouchers have ended"
				: "none with a published password, and no published voucher",
	);
}

/** The demo writes in its own languages alone. */
async function inAllLanguages(databaseUrl: string, writing: Promise<boolean>): Promise<boolean> {
	const isWritten = await writing;
	if (isWritten) await fillLanguages(databaseUrl, { anew: true });
	return isWritten;
}

/**
 * Throws a sentence when there is no shop, and when a public shop was once the demo and its folder is gone: nobody can tell
 * what is left of the demo, and its passwords and vouchers are published.
 */
async function requireShop(databaseUrl: string, { isPublicAddress }: { isPublicAddress: boolean }): Promise<void> {
	const kind = await shopKind(databaseUrl);
	if (kind === "none")
		throw new Error(
			"The database has no shop, and the demo's folder (demo) is missing. To make a shop: npm run shop -- new",
		);
	if (kind === "own" || !isPublicAddress) return;
	throw new Error(
		"This address is public (SHOP_URL, HOST), but the shop was the demo, and the demo's folder (demo) is missing.\nPut the folder back, then: npm run shop -- demo remove",
	);
}

/** Throws a sentence while anything of the demo is left, or when the database is empty and would become the demo. */
async function requireNoDemo(databaseUrl: string, demo: Demo): Promise<void> {
	const allowed = "DEMO_PUBLIC=yes allows it, for a public demonstration.";
	if ((await shopKind(databaseUrl)) === "none")
		throw new Error(
			`The database has no shop, and this address is public (SHOP_URL, HOST), so the demo is not shown instead. To make a shop: npm run shop -- new\n${allowed}`,
		);
	const things = await demo.remove(databaseUrl, { isDryRun: true });
	if (things.length === 0) return;
	throw new Error(
		`This address is public (SHOP_URL, HOST), but the shop still has things of the demo: ${demoThingsText(things)}.\nTo remove them: npm run shop -- demo remove\n${allowed}`,
	);
}
