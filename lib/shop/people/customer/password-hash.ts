import { hash, verify } from "@node-rs/argon2";
import { limitedQueue } from "../../kernel/base/limited-queue.ts";

/** Argon2id (the package's own choice) with OWASP's first recommendation: 19 MiB, two passes, one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Concurrent logins take two cores and 38 MiB at most; a hundred in the queue take two seconds. */
const inTurn = limitedQueue({ atOnce: 2, waitingMax: 100 });

/** The stored form of a password. Fails with `Overloaded` when the queue is full. */
export function hashPassword(password: string): Promise<string> {
	return inTurn(() => hash(password, COST));
}

/** Compared with when no account has the e-mail, so that both replies take the same time. */
let nobodysHash: Promise<string> | undefined;

/**
 * Whether a password matches its hash; for an unknown account (undefined) false after the same time. Fails with `Overloaded`
 * when the queue is full.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
	nobodysHash ??= hash("a password that nobody has", COST);
	const compared = passwordHash ?? (await nobodysHash);
	const matches = await inTurn(() => verify(compared, password));
	return passwordHash !== undefined && matches;
}
