import type { OrderState } from "#lib/domain/order/order-states.ts";
import { accept } from "#lib/domain/result.ts";
import { listPicking, type PickingPlace, TO_BE_PACKED } from "#lib/shop/backoffice/packing/list-picking.ts";
import { pickingFile } from "#lib/shop/backoffice/packing/picking-file.ts";
import { plain } from "#lib/shop/telling/document/document-format.ts";
import { type Command, EXIT } from "../command.ts";
import { nearest } from "../nearest.ts";
import { explainMisuse, misuse, readArgs, type Typed } from "../read-args.ts";
import { alignColumns } from "../table.ts";
import { withShop } from "../with-shop.ts";
import { removeStale, writeFiles } from "../write-files.ts";

const options = {
	state: { type: "string" },
	branch: { type: "string" },
	out: { type: "string" },
	json: { type: "boolean" },
} as const;

export const ordersPicking: Command = {
	name: "orders picking",
	usage: "[--state <accepted|paid>] [--branch <slug>] [--out <file.pdf>] [--json]",
	summary: "shows what to take from the shelves for all orders to be packed",
	help: `Changes nothing. Per place, the warehouse first, the goods in the order of their codes, with pieces in all and of each
order, and what was noted at a line. Places are those from which the pieces were taken when they were ordered; a set is
shown by its parts.

  --state <state>     only orders that are accepted, or only paid ones; both unless said otherwise
  --branch <slug>     only what lies at this branch
  --out <file.pdf>    as a PDF in Czech with boxes to tick; others on the computer cannot read a new one. One of an earlier
                      run is written anew, or removed when there is nothing to write
  --json              as JSON

  npm run shop -- orders picking --out vychystat.pdf`,
	options,
	async run(args, io) {
		const input = readArgs(args, options, []);
		if (!input.ok) return explainMisuse(ordersPicking, io, input.sentence);
		const { state, branch = null, out, json = false } = input.value.values;
		const states = typedStates(state);
		if (!states.ok) return explainMisuse(ordersPicking, io, states.sentence);
		if (json && out !== undefined) return explainMisuse(ordersPicking, io, "Give --json or --out, not both.");
		return withShop(io, async (shop) => {
			const list = await listPicking(shop, { states: states.value, branch });
			if (!list.ok) {
				io.complain(
					`There is no branch "${branch}". Did you mean ${nearest(branch ?? "", `${list.value}`.split(" "))}?`,
				);
				return EXIT.refused;
			}
			if (json) io.print(JSON.stringify(list.value.map(jsonOf), null, 2));
			else if (list.value.length === 0) {
				io.print("Nothing waits to be packed.");
				if (out !== undefined) return removeStale(io, out);
			} else if (out !== undefined)
				return writeFiles(io, [{ path: out, content: await pickingFile(shop, list.value) }]);
			else for (const line of list.value.flatMap(linesOf).slice(1)) io.print(line);
			return EXIT.done;
		});
	},
};

function typedStates(text: string | undefined): Typed<readonly OrderState[]> {
	if (text === undefined) return accept(TO_BE_PACKED);
	const state = TO_BE_PACKED.find((one) => one === text);
	return state ? accept([state]) : misuse(`Only orders that are paid or accepted wait to be packed, not ${text} ones.`);
}

function linesOf({ branch, goods }: PickingPlace): string[] {
	const rows = goods.map(({ code, name, pieces, orders }) => [
		"[ ]",
		code,
		name,
		`${pieces}`,
		orders.map(orderText).join(", "),
	]);
	const table = alignColumns(["", "Code", "Goods", "Pieces", "Orders"], rows, [3]);
	return ["", branch?.name ?? "Warehouse", ...table.map((line) => `  ${line}`)];
}

function orderText({ number, pieces, notes }: PickingPlace["goods"][number]["orders"][number]): string {
	const said = notes.length > 0 ? ` (${notes.map(plain).join("; ")})` : "";
	return `${number}: ${pieces}${said}`;
}

function jsonOf({ branch, goods }: PickingPlace) {
	return { place: branch?.name ?? "warehouse", branch: branch?.slug ?? null, goods };
}
