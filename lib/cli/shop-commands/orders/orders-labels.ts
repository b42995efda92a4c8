import { CARRIER_KEYS, type CarrierKey } from "#lib/domain/order/carriers.ts";
import { LABEL_FORMATS } from "#lib/shop/backoffice/labels/formats.ts";
import type { LabelFault } from "#lib/shop/backoffice/labels/label-format.ts";
import { type Labels, makeLabels } from "#lib/shop/backoffice/labels/make-labels.ts";
import { type Command, EXIT, type Io } from "../command.ts";
import { nearest } from "../nearest.ts";
import { explainMisuse, readArgs } from "../read-args.ts";
import { withShop } from "../with-shop.ts";
import { removeStale, writeFiles } from "../write-files.ts";
import { NO_SUCH_ORDER } from "./order-history.ts";
import { typedOrders } from "./typed-orders.ts";

const options = { carrier: { type: "string" }, state: { type: "string" }, out: { type: "string" } } as const;
const CARRIERS: string[] = [...CARRIER_KEYS];
const titlesOf = (carrier: CarrierKey) => LABEL_FORMATS[carrier].columns.map(({ title }) => title).join("; ");

export const ordersLabels: Command = {
	name: "orders labels",
	usage: `--carrier <${CARRIERS.join("|")}> [<number> …] [--state <state>] [--out <file.csv>]`,
	summary: "writes the import file of a carrier, who prints labels from it",
	help: `Changes nothing. Packed orders unless numbers or another state are named; those of other carriers, and those fetched at a branch, are
skipped and counted. An order that the file cannot take (unpaid or cancelled, abroad, without a house number, with too long a name) is named with the
reason and left out, and the exit code is ${EXIT.refused}; the others are in the file. A note that is too long for a carrier is left out
and said. Nothing is cut.

zasilkovna is the CSV import of Zásilkovna, version 8. ppl is for the data import of klient.ppl.cz, balikovna for Podání Online of Česká
pošta (Balíkovna and Balík do ruky): set the columns there once, in the order of the file. \`settings set parcels\` says how
much a parcel weighs as long as nobody weighs it. The file of ppl begins with the heads of its columns; that of balikovna has none:
${titlesOf("balikovna")}

  --carrier <carrier>   whose file, ${CARRIERS.join(", ")}
  --state <state>       orders in this state
  --out <file.csv>      where to write it; others on the computer cannot read a new one. One of an earlier run is written
                        anew, or removed when there is nothing to write

  npm run shop -- orders labels --carrier zasilkovna --out zasilkovna.csv`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, [], { hasMore: true });
		if (!input.ok) return explainMisuse(ordersLabels, io, input.sentence);
		const { positionals: numbers, values } = input.value;
		const { carrier: typed, state, out } = values;
		if (typed === undefined) return explainMisuse(ordersLabels, io, "The option --carrier is missing.");
		const carrier = CARRIER_KEYS.find((key) => key === typed);
		if (!carrier) {
			const sentence = `There is no carrier "${typed}". Did you mean ${nearest(typed, CARRIERS)}?`;
			return explainMisuse(ordersLabels, io, sentence);
		}
		const which = typedOrders({ numbers, state }, ["packed"]);
		if (!which.ok) return explainMisuse(ordersLabels, io, which.sentence);
		const labels = await withShop(io, (shop) => makeLabels(shop, carrier, which.value));
		if (!labels.ok) {
			io.complain(NO_SUCH_ORDER(`${labels.value}`));
			return EXIT.refused;
		}
		const written = await write(io, labels.value, out);
		explain(io, labels.value, LABEL_FORMATS[carrier].name);
		return written === EXIT.done && labels.value.refused.length > 0 ? EXIT.refused : written;
	},
};

async function write(io: Io, { file }: Labels, out: string | undefined): Promise<number> {
	if (out !== undefined) return file === null ? removeStale(io, out) : writeFiles(io, [{ path: out, content: file }]);
	if (file !== null) io.print(file.trimEnd());
	return EXIT.done;
}

/** Printed beside the file, which may itself go to standard output. */
function explain(io: Io, { taken, refused, leftOut, skipped }: Labels, carrier: string): void {
	for (const { number, faults } of refused)
		io.complain(`Order ${number} is left out: ${faults.map((fault) => sentenceOf(fault, carrier)).join("; ")}.`);
	for (const { number, faults } of leftOut)
		io.complain(
			`Order ${number} goes without a part: ${faults.map((fault) => sentenceOf(fault, carrier)).join("; ")}.`,
		);
	io.complain(`${carrier}: ${taken.length} in the file, ${refused.length} left out, ${skipped} of other carriers.`);
}

function sentenceOf(fault: LabelFault, carrier: string): string {
	if (fault.code === "state") return `it is ${fault.state}, nothing is sent then`;
	if (fault.code === "foreign") return `it goes to ${fault.country}, the file takes addresses in CZ alone`;
	if (fault.code === "currency") return `${fault.currency} is to be collected, the file takes CZK alone`;
	if (fault.code === "no_points") return `it goes to a pickup point, the file of ${carrier} takes addresses alone`;
	if (fault.code === "missing") return `the ${fault.field} is missing`;
	return `the ${fault.field} has ${fault.length} letters, ${carrier} takes ${fault.max}`;
}
