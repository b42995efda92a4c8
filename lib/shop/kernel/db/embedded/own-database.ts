import { createHmac } from "node:crypto";
import pg from "pg";
import { SUPERUSER } from "./cluster.ts";

const DATABASE = "konfety";
/** Owns the shop's database and has no other rights on the server, so that an intruder in the shop gets no further. */
const OWNER = "konfety_shop";

export type OwnDatabase = {
	/** Address of the shop's database, as the role that owns it. */
	url: string;
	/** Address for making other databases, as the superuser. */
	serverUrl: string;
	/** The server's `server_version`: "18.4". */
	version: string;
};

/**
 * Makes the shop's database and its owner unless they exist, and hands the owner what an older version made as the superuser.
 * The owner's password is derived from the superuser's, one way.
 */
export async function ensureOwnDatabase(port: number, serverPassword: string): Promise<OwnDatabase> {
	const urlFor = (user: string, password: string, database: string) =>
		`postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
	const password = createHmac("sha256", serverPassword).update(OWNER).digest("base64url");
	const serverUrl = urlFor(SUPERUSER, serverPassword, "postgres");
	const version = await on(serverUrl, async (client) => {
		const { rows } = await client.query<{ has_owner: boolean; has_database: boolean; version: string }>(`
			SELECT current_setting('server_version') AS version,
				EXISTS (SELECT FROM pg_roles WHERE rolname = '${OWNER}') AS has_owner,
				EXISTS (SELECT FROM pg_database WHERE datname = '${DATABASE}') AS has_database`);
		if (!rows[0]?.has_owner) await client.query(`CREATE ROLE ${OWNER}`);
		await client.query(`ALTER ROLE ${OWNER} LOGIN PASSWORD '${password}'`);
		if (!rows[0]?.has_database) await client.query(`CREATE DATABASE ${DATABASE}`);
		await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${OWNER}`);
		return rows[0]?.version ?? "";
	});
	await on(urlFor(SUPERUSER, serverPassword, DATABASE), (client) => client.query(HAND_OVER));
	return { url: urlFor(OWNER, password, DATABASE), serverUrl, version };
}

/**
 * Hands over everything the superuser owns in the database, in one transaction. REASSIGN OWNED refuses that user. Objects of
 * the server (below 16384) and members of extensions stay; indexes, row types and sequences of columns follow their table.
 */
const HAND_OVER = `
	DO $$
	DECLARE one record;
	BEGIN
		FOR one IN
			WITH objects AS (
				SELECT tableoid, oid, 'SCHEMA' AS kind, quote_ident(nspname) AS name, nspowner AS owner
				FROM pg_namespace WHERE nspname !~ '^pg_'
				UNION ALL
				SELECT tableoid, oid,
					CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
					oid::regclass::text, relowner
				FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
				UNION ALL
				SELECT tableoid, oid, 'ROUTINE', oid::regprocedure::text, proowner FROM pg_proc
				UNION ALL
				SELECT tableoid, oid, 'TYPE', oid::regtype::text, typowner FROM pg_type WHERE typtype IN ('e', 'd', 'r')
			)
			SELECT kind, name FROM objects
			WHERE oid >= 16384 AND owner = '${SUPERUSER}'::regrole AND NOT EXISTS (
				SELECT FROM pg_depend WHERE classid = objects.tableoid AND objid = objects.oid
					AND (deptype = 'e' OR kind = 'SEQUENCE' AND deptype IN ('a', 'i'))
			)
		LOOP
			EXECUTE format('ALTER %s %s OWNER TO ${OWNER}', one.kind, one.name);
		END LOOP;
	END $$`;

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	// The client's queries report a lost connection; without a listener the loss would also end this process.
	client.on("error", () => {});
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
