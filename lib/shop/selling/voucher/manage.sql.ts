import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/client.ts";
import { readRows } from "../../kernel/db/read-rows.ts";
import { vouchers, type voucherTypeEnum } from "../../kernel/db/schema/carts.ts";
import { groups, users } from "../../kernel/db/schema/people.ts";
import { listedVoucherRow } from "./voucher.sql.ts";

export type NewVoucher = {
	type: (typeof voucherTypeEnum.enumValues)[number];
	/** Percent, or gross CZK; decimal text. */
	value: string;
	serviceType: string;
	activeFrom: Date | null;
	/** The first instant at which it is no longer valid. */
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

/** Inserts vouchers that differ only in their codes; returns the codes that were new. */
export async function insertVouchers(
	tx: Database,
	voucher: NewVoucher,
	{ codes, now }: { codes: string[]; now: Date },
): Promise<string[]> {
	const rows = await readRows(
		tx,
		z.strictObject({ code: z.string() }),
		sql`
		insert into vouchers (code, type, value, service_type, active_from, active_to, quantity, quantity_per_user,
			minimal_price, group_id, requires_email, owner_id, commission_percent, created_at)
		select code, ${voucher.type}::voucher_type, ${voucher.value}::numeric, ${voucher.serviceType},
			${voucher.activeFrom}::timestamptz, ${voucher.activeTo}::timestamptz, ${voucher.quantity}::int,
			${voucher.quantityPerUser}::int, ${voucher.minimalPrice}::numeric, ${voucher.groupId}::int,
			${voucher.requiresEmail}::boolean, ${voucher.ownerId}::int, ${voucher.commissionPercent}::numeric, ${now}::timestamptz
		from unnest(${sql.param(codes)}::text[]) as code
		on conflict (code) do nothing returning code`,
	);
	return rows.map(({ code }) => code);
}

export async function hasVoucher(db: Database, code: string): Promise<boolean> {
	return (await db.$count(vouchers, eq(vouchers.code, code))) > 0;
}

/** The end of the voucher with this code; locks its row. */
export async function lockVoucher(tx: Database, code: string) {
	const [row] = await tx
		.select({ activeTo: vouchers.activeTo })
		.from(vouchers)
		.where(eq(vouchers.code, code))
		.for("no key update");
	return row;
}

export async function endVoucherRow(tx: Database, { code, now }: { code: string; now: Date }): Promise<void> {
	await tx.update(vouchers).set({ activeTo: now }).where(eq(vouchers.code, code));
}

export async function groupName(db: Database, groupId: number): Promise<string | undefined> {
	const [group] = await db.select({ name: groups.name }).from(groups).where(eq(groups.id, groupId));
	return group?.name;
}

/** The customer with this e-mail, in any case. */
export async function customerByEmail(db: Database, email: string): Promise<number | undefined> {
	const [customer] = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = lower(${email})`);
	return customer?.id;
}

export type ListedVoucherRow = z.infer<typeof listedVoucherRow>;

/** Vouchers, newest first, with codes that begin with `prefix`. Locks nothing. */
export async function voucherRows(
	db: Database,
	{ prefix, limit }: { prefix: string; limit: number },
): Promise<ListedVoucherRow[]> {
	return readRows(
		db,
		listedVoucherRow,
		sql`
		select v.id, v.code, v.type, v.value, v.service_type, v.active_from, v.active_to, v.quantity, v.used,
			v.quantity_per_user, v.minimal_price, v.group_id, v.requires_email, g.name as group_name, u.email as owner_email,
			v.commission_percent, v.created_at
		from vouchers v left join groups g on g.id = v.group_id left join users u on u.id = v.owner_id
		where starts_with(v.code, ${prefix}) order by v.id desc limit ${limit}`,
	);
}
