import { endVoucher } from "#lib/shop/selling/voucher/end-voucher.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { momentText } from "../typed-moment.ts";
import { withShop } from "../with-shop.ts";

export const vouchersEnd: Command = {
	name: "vouchers end",
	usage: "<code>",
	summary: "ends a voucher at once",
	help: `From now on nobody can use the voucher. A cart that has it says that it does not hold any more and lets it be taken out, also
one of the type order; it takes nothing off. Orders that used it, and what they owe an influencer, stay as they are. The same again
changes nothing. Times are those of Prague.

  npm run shop -- vouchers end LETO15`,
	options: {},
	async run(args, io) {
		const input = readArgs(args, {}, ["code"]);
		if (!input.ok) return explainMisuse(vouchersEnd, io, input.sentence);
		const [typed = ""] = input.value.positionals;
		const ended = await withShop(io, (shop) => endVoucher(shop, typed));
		if (!ended.ok) {
			io.complain(`There is no voucher ${ended.value}. Its code: npm run shop -- vouchers list`);
			return EXIT.refused;
		}
		const { code, endedAt, isChanged } = ended.value;
		if (isChanged) io.print(`Voucher ${code} has ended.`);
		else io.print(`Voucher ${code} ended on ${momentText(endedAt)} already; nothing was changed.`);
		return EXIT.done;
	},
};
