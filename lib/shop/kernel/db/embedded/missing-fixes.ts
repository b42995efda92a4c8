/** The newest release of the embedded server's line, looked up on 25 November 2026 (postgresql.org/docs/18/release.html). */
const NEWEST = { major: 18, minor: 6 };

/** A warning for a public shop whose server (`version` is its `server_version`) lacks known fixes; null when it lacks none. */
export function missingFixes(version: string): string | null {
	const [major = 0, minor = 0] = version.split(".").map((part) => Number.parseInt(part, 10));
	if (major !== NEWEST.major || minor >= NEWEST.minor) return null;
	return `The embedded PostgreSQL is ${major}.${minor}; ${NEWEST.major}.${NEWEST.minor} mends security faults of it. Set DATABASE_URL to a server that is kept up to date.`;
}
