import { randomInt } from "node:crypto";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { customerByEmail, groupName, hasVoucher, insertVouchers, type NewVoucher } from "./manage.sql.ts";

/** Without characters that look alike: 0 and O, 1, I and L. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const HALF_LENGTH = 5;

export type VoucherOrder = {
	voucher: Omit<NewVoucher, "ownerId">;
	/** The code of a single voucher, normalised; null: codes are generated. */
	code: string | null;
	count: number;
	/** E-mail of the influencer who owns the vouchers. */
	ownerEmail: string | null;
	isDryRun: boolean;
};

/** `codes` are the created ones; empty in a dry run of generated ones. */
export type VouchersMade = { codes: string[]; groupName: string | null };

/** Creates vouchers, all or none. Refuses an existing code, an unknown group and an unknown owner, naming it. */
export async function createVouchers(
	shop: Shop,
	{ voucher, code, count, ownerEmail, isDryRun }: VoucherOrder,
): Promise<Result<VouchersMade, "code_taken" | "group_unknown" | "owner_unknown">> {
	return transaction(shop.db, async (tx) => {
		const group = voucher.groupId === null ? null : await groupName(tx, voucher.groupId);
		if (group === undefined) return refuse("group_unknown", voucher.groupId ?? undefined);
		const ownerId = ownerEmail === null ? null : await customerByEmail(tx, ownerEmail);
		if (ownerId === undefined) return refuse("owner_unknown", ownerEmail ?? undefined);
		const insert = (codes: string[]) => insertVouchers(tx, { ...voucher, ownerId }, { codes, now: shop.now() });
		if (code !== null) {
			const isTaken = isDryRun ? await hasVoucher(tx, code) : (await insert([code])).length === 0;
			return isTaken ? refuse("code_taken", code) : accept({ codes: [code], groupName: group });
		}
		const codes: string[] = [];
		while (!isDryRun && codes.length < count) codes.push(...(await insert(madeUpCodes(count - codes.length))));
		return accept({ codes, groupName: group });
	});
}

/** Different unguessable codes such as "K7QXM-2HDTR", of 31^10 possible ones. */
function madeUpCodes(count: number): string[] {
	const half = () => Array.from({ length: HALF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
	const codes = new Set<string>();
	while (codes.size < count) codes.add(`${half()}-${half()}`);
	return [...codes];
}
