import { VOUCHER_TYPES } from "#lib/domain/cart/voucher.ts";
import { createVouchers, type VoucherOrder, type VouchersMade } from "#lib/shop/selling/voucher/create-vouchers.ts";
import { type Command, EXIT } from "../command.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { momentText } from "../typed-moment.ts";
import { withShop } from "../with-shop.ts";
import { COUNT, typedVoucher, voucherOptions } from "./typed-voucher.ts";
import { czkText, percentText, takesOff } from "./voucher-text.ts";

export const vouchersCreate: Command = {
	name: "vouchers create",
	usage: `--type <${VOUCHER_TYPES.join("|")}> --value <number> [options]`,
	summary: "makes a voucher, or many for one use each",
	help: `Adds vouchers and changes nothing else. Shoppers may type codes in small letters and with blanks. Times are those of
Prague. A voucher is used when an order is placed, and given back when the order is cancelled.

  --type <type>             amount: crowns off; percent: per cent off; order: crowns off, the shopper cannot remove it
  --value <number>          crowns with VAT, or per cent
  --code <code>             its code; without it one is made up
  --count <number>          so many vouchers with made-up codes, each for one order, ${COUNT.max} at most
  --from <time>             holds from this day or time on, 2026-12-01 or "2026-12-01 18:00"
  --to <time>               holds to the end of this day, or until this time
  --quantity <number>       how many orders may use it in all
  --per-user <number>       how many orders of one customer, or of one e-mail, may use it
  --minimal-price <price>   only with goods for at least so many crowns with VAT
  --group <number>          only for customers of this group
  --needs-email             guests must give their e-mail to use it
  --service <service>       the service it is for, eshop unless said otherwise; others do not hold in the e-shop's cart
  --owner <e-mail>          the influencer to whom it belongs
  --commission <percent>    per cent of the goods' net value for the influencer
  --dry-run                 only says what would be made

  npm run shop -- vouchers create --type percent --value 15 --code LETO15 --to 2026-08-31 --per-user 1
  npm run shop -- vouchers create --type amount --value 200 --count 50 --minimal-price 1000`,
	options: voucherOptions,
	async run(args, io) {
		const input = readArgs(args, voucherOptions, []);
		if (!input.ok) return explainMisuse(vouchersCreate, io, input.sentence);
		const order = typedVoucher(input.value.values);
		if (!order.ok) return explainMisuse(vouchersCreate, io, order.sentence);
		const made = await withShop(io, (shop) => createVouchers(shop, order.value));
		if (made.ok) {
			for (const line of linesOf(order.value, made.value)) io.print(line);
			return EXIT.done;
		}
		const sentences = {
			code_taken: `There is a voucher ${made.value} already; nothing was made.`,
			group_unknown: `There is no group ${made.value}; nothing was made.`,
			owner_unknown: `There is no customer ${made.value}; nothing was made.`,
		};
		io.complain(sentences[made.error]);
		return EXIT.refused;
	},
};

/** The result in a sentence, and the generated codes, one per line. */
function linesOf(order: VoucherOrder, { codes, groupName }: VouchersMade): string[] {
	const dryRun = order.isDryRun ? " (dry run, nothing written)" : "";
	const facts = factsOf(order, groupName);
	if (order.count === 1) return [`Voucher ${codes[0] ?? "with a made-up code"}: ${facts}${dryRun}`];
	return [`${order.count} vouchers: ${facts}${dryRun}`, ...codes];
}

function factsOf({ voucher, ownerEmail }: VoucherOrder, groupName: string | null): string {
	const { activeFrom, activeTo, quantity, quantityPerUser, minimalPrice, commissionPercent } = voucher;
	return [
		takesOff(voucher.type, voucher.value),
		voucher.type === "order" ? "not to be removed" : "",
		voucher.serviceType === "eshop" ? "" : `for the service ${voucher.serviceType}`,
		activeFrom === null ? "" : `from ${momentText(activeFrom)}`,
		activeTo === null ? "" : `until ${momentText(activeTo)}`,
		quantity === null ? "" : `for ${quantity} ${quantity === 1 ? "order" : "orders"}`,
		quantityPerUser === null ? "" : `${quantityPerUser} per user`,
		minimalPrice === null ? "" : `with goods for ${czkText(minimalPrice)} at least`,
		voucher.groupId === null ? "" : `for group ${voucher.groupId} (${groupName})`,
		voucher.requiresEmail ? "with an e-mail" : "",
		ownerEmail === null ? "" : `by ${ownerEmail}`,
		commissionPercent === null ? "" : `commission ${percentText(commissionPercent)}`,
	]
		.filter((part) => part !== "")
		.join(", ");
}
