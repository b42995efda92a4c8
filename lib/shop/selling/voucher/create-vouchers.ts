import { randomInt } from "node:crypto";
import { accept, type Result, refuse } from "../../../domain/result.ts";
import { transaction } from "../../kernel/db/client.ts";
import type { Shop } from "../../kernel/shop.ts";
import { customerByEmail, groupName, hasVoucher, insertVouchers, type NewVoucher } from "./manage.sql.ts";

/** Without those that are read as another one: 0 and O, 1 and I and L. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const HALF_LENGTH = 5;

export type VoucherOrder = {
	voucher: Omit<NewVoucher, "ownerId">;
	/** The code of the only one, as it is kept; null: codes are made up. */
	code: string | null;
	count: number;
	/** E-mail of the influencer to whom they belong. */
	ownerEmail: string | null;
	isDryRun: boolean;
};

/** `codes` are those made, none in a dry run of made-up ones. */
export type VouchersMade = { codes: string[]; groupName: string | null };

/** Makes vouchers, all or none. Refuses a code that there is already, an unknown group and an unknown owner, by their text. */
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

/** So many different codes that nobody can guess, such as "K7QXM-2HDTR": 31^10 of them are possible. */
function madeUpCodes(count: number): string[] {
	const half = () => Array.from({ length: HALF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
	const codes = new Set<string>();
	while (codes.size < count) codes.add(`${half()}-${half()}`);
	return [...codes];
}
