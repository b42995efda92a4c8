import { type ListedVoucher, listVouchers } from "#lib/shop/selling/voucher/list-vouchers.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs, wholeNumber } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { momentText } from "../typed-moment.ts";
import { withShop } from "../with-shop.ts";
import { czkText, takesOff } from "./voucher-text.ts";

const options = {
	code: { type: "string" },
	limit: { type: "string", default: "50" },
	json: { type: "boolean" },
} as const;
const LIMIT = { min: 1, max: 10_000 };

export const vouchersList: Command = {
	name: "vouchers list",
	usage: "[--code <beginning>] [--limit <number>] [--json]",
	summary: "shows vouchers, the newest first",
	help: `Changes nothing. Times are those of Prague. "Used" counts orders that were not cancelled, of so many as may use it.
A voucher is active, coming (not yet), ended, or used up.

  --code <beginning>   only vouchers whose code begins so
  --limit <number>     how many at most, ${options.limit.default} unless said otherwise, ${LIMIT.max} at most
  --json               as JSON, with UTC times

  npm run shop -- vouchers list --code LETO`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(vouchersList, io, input.sentence);
		const { code, limit: typedLimit, json } = input.value.values;
		const limit = wholeNumber(typedLimit, LIMIT);
		if (limit === null) {
			const sentence = `--limit takes a whole number from ${LIMIT.min} to ${LIMIT.max}, not "${typedLimit}".`;
			return explainMisuse(vouchersList, io, sentence);
		}
		const vouchers = await withShop(io, (shop) => listVouchers(shop, { prefix: code, limit }));
		if (json) io.print(JSON.stringify(vouchers.map(jsonOf), null, 2));
		else if (vouchers.length === 0) io.print(code === undefined ? "There are no vouchers." : `No code begins ${code}.`);
		else for (const line of alignColumns(HEADER, vouchers.map(rowOf), RIGHT)) io.print(line);
		return EXIT.done;
	},
};

const HEADER = ["Code", "Type", "Takes off", "State", "Used", "Per user", "From", "Until", "Goods from", "For"];
const RIGHT = [2, 4, 5, 8];

function rowOf(voucher: ListedVoucher): string[] {
	const { code, type, value, state, used, quantity, quantity_per_user, activeFrom, activeTo, minimal_price } = voucher;
	return [
		code,
		type,
		takesOff(type, value),
		state,
		quantity === null ? `${used}` : `${used} of ${quantity}`,
		quantity_per_user === null ? "" : `${quantity_per_user}`,
		activeFrom === null ? "" : momentText(activeFrom),
		activeTo === null ? "" : momentText(activeTo),
		minimal_price === null ? "" : czkText(minimal_price),
		whoFor(voucher),
	];
}

function whoFor({ group_id, group_name, requires_email, service_type, owner_email }: ListedVoucher): string {
	return [
		service_type === "eshop" ? "" : `service ${service_type}`,
		group_id === null ? "" : `group ${group_id} (${group_name})`,
		requires_email ? "with an e-mail" : "",
		owner_email === null ? "" : `by ${owner_email}`,
	]
		.filter((part) => part !== "")
		.join(", ");
}

function jsonOf(voucher: ListedVoucher) {
	const { code, type, value, state, used, quantity, quantity_per_user, activeFrom, activeTo } = voucher;
	return {
		code,
		type,
		value: Number(value),
		state,
		used,
		quantity,
		quantity_per_user,
		active_from: activeFrom?.toISOString() ?? null,
		active_to: activeTo?.toISOString() ?? null,
		minimal_price: voucher.minimal_price === null ? null : Number(voucher.minimal_price),
		service_type: voucher.service_type,
		group_id: voucher.group_id,
		requires_email: voucher.requires_email,
		owner: voucher.owner_email,
		commission_percent: voucher.commission_percent === null ? null : Number(voucher.commission_percent),
	};
}
