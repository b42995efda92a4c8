import { sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/client.ts";
import type { VoucherRow } from "./voucher.sql.ts";

export type NewVoucher = {
	type: VoucherRow["type"];
	/** Percent, or gross CZK; decimal text. */
	value: string;
	serviceType: string;
	activeFrom: Date | null;
	/** The first instant at which it does not hold. */
	activeTo: Date | null;
	quantity: number | null;
	quantityPerUser: number | null;
	/** Gross CZK, decimal text. */
	minimalPrice: string | null;
	groupId: number | null;
	requiresEmail: boolean;
	ownerId: number | null;
	commissionPercent: string | null;
};

/** Inserts vouchers that differ by their code alone; returns the codes that nobody had. */
export async function insertVouchers(
	tx: Database,
	voucher: NewVoucher,
	{ codes, now }: { codes: string[]; now: Date },
): Promise<string[]> {
	const result = await tx.execute<{ code: string }>(sql`
		insert into vouchers (code, type, value, service_type, active_from, active_to, quantity, quantity_per_user,
			minimal_price, group_id, requires_email, owner_id, commission_percent, created_at)
		select code, ${voucher.type}::voucher_type, ${voucher.value}::numeric, ${voucher.serviceType},
			${voucher.activeFrom}::timestamptz, ${voucher.activeTo}::timestamptz, ${voucher.quantity}::int,
			${voucher.quantityPerUser}::int, ${voucher.minimalPrice}::numeric, ${voucher.groupId}::int,
			${voucher.requiresEmail}::boolean, ${voucher.ownerId}::int, ${voucher.commissionPercent}::numeric, ${now}::timestamptz
		from unnest(${sql.param(codes)}::text[]) as code
		on conflict (code) do nothing returning code`);
	return result.rows.map(({ code }) => code);
}

export async function hasVoucher(db: Database, code: string): Promise<boolean> {
	const result = await db.execute(sql`select from vouchers where code = ${code}`);
	return result.rowCount === 1;
}

/** When the voucher with this code holds; its row is held. */
export async function heldVoucher(
	tx: Database,
	code: string,
): Promise<Pick<VoucherRow, "active_from" | "active_to"> | undefined> {
	const result = await tx.execute<Pick<VoucherRow, "active_from" | "active_to">>(sql`
		select active_from, active_to from vouchers where code = ${code} for no key update`);
	return result.rows[0];
}

export async function endVoucherRow(tx: Database, { code, now }: { code: string; now: Date }): Promise<void> {
	await tx.execute(sql`update vouchers set active_to = ${now} where code = ${code}`);
}

export async function groupName(db: Database, groupId: number): Promise<string | undefined> {
	const result = await db.execute<{ name: string }>(sql`select name from groups where id = ${groupId}`);
	return result.rows[0]?.name;
}

/** The customer with this e-mail, in whatever case it is typed. */
export async function customerByEmail(db: Database, email: string): Promise<number | undefined> {
	const result = await db.execute<{ id: number }>(sql`select id from users where lower(email) = lower(${email})`);
	return result.rows[0]?.id;
}

export type ListedVoucherRow = VoucherRow & {
	group_name: string | null;
	owner_email: string | null;
	commission_percent: string | null;
	created_at: string;
};

/** Vouchers, the newest first; those whose code begins with `prefix` alone. Locks nothing. */
export async function voucherRows(
	db: Database,
	{ prefix, limit }: { prefix: string; limit: number },
): Promise<ListedVoucherRow[]> {
	const result = await db.execute<ListedVoucherRow>(sql`
		select v.id, v.code, v.type, v.value, v.service_type, v.active_from, v.active_to, v.quantity, v.used,
			v.quantity_per_user, v.minimal_price, v.group_id, v.requires_email, g.name as group_name, u.email as owner_email,
			v.commission_percent, v.created_at
		from vouchers v left join groups g on g.id = v.group_id left join users u on u.id = v.owner_id
		where starts_with(v.code, ${prefix}) order by v.id desc limit ${limit}`);
	return result.rows;
}
