import { type StockSet, setStock } from "#lib/shop/goods/catalogue/set-stock.ts";
import { type Command, EXIT } from "./command.ts";
import { explainCode } from "./explain-code.ts";
import { nearest } from "./nearest.ts";
import { explainMisuse, readArgs, wholeNumber } from "./read-args.ts";
import { withShop } from "./with-shop.ts";

const options = { place: { type: "string", default: "warehouse" }, "dry-run": { type: "boolean" } } as const;
const QUANTITY = { min: 0, max: 1_000_000 };

export const stockSet: Command = {
	name: "stock set",
	usage: "<code> <quantity> [--place warehouse|<branch>] [--dry-run]",
	summary: "sets how many pieces there are",
	help: `Sets the pieces of the variant with this code, or of the product with this code when it has one variant, at one place:
what is typed is what lies there afterwards, not an addition. A whole number from ${QUANTITY.min} to ${QUANTITY.max}.

  --place <place>   "warehouse" (unless said otherwise) or a branch: praha, brno, …
  --dry-run         only says what would change

  npm run shop -- stock set BL-1021 120
  npm run shop -- stock set BL-1021 4 --place brno`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, ["code", "quantity"]);
		if (!input.ok) return explainMisuse(stockSet, io, input.sentence);
		const { values, positionals } = input.value;
		const [code = "", quantityText = ""] = positionals;
		const { place, "dry-run": isDryRun = false } = values;
		const quantity = wholeNumber(quantityText, QUANTITY);
		if (quantity === null) {
			const sentence = `The quantity is a whole number from ${QUANTITY.min} to ${QUANTITY.max}, not "${quantityText}".`;
			return explainMisuse(stockSet, io, sentence);
		}
		const set = await withShop(io, (shop) => setStock(shop, { code, quantity, place, isDryRun }));
		if (set.ok) {
			io.print(resultText(set.value, isDryRun));
			return EXIT.done;
		}
		if (set.error === "unknown_place") {
			const places = `${set.value}`.split(" ");
			io.complain(
				`There is no place "${place}". Did you mean ${nearest(place, places)}? Places: ${places.join(", ")}.`,
			);
		} else if (set.error === "is_set") {
			io.complain(`${code} is a set: there are as many as its parts allow. Set the pieces of a part: ${set.value}.`);
		} else {
			io.complain(explainCode({ ...set, error: set.error }, code));
		}
		return EXIT.refused;
	},
};

function resultText({ code, name, placeName, before, after, total }: StockSet, isDryRun: boolean): string {
	const subject = `${code} (${name}), ${placeName}`;
	if (before === after) return `${subject}: ${after} already; nothing was changed.`;
	return `${subject}: ${before} → ${after}, everywhere ${total}${isDryRun ? " (dry run, nothing written)" : ""}`;
}
