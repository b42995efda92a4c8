import { sql } from "drizzle-orm";
import type { TestShop } from "../shop/test-shop.ts";

/** Written by every call, whatever it asks. */
const NOT_WATCHED = ["public.rate_limits"];

/**
 * Has the database note which tables are written to, so that a test need not read them all before and after. Returns what tells the
 * names of those written to since it was last asked.
 */
export async function watchWrites({ shop }: TestShop): Promise<() => Promise<string[]>> {
	await shop.db.execute(sql`
		create schema watched;
		create unlogged table watched.writes (name text not null);
		create function watched.note() returns trigger language plpgsql as $$
		begin
			insert into watched.writes values (tg_argv[0]);
			return null;
		end $$;
		do $$
		declare watched_table regclass;
		begin
			for watched_table in
				select oid from pg_class
				where relkind in ('r', 'p') and not relispartition
					and (relnamespace = 'public'::regnamespace or oid = 'pgboss.job'::regclass)
					and oid <> all (${sql.raw(`'{${NOT_WATCHED}}'`)}::regclass[])
			loop
				execute format('create trigger watched after insert or update or delete on %s for each row
					execute function watched.note(%L)', watched_table, watched_table);
			end loop;
		end $$`);
	return async () => {
		const { rows } = await shop.db.execute<{ name: string }>(sql`
			with seen as (delete from watched.writes returning name) select distinct name from seen order by name`);
		return rows.map(({ name }) => name);
	};
}
