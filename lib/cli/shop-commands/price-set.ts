import type { GrossPrices } from "#lib/domain/money/price.ts";
import { setPrice } from "#lib/shop/goods/catalogue/set-price.ts";
import { type Command, EXIT } from "./command.ts";
import { czk, typedPrice } from "./czk.ts";
import { explainCode } from "./explain-code.ts";
import { explainMisuse, readArgs } from "./read-args.ts";
import { withShop } from "./with-shop.ts";

const options = {
	sale: { type: "string" },
	"no-sale": { type: "boolean" },
	"allow-free": { type: "boolean" },
	"dry-run": { type: "boolean" },
} as const;

export const priceSet: Command = {
	name: "price set",
	usage: "<code> <gross price> [--sale <gross price> | --no-sale] [--allow-free] [--dry-run]",
	summary: "sets the price of a variant",
	help: `Sets the price with VAT, in crowns, of the variant with this code, or of the product with this code when it has one
variant. Adds a row to the price history. Carts show the new price at once, placed orders keep theirs. A price that is
right already is left alone.

  --sale <price>   puts it on sale at this price with VAT, which must be lower
  --no-sale        ends a sale; without either option a sale stays as it is
  --allow-free     lets goods cost nothing: orders of them alone need no payment
  --dry-run        only says what would change

  npm run shop -- price set BL-1021 49,90
  npm run shop -- price set BL-1021 59 --sale 49`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["code", "gross price"]);
		if (!input.ok) return explainMisuse(priceSet, io, input.sentence);
		const { values, positionals } = input.value;
		const [code = "", priceText = ""] = positionals;
		const { sale: saleText, "no-sale": endsSale = false, "dry-run": isDryRun = false } = values;
		const allowsFree = values["allow-free"];
		if (saleText !== undefined && endsSale) return explainMisuse(priceSet, io, "Give --sale or --no-sale, not both.");
		const price = typedPrice(priceText, "gross price");
		if (!price.ok) return explainMisuse(priceSet, io, price.sentence);
		const sale = saleText === undefined ? null : typedPrice(saleText, "sale price");
		if (sale && !sale.ok) return explainMisuse(priceSet, io, sale.sentence);
		const saleMinor = sale ? sale.value : endsSale ? null : undefined;

		const set = await withShop(io, (shop) =>
			setPrice(shop, { code, priceMinor: price.value, saleMinor, allowsFree, isDryRun }),
		);
		if (set.ok) {
			const { before, after, isChanged, name } = set.value;
			const subject = `${set.value.code} (${name})`;
			if (!isChanged) io.print(`${subject} costs ${pricesText(after)} already; nothing was changed.`);
			else
				io.print(
					`${subject}: ${pricesText(before)} → ${pricesText(after)}${isDryRun ? " (dry run, nothing written)" : ""}`,
				);
			return EXIT.done;
		}
		io.complain(refusalText(set, code, price.value));
		return EXIT.refused;
	},
};

function refusalText(
	set: Extract<Awaited<ReturnType<typeof setPrice>>, { ok: false }>,
	code: string,
	priceMinor: number,
) {
	if (set.error === "free") return `${code} would cost nothing; nothing was changed. If it is meant, add --allow-free.`;
	if (set.error === "sale_not_below_price") {
		return `The sale price ${czk(Number(set.value))} is not below the price ${czk(priceMinor)}. Set a lower one by --sale, or end the sale by --no-sale.`;
	}
	return explainCode({ ...set, error: set.error }, code);
}

function pricesText({ priceMinor, saleMinor }: GrossPrices): string {
	return saleMinor === null ? czk(priceMinor) : `${czk(priceMinor)}, on sale for ${czk(saleMinor)}`;
}
