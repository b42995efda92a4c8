import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const WAIT_MS = 60_000;
const POLL_MS = 500;

/** Nothing listens or answers yet, the name does not resolve yet, or the server says that it is starting. */
const COMING_UP = new Set(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EHOSTUNREACH", "EAI_AGAIN", "57P03"]);
/** Errors without a code: no reply in time, or a port forwarder without a server behind it yet. */
const SILENT = /timeout expired|Connection terminated/;

const ADVICE: Record<string, string> = {
	"28000": "Check the user in DATABASE_URL and whether the server lets it in.",
	"28P01": "Check user and password in DATABASE_URL.",
	"3D000": "Create that database, or check its name in DATABASE_URL.",
};

/**
 * Waits for the user's own PostgreSQL server, `waitMs` at most, and returns its version. Throws a sentence that says what to
 * do when it does not come up, or refuses.
 */
export async function awaitServer(url: string, say: (line: string) => void, waitMs = WAIT_MS): Promise<string> {
	const { host } = new URL(url);
	const deadlineMs = performance.now() + waitMs;
	for (let told = false; ; told = true) {
		try {
			return await versionOf(url);
		} catch (error) {
			const { code, reason } = readError(error);
			const isComing = COMING_UP.has(code) || SILENT.test(reason);
			if (!isComing || performance.now() > deadlineMs) {
				const waited = isComing ? `, waited for ${Math.round(waitMs / 1000)} s` : "";
				throw new Error(`The database at ${host} cannot be used (${reason})${waited}. ${adviceOn(code)}`);
			}
			if (!told) say(`The database at ${host} is not there yet (${reason}), waiting up to ${waitMs / 1000} s …`);
			await sleep(POLL_MS);
		}
	}
}

const adviceOn = (code: string) =>
	ADVICE[code] ?? "Start PostgreSQL there, or check DATABASE_URL; without one the shop brings its own.";

function readError(error: unknown): { code: string; reason: string } {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	// When all addresses of a name refuse, the combined error has no message.
	const reason = (error instanceof Error && error.message) || code || String(error);
	return { code, reason };
}

async function versionOf(url: string): Promise<string> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
	// A server that stops at this moment must not end the start without a message.
	client.on("error", () => {});
	try {
		await client.connect();
		const { rows } = await client.query<{ server_version: string }>("SHOW server_version");
		return rows[0]?.server_version ?? "";
	} finally {
		await client.end();
	}
}
